import { combineReducers, createAction, createReducer } from '@reduxjs/toolkit';
import type {
  DateRange,
  Language,
  OrganizationUser,
  Report,
  ReportDelivery,
  ReportSchedule,
  ReportScheduleRun,
  ReportSend,
  ReportTheme,
} from '@tavoite/model';
import type { CallInput } from '../../api/client.js';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import { type ItemRef, isSameItem, newestFirst, type ReportItem } from './items.js';
import { createKeyedCall } from './keyedCall.js';

export const reportsScreen = createScreenActions('reports');

export const reportsCall = createAsyncCall<Report[], DateRange>('reports/list');
export const itemsCall = createAsyncCall<ReportItem[]>('reports/items');
/** Members of the organisation, to choose recipients from. */
export const membersCall = createAsyncCall<OrganizationUser[]>('reports/members');

export type PreviewBody = CallInput<'previewReportPdf'>['body'];

export interface PreviewRequest {
  /** Milliseconds until it is asked for, in which a newer request takes its place. */
  pause: number;
  body: PreviewBody;
}

/** The PDF in Base64. */
export const previewCall = createAsyncCall<string, PreviewRequest>('reports/preview');

/** What the graph of this id shows, in a plain sentence; empty where nothing is to be said. */
export const sentenceCall = createAsyncCall<string, number>('reports/sentence');

/** The months of a graph or data map: always the same, or the last so many closed ones. */
export type ItemPeriod = DateRange | { closed_months: number };

/** Something that a dialog saves; a period of null stays as it is. */
export type SaveRequest =
  | { kind: 'report'; id: number | null; body: CallInput<'createReport'>['body'] }
  | { kind: 'graphs'; mappings: number[]; period: ItemPeriod; theme: ReportTheme }
  | {
      kind: 'content';
      item: ItemRef;
      content: string;
      /** null: it keeps the one it has. */
      title: string | null;
      period: ItemPeriod | null;
    }
  | { kind: 'send'; id: number; body: CallInput<'sendReport'>['body'] }
  | {
      kind: 'schedule';
      /** The schedule; null for a new one. */
      id: number | null;
      report: number;
      body: Omit<CallInput<'createReportSchedule'>['body'], 'report'>;
    };

/** The payload of the answer is the kind that was saved. */
export const saveCall = createAsyncCall<SaveRequest['kind'], SaveRequest>('reports/save');

export type DeleteRequest = { kind: 'report'; id: number } | { kind: 'item'; item: ItemRef };
export const deleteCall = createAsyncCall<DeleteRequest, DeleteRequest>('reports/delete');

/** What a deletion took away, so that it can be made again. */
export type Deleted =
  | { kind: 'report'; body: CallInput<'createReport'>['body'] }
  | {
      kind: 'item';
      item: ReportItem;
      /** The reports that had it, and after how many others it stood there. */
      places: { report: number; place: number }[];
    };
export const restoreRequested = createAction<Deleted>('reports/restore');

/** All reports, whatever the chosen period: to say which ones something is part of. */
export const usesCall = createAsyncCall<Report[]>('reports/uses');

/** Reports that an address names and the chosen period leaves out; the payload of the answer is the id. */
export const lookUpCall = createKeyedCall<number>('reports/lookUp');
export const sendsCall = createKeyedCall<ReportSend[]>('reports/sends');
export const deliveriesCall = createKeyedCall<ReportDelivery[]>('reports/deliveries');
export const schedulesCall = createKeyedCall<ReportSchedule[]>('reports/schedules');
export const runsCall = createKeyedCall<ReportScheduleRun[]>('reports/runs');

/** As the server has it now. */
export const reportSaved = createAction<Report>('reports/saved');
/** It is not there any more. */
export const reportGone = createAction<number>('reports/gone');
/** As the server has them now; those that are not known are new. */
export const itemsRead = createAction<ReportItem[]>('reports/itemsRead');
export const itemGone = createAction<ItemRef>('reports/itemGone');
/** Pictures are being made again: those there were no longer hold. */
export const itemsRedrawn = createAction<ItemRef[]>('reports/itemsRedrawn');
/** Someone here has asked for a picture, and waits for it. */
export const drawingStarted = createAction('reports/drawingStarted');
/** One view has been saved as a graph. */
export const viewSaved = createAction<number>('reports/viewSaved');

export const refreshRequested = createAction(
  'reports/refresh',
  (id: number, theme: ReportTheme) => ({ payload: { id, theme } }),
);
/** The picture of one item is made again. */
export const redrawRequested = createAction<ItemRef>('reports/redraw');
/** What a report can be opened as: the PDF in a window of its own, the others as files. */
export type ReportFormat = 'pdf' | 'xlsx' | 'pptx';
export const downloadRequested = createAction(
  'reports/download',
  /** @param language in place of the reader's own */
  (id: number, theme: ReportTheme, format: ReportFormat, language?: Language) => ({
    payload: { id, theme, format, language },
  }),
);
/** Asked by the message after a send: what became of its mails, among the reports of these months. */
export const sendsOpened = createAction(
  'reports/sendsOpened',
  (report: number, range: DateRange | null) => ({ payload: { report, range } }),
);
/** Mails that failed go out again. */
export const resendRequested = createAction('reports/resend', (report: number, send: number) => ({
  payload: { report, send },
}));
export const schedulePaused = createAction(
  'reports/schedulePaused',
  (schedule: ReportSchedule, paused: boolean) => ({ payload: { schedule, paused } }),
);
export const scheduleDeleted = createAction<ReportSchedule>('reports/scheduleDeleted');

const byPublished = (a: Report, b: Report): number =>
  a.published < b.published ? 1 : a.published > b.published ? -1 : b.id - a.id;

/** null before they are loaded. */
const list = createReducer<Report[] | null>(null, (builder) =>
  builder
    .addCase(reportsScreen.opened, () => null)
    .addCase(reportsCall.fulfilled, (_, { payload }) => payload)
    .addCase(reportSaved, (state, { payload }) =>
      state === null
        ? state
        : [...state.filter(({ id }) => id !== payload.id), payload].sort(byPublished),
    )
    .addCase(reportGone, (state, { payload }) => state?.filter(({ id }) => id !== payload)),
);

/** The months whose reports were asked for last. */
const range = createReducer<DateRange | null>(null, (builder) =>
  builder.addCase(reportsCall.request, (_, { payload }) => payload),
);

/** null before they are loaded. */
const items = createReducer<ReportItem[] | null>(null, (builder) =>
  builder
    .addCase(reportsScreen.opened, () => null)
    .addCase(itemsCall.fulfilled, (_, { payload }) => payload)
    .addCase(itemsRead, (state, { payload }) =>
      newestFirst([
        ...(state ?? []).filter((item) => !payload.some((other) => isSameItem(item, other))),
        ...payload,
      ]),
    )
    .addCase(itemsRedrawn, (state, { payload }) =>
      (state ?? []).map((item) =>
        payload.some((other) => isSameItem(item, other))
          ? { ...item, state: 'processing', image_file: null, error: null }
          : item,
      ),
    )
    .addCase(itemGone, (state, { payload }) => state?.filter((item) => !isSameItem(item, payload))),
);

/** Views that a request has saved so far: what is left is what remains to be tried. */
const savedViews = createReducer<number[]>([], (builder) =>
  builder
    .addCase(saveCall.request, () => [])
    .addCase(saveCall.reset, () => [])
    .addCase(viewSaved, (state, { payload }) => [...state, payload]),
);

export const reports = combineReducers({
  page: reportsCall.reducer,
  list,
  range,
  itemsPage: itemsCall.reducer,
  items,
  members: membersCall.reducer,
  preview: previewCall.reducer,
  sentence: sentenceCall.reducer,
  saving: saveCall.reducer,
  savedViews,
  deletion: deleteCall.reducer,
  uses: usesCall.reducer,
  lookUps: lookUpCall.reducer,
  sends: sendsCall.reducer,
  deliveries: deliveriesCall.reducer,
  schedules: schedulesCall.reducer,
  runs: runsCall.reducer,
});
