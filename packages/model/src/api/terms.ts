import { z } from 'zod';
import { term } from '../entities/term.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { flagParam, idParams, listOf, termKeysParam } from './fields.js';

export const listTerms = defineEndpoint({
  ...calls.listTerms,
  summary: 'Terms; with for_tree in tree order, with no_fm without free measures',
  access: 'signed-in',
  machines: 'read',
  viewsOfFlag: { for_tree: ['logic'] },
  tagged: true,
  query: z.object({ for_tree: flagParam.optional(), no_fm: flagParam.optional() }),
  answer: listOf(term),
});

export const getTerm = defineEndpoint({
  ...calls.getTerm,
  summary: 'One term',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  params: idParams,
  answer: term,
});

export const getTimelineForData = defineEndpoint({
  ...calls.getTimelineForData,
  summary: 'First and last month with a value, per term key',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  query: z.object({ keys: termKeysParam }),
  answer: z.array(
    z.object({
      key: z.string(),
      start_date: z.string().nullable(),
      end_date: z.string().nullable(),
    }),
  ),
});
