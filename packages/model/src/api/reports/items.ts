import { z } from 'zod';
import { reportDataMap, reportGraph, reportTheme } from '../../entities/report.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf, noContent, timeGrouping } from '../fields.js';
import { MAX_REPORT_TERMS } from '../limits.js';
import { access, checkItemPeriod, content, itemPeriod, itemTitle, views } from './fields.js';

const keys = z.array(z.string().max(255)).max(MAX_REPORT_TERMS, 'too_many_report_terms');
/** Paths of keys, from a root of the data map to the open row. */
const paths = z.array(z.string().max(2000)).max(MAX_REPORT_TERMS, 'too_many_report_terms');
const MAX_PIXELS = 100_000;
const pixels = z.number().min(0).max(MAX_PIXELS).transform(Math.round);

const graphFields = {
  ...itemPeriod,
  title: itemTitle,
  filtered_keys: keys,
  theme: reportTheme,
  grouping: timeGrouping,
  cumulative: z.boolean(),
};

const dataMapFields = {
  ...itemPeriod,
  title: itemTitle,
  keys,
  opened_terms: paths,
  map_width: pixels,
  map_height: pixels,
  theme: reportTheme,
};

/** The theme of the picture; left out, it stays. */
const refreshQuery = z.object({ theme: reportTheme.optional() });

export const listReportGraphs = defineEndpoint({
  ...calls.listReportGraphs,
  summary: 'Graphs that were saved for reports, newest first',
  access,
  views,
  answer: listOf(reportGraph),
});

/** One view each; the modal calls it for every view chosen. */
export const createReportGraph = defineEndpoint({
  ...calls.createReportGraph,
  summary: 'Save the graph of a view for reports; its picture is drawn soon after',
  access,
  views,
  status: 201,
  body: z.object({
    /** Id of the view. */
    mapping: idParam,
    content: content.default(''),
    properties: checkItemPeriod(
      z.object({
        ...graphFields,
        filtered_keys: graphFields.filtered_keys.default([]),
        theme: graphFields.theme.default('light'),
        grouping: graphFields.grouping.default('month'),
        cumulative: graphFields.cumulative.default(false),
      }),
    ),
  }),
  answer: reportGraph,
});

export const getReportGraph = defineEndpoint({
  ...calls.getReportGraph,
  summary: 'One saved graph',
  access,
  views,
  params: idParams,
  answer: reportGraph,
});

/** A first draft of the words that go with the graph. */
export const getReportGraphSentence = defineEndpoint({
  ...calls.getReportGraphSentence,
  summary: 'What a saved graph shows now, in plain sentences',
  access,
  views,
  params: idParams,
  /** In the user's language; empty where nothing is to be said, as for a graph without values. */
  answer: z.object({ sentence: z.string() }),
});

/** Properties that are left out stay; when any is given, the picture is drawn again. */
export const updateReportGraph = defineEndpoint({
  ...calls.updateReportGraph,
  summary: 'Change the words of a saved graph, or how it is drawn',
  access,
  views,
  params: idParams,
  body: z.object({
    content: content.optional(),
    properties: checkItemPeriod(z.object(graphFields).partial(), { isPartial: true }).optional(),
  }),
  answer: reportGraph,
});

export const deleteReportGraph = defineEndpoint({
  ...calls.deleteReportGraph,
  summary: 'Delete a saved graph; it drops out of its reports',
  access,
  views,
  params: idParams,
  status: 204,
  answer: noContent,
});

export const refreshReportGraph = defineEndpoint({
  ...calls.refreshReportGraph,
  summary: 'Draw the picture of a saved graph again',
  access,
  views,
  params: idParams,
  query: refreshQuery,
  answer: reportGraph,
});

export const listReportDataMaps = defineEndpoint({
  ...calls.listReportDataMaps,
  summary: 'Data maps that were saved for reports, newest first',
  access,
  views,
  answer: listOf(reportDataMap),
});

export const createReportDataMap = defineEndpoint({
  ...calls.createReportDataMap,
  summary: 'Save the data map for reports; its picture is drawn soon after',
  access,
  views,
  status: 201,
  body: z.object({
    content: content.default(''),
    properties: checkItemPeriod(
      z.object({
        ...dataMapFields,
        keys: dataMapFields.keys.default([]),
        opened_terms: dataMapFields.opened_terms.default([]),
        map_width: dataMapFields.map_width.default(0),
        map_height: dataMapFields.map_height.default(0),
        theme: dataMapFields.theme.default('light'),
      }),
    ),
  }),
  answer: reportDataMap,
});

export const getReportDataMap = defineEndpoint({
  ...calls.getReportDataMap,
  summary: 'One saved data map',
  access,
  views,
  params: idParams,
  answer: reportDataMap,
});

/** Properties that are left out stay; when any is given, the picture is drawn again. */
export const updateReportDataMap = defineEndpoint({
  ...calls.updateReportDataMap,
  summary: 'Change the words of a saved data map, or how it is drawn',
  access,
  views,
  params: idParams,
  body: z.object({
    content: content.optional(),
    properties: checkItemPeriod(z.object(dataMapFields).partial(), { isPartial: true }).optional(),
  }),
  answer: reportDataMap,
});

export const deleteReportDataMap = defineEndpoint({
  ...calls.deleteReportDataMap,
  summary: 'Delete a saved data map; it drops out of its reports',
  access,
  views,
  params: idParams,
  status: 204,
  answer: noContent,
});

export const refreshReportDataMap = defineEndpoint({
  ...calls.refreshReportDataMap,
  summary: 'Draw the picture of a saved data map again',
  access,
  views,
  params: idParams,
  query: refreshQuery,
  answer: reportDataMap,
});
