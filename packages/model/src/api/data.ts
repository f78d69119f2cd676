import { z } from 'zod';
import { DATA_GROUPINGS } from '../calendar/groups.js';
import { dataColumns, dataMapColumns, dataMapNode, dataPoint, timespan } from '../entities/term.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import {
  checkPeriod,
  flagParam,
  idParam,
  idParams,
  listOf,
  listParam,
  optionalPeriod,
  requiredPeriod,
  termKeys,
  termKeysParam,
  timeGrouping,
} from './fields.js';
import { MAX_KEYS_PER_REQUEST } from './limits.js';

/** rows: one object per key and period; columns: one array per key. */
const dataFormat = z.enum(['rows', 'columns']);
const dataAnswer = z.union([listOf(dataPoint), dataColumns, z.array(dataColumns)]);
/** range: the whole period as one row. */
const dataGrouping = z.enum(DATA_GROUPINGS);

export const listData = defineEndpoint({
  ...calls.listData,
  summary: 'Values of terms, by keys or by the terms of a mapping',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  query: checkPeriod(
    z.object({
      keys: termKeysParam.optional(),
      /** Id of the mapping whose terms to return. */
      mapping: idParam.optional(),
      ...optionalPeriod,
      grouping: dataGrouping.default('month'),
      only_verified: flagParam.default(false),
      until_verified: flagParam.default(false),
      with_percentage: flagParam.default(false),
      with_additional_parents: flagParam.default(false),
      format: dataFormat.default('rows'),
    }),
  ),
  answer: dataAnswer,
});

export const readData = defineEndpoint({
  ...calls.readData,
  summary: 'Values of up to 100 terms; a read with a body',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  body: checkPeriod(
    z.object({
      keys: termKeys,
      ...requiredPeriod,
      grouping: dataGrouping.default('month'),
      /** Adds each term's share of its primary parent. */
      with_percentage: z.boolean().default(false),
      /** Adds the shares of additional parents; in columns, together with `with_percentage`. */
      with_additional_parents: z.boolean().default(false),
      /** Answers values that are not verified as missing. */
      only_verified: z.boolean().default(false),
      /**
       * Reads each term only as far as it is verified: from the start to its newest verified month.
       * A term without one is left out. In columns the answer is then a list: terms that end in the
       * same month are together.
       */
      until_verified: z.boolean().default(false),
      format: dataFormat.default('rows'),
    }),
  ),
  answer: dataAnswer,
});

/** The id is that of the term; the answer is its newest month with a value inside the period. */
export const getData = defineEndpoint({
  ...calls.getData,
  summary: 'The newest value of one term',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  params: idParams,
  query: checkPeriod(z.object(optionalPeriod)),
  answer: dataPoint,
});

export const getRawDataTimespan = defineEndpoint({
  ...calls.getRawDataTimespan,
  summary: 'First and last month with raw data',
  access: 'signed-in',
  machines: 'read',
  viewsOfFlag: { for_targets: ['strategy'] },
  tagged: true,
  query: z.object({ is_verified: flagParam.optional(), for_targets: flagParam.optional() }),
  answer: timespan,
});

export const getPercentageValue = defineEndpoint({
  ...calls.getPercentageValue,
  summary: "Each term's share of the sum of its stack, per period",
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  body: checkPeriod(
    z.object({
      ids: z.array(idParam).max(MAX_KEYS_PER_REQUEST, 'too_many_keys'),
      ...requiredPeriod,
      cumulative: z.boolean().default(false),
      /** Keyed by term key. */
      properties: z
        .record(z.string(), z.looseObject({ stack_id: z.string().optional() }))
        .default({}),
      grouping: timeGrouping.default('month'),
    }),
  ),
  answer: z.array(
    z.object({
      id: z.number().int(),
      key: z.string(),
      start_date: z.string(),
      percentage_value: z.number().nullable(),
    }),
  ),
});

export const getDataMap = defineEndpoint({
  ...calls.getDataMap,
  summary: 'Terms × months as a tree keyed by term key',
  access: 'signed-in',
  machines: 'read',
  views: ['data-map'],
  tagged: true,
  query: checkPeriod(
    z.object({
      ...requiredPeriod,
      root_keys: listParam.optional(),
      /** tree: objects in objects, keyed by term key and by month; columns: a quarter of its bytes. */
      format: z.enum(['tree', 'columns']).default('tree'),
      /** In columns: each term also over the whole period, and over the same months a year before. */
      totals: flagParam.default(false),
    }),
  ),
  answer: z.union([dataMapColumns, z.record(z.string(), dataMapNode)]),
});

const numberOfFormula = checkPeriod(
  z.object({ key: z.string().min(1, 'required').max(255), ...requiredPeriod }),
);

export const getNumberFromFormula = defineEndpoint({
  ...calls.getNumberFromFormula,
  summary: 'One term over a whole period',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  query: numberOfFormula,
  answer: z.object({ key: z.string(), value: z.number().nullable() }),
});

export const postNumberFromFormula = defineEndpoint({
  ...calls.postNumberFromFormula,
  summary: 'One term over a whole period as a bare number, 0 without data',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  body: numberOfFormula,
  answer: z.number(),
});
