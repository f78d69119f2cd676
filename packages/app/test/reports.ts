import type {
  Report,
  ReportDataMap,
  ReportGraph,
  ReportSchedule,
  ReportSend,
} from '@tavoite/model';

/** A saved graph whose picture is drawn. */
export const aReportGraph = (id: number, changes: Partial<ReportGraph> = {}): ReportGraph => ({
  id,
  content: '',
  created: '2026-11-02T09:00:00+02:00',
  image_file: `/api/files/pictures/${id}.png?signature=1`,
  image_files: {
    light: `/api/files/pictures/${id}.png?signature=1`,
    dark: `/api/files/pictures/${id}-dark.png?signature=1`,
  },
  plot_files: {
    light: `/api/files/pictures/${id}-plot.png?signature=1`,
    dark: `/api/files/pictures/${id}-plot-dark.png?signature=1`,
  },
  cover_files: {
    light: `/api/files/pictures/${id}-cover.png?signature=1`,
    dark: `/api/files/pictures/${id}-cover-dark.png?signature=1`,
  },
  image_text: 'Net sales by month',
  image_width: 760,
  image_height: 380,
  state: 'ready',
  error: null,
  mapping: { id: 1, view_title: 'Net sales', deleted: false },
  properties: {
    title: '',
    start_date: '2026-01-01',
    end_date: '2026-11-30',
    closed_months: null,
    filtered_keys: [],
    theme: 'light',
    grouping: 'month',
    cumulative: false,
  },
  ...changes,
});

export const drawing = { state: 'processing', image_file: null } as const;

/** A saved data map whose picture is drawn. */
export const aReportDataMap = (
  id: number,
  changes: Partial<ReportDataMap> = {},
): ReportDataMap => ({
  id,
  content: '',
  created: '2026-11-01T09:00:00+02:00',
  image_file: `/api/files/pictures/${id}.png?signature=1`,
  image_files: {
    light: `/api/files/pictures/${id}.png?signature=1`,
    dark: `/api/files/pictures/${id}-dark.png?signature=1`,
  },
  plot_files: { light: null, dark: null },
  cover_files: { light: null, dark: null },
  image_text: 'Data map',
  image_width: 1000,
  image_height: 600,
  state: 'ready',
  error: null,
  properties: {
    title: '',
    start_date: '2026-01-01',
    end_date: '2026-11-30',
    closed_months: null,
    keys: [],
    opened_terms: [],
    map_width: 1000,
    map_height: 600,
    theme: 'light',
  },
  ...changes,
});

/** A report of graph 11 and data map 21. */
export const aReport = (id: number, changes: Partial<Report> = {}): Report => ({
  id,
  title: `Board report ${id}`,
  content: '',
  created: '2026-11-10T09:00:00+02:00',
  published: '2026-11-10T09:00:00+02:00',
  report_graphs: [11],
  report_data_maps: [21],
  properties: {
    order: [
      { id: 21, type: 'data-map' },
      { id: 11, type: 'graph' },
    ],
    comments: false,
    tables: true,
  },
  state: 'ready',
  author: { id: 1, name: 'Maija Meikäläinen' },
  last_send: null,
  schedule_count: 0,
  paused_schedule_count: 0,
  next_send: null,
  ...changes,
});

const counts = { queued: 0, sent: 1, failed: 1, unknown: 0, to_files: false };

export const aSend = (id: number, changes: Partial<ReportSend> = {}): ReportSend => ({
  id,
  report: 1,
  title: 'Board report 1',
  sent: '2026-11-12T10:00:00+02:00',
  theme: 'light',
  language: 'en',
  subject: '',
  message: '',
  author: { id: 1, name: 'Maija Meikäläinen' },
  schedule: null,
  deliveries: counts,
  pdf_file: '/api/files/reports/1.pdf?signature=1',
  pdf_size: 120_000,
  kept_until: '2026-12-12T10:00:00+02:00',
  ...changes,
});

export const aSchedule = (id: number, changes: Partial<ReportSchedule> = {}): ReportSchedule => ({
  id,
  report: 1,
  kind: 'working_days',
  day: 5,
  hour: 8,
  theme: 'light',
  language: 'en',
  users: [1],
  emails: [],
  subject: '',
  message: '',
  paused: false,
  next_run: '2026-12-07T08:00:00+02:00',
  owner: { id: 1, name: 'Maija Meikäläinen' },
  last_run: null,
  ...changes,
});
