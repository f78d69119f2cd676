import { z } from 'zod';
import { DATA_GROUPINGS } from '../calendar/groups.js';
import { dataColumns, dataMapColumns, dataMapNode, dataPoint, timespan } from '../entities/term.js';
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

/** rows: one object per key and period; columns: one array per key. */
export const dataFormat = z.enum(['rows', 'columns']);
const dataAnswer = z.union([listOf(dataPoint), dataColumns]);
/** range: the whole period as one row. */
const dataGrouping = z.enum(DATA_GROUPINGS);

export const listData = defineEndpoint({
  method: 'GET',
  path: '/api/data/',
  summary: 'Values of terms, by keys or by the terms of a mapping',
  access: 'signed-in',
  tagged: true,
  query: checkPeriod(
    z.object({
      keys: termKeysParam.optional(),
      /** Id of a mapping whose terms are meant. */
      mapping: idParam.optional(),
      ...optionalPeriod,
      grouping: dataGrouping.default('month'),
      only_verified: flagParam.default(false),
      with_percentage: flagParam.default(false),
      format: dataFormat.default('rows'),
    }),
  ),
  answer: dataAnswer,
});

export const readData = defineEndpoint({
  method: 'POST',
  path: '/api/data/',
  summary: 'Values of up to 100 terms; a read with a body',
  access: 'signed-in',
  tagged: true,
  body: checkPeriod(
    z.object({
      keys: termKeys,
      ...requiredPeriod,
      grouping: dataGrouping.default('month'),
      with_percentage: z.boolean().default(false),
      only_verified: z.boolean().default(false),
      format: dataFormat.default('rows'),
    }),
  ),
  answer: dataAnswer,
});

/** The id is that of the term; the answer is its newest month with a value inside the period. */
export const getData = defineEndpoint({
  method: 'GET',
  path: '/api/data/{id}/',
  summary: 'The newest value of one term',
  access: 'signed-in',
  tagged: true,
  params: idParams,
  query: checkPeriod(z.object(optionalPeriod)),
  answer: dataPoint,
});

export const getRawDataTimespan = defineEndpoint({
  method: 'GET',
  path: '/api/data/get_raw_data_timespan/',
  summary: 'First and last month with raw data',
  access: 'signed-in',
  viewsOfFlag: { for_targets: ['strategy'] },
  tagged: true,
  query: z.object({ is_verified: flagParam.optional(), for_targets: flagParam.optional() }),
  answer: timespan,
});

export const getPercentageValue = defineEndpoint({
  method: 'POST',
  path: '/api/data/get_percentage_value/',
  summary: "Each term's share of the sum of its stack, per period",
  access: 'signed-in',
  tagged: true,
  body: checkPeriod(
    z.object({
      ids: z.array(idParam).max(100, 'too_many_keys'),
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
  method: 'GET',
  path: '/api/data/get_data_map/',
  summary: 'Terms × months as a tree keyed by term key',
  access: 'signed-in',
  views: ['data-map'],
  tagged: true,
  query: checkPeriod(
    z.object({
      ...requiredPeriod,
      root_keys: listParam.optional(),
      /** tree: objects in objects, keyed by term key and by month; columns: a quarter of its bytes. */
      format: z.enum(['tree', 'columns']).default('tree'),
    }),
  ),
  answer: z.union([dataMapColumns, z.record(z.string(), dataMapNode)]),
});

const numberOfFormula = checkPeriod(
  z.object({ key: z.string().min(1, 'required').max(255), ...requiredPeriod }),
);

export const getNumberFromFormula = defineEndpoint({
  method: 'GET',
  path: '/api/formula/calculate_number_from_formula/',
  summary: 'One term over a whole period',
  access: 'signed-in',
  tagged: true,
  query: numberOfFormula,
  answer: z.object({ key: z.string(), value: z.number().nullable() }),
});

export const postNumberFromFormula = defineEndpoint({
  method: 'POST',
  path: '/api/formula/calculate_number_from_formula/',
  summary: 'One term over a whole period as a bare number, 0 without data',
  access: 'signed-in',
  tagged: true,
  body: numberOfFormula,
  answer: z.number(),
});
