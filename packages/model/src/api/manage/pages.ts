import { z } from 'zod';
import { pageDefinition, pageFields, pageTerm } from '../../entities/page-definition.js';
import { graphLevelProperties, graphTarget } from '../../entities/settings.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf, noContent } from '../fields.js';
import {
  MAX_AXIS_TICKS,
  MAX_GRAPH_MONTHS,
  MAX_KEY_CHARACTERS,
  MAX_PAGE_TERMS,
  MAX_TITLE_CHARACTERS,
  MAX_UNIT_CHARACTERS,
  MIN_AXIS_TICKS,
} from '../limits.js';

/** A text that may be left empty. */
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too_long')
    .nullable()
    .transform((text) => text || null);
const short = z.string().max(MAX_KEY_CHARACTERS, 'too_long').optional();
const unit = z.string().max(MAX_UNIT_CHARACTERS, 'too_long').optional();
const months = z.number().int().min(0).max(MAX_GRAPH_MONTHS).optional();

const fields = pageFields.extend({
  key: z.string().trim().max(MAX_KEY_CHARACTERS, 'too_long'),
  title: z.string().trim().min(1, 'required').max(MAX_TITLE_CHARACTERS, 'too_long'),
  title_fi: optional(MAX_TITLE_CHARACTERS),
  icon: optional(MAX_KEY_CHARACTERS),
  parent: idParam.nullable(),
  ordering: z.number().int().min(-1_000_000).max(1_000_000).nullable(),
  terms: z
    .array(
      pageTerm.extend({ key: z.string().max(MAX_KEY_CHARACTERS), color: short, stack_id: short }),
    )
    .max(MAX_PAGE_TERMS),
  properties: graphLevelProperties.extend({
    unit,
    u_right: unit,
    target: graphTarget.extend({ color: short }).optional(),
    tick_count: z.number().int().min(MIN_AXIS_TICKS).max(MAX_AXIS_TICKS).optional(),
    past_months: months,
    future_months: months,
    related_pages: z.array(z.string().max(MAX_TITLE_CHARACTERS)).max(MAX_PAGE_TERMS).optional(),
    related_pages_title: z.string().max(MAX_TITLE_CHARACTERS, 'too_long').optional(),
  }),
});
const places = z.array(z.number().int()).max(10_000);

export const listPageDefinitions = defineEndpoint({
  ...calls.listPageDefinitions,
  summary: 'The pages with their graphs as they are written, in menu order',
  access: 'organization_manager',
  answer: listOf(pageDefinition),
});

export const createPage = defineEndpoint({
  ...calls.createPage,
  summary: 'Add a page',
  access: 'organization_manager',
  body: fields,
  answer: pageDefinition,
  status: 201,
});

/**
 * `was` is what the caller saw: if someone else has changed the page since, the answer is 409 with the
 * page as it is now. A new title is written into what names the page. The key stays as it is.
 */
export const changePage = defineEndpoint({
  ...calls.changePage,
  summary: 'Change a page and its graph',
  access: 'organization_manager',
  params: idParams,
  body: fields.extend({ was: pageFields }),
  answer: pageDefinition,
});

/** Refused while other pages, targets, reports or comments are about the page. */
export const deletePage = defineEndpoint({
  ...calls.deletePage,
  summary: 'Delete a page that nothing uses',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});

/** `was` is the order that the caller saw. */
export const orderPages = defineEndpoint({
  ...calls.orderPages,
  summary:
    'Put the pages under one page, or those at the top, in order: all ids, the first one first',
  access: 'organization_manager',
  body: z.object({ ids: places.min(1), was: places.min(1) }),
  answer: noContent,
  status: 204,
});
