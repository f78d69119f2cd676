import type { Report } from '@tavoite/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, aMapping, aTerm, aUser, theSettings } from '../../../test/fixtures.js';
import { address, renderApp } from '../../../test/renderApp.js';
import {
  aReport,
  aReportDataMap,
  aReportGraph,
  aSchedule,
  aSend,
  drawing,
} from '../../../test/reports.js';
import { systemThemeChanged } from '../preferences/slice.js';

jest.mock('./dialogs/pdfPages.js', () => ({
  drawPages: async (
    _: Uint8Array,
    __: AbortSignal,
    onPage: (page: { canvas: HTMLCanvasElement; words: string }, count: number) => void,
  ) => onPage({ canvas: document.createElement('canvas'), words: 'Board report' }, 1),
}));

beforeEach(() => {
  fakeBrowser();
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
});

const handlers: Handlers = {
  getUserDetails: () => aUser({ report_manager: true }),
  listReports: () => aList([aReport(1)]),
  listReportGraphs: () => aList([aReportGraph(11), aReportGraph(12)]),
  listReportDataMaps: () => aList([aReportDataMap(21)]),
  getReport: () => aReport(1),
  getOrganizationUsers: () => ({
    users: [{ id: 1, username: 'maija@example.com', full_name: 'Maija Meikäläinen' }],
  }),
  previewReportPdf: () => ({ pdf: 'JVBERi0=' }),
};

async function open(path = '/reports', more: Handlers = {}) {
  const app = renderApp(path, { handlers: { ...handlers, ...more } });
  await screen.findByRole('heading', { level: 1, name: 'Reports', hidden: true });
  return app;
}
const card = () => screen.findByRole('article', { name: 'Board report 1' });
/** Opens the menu of a report, graph or data map. */
const menuOf = async (part: HTMLElement) => {
  await userEvent.click(within(part).getByRole('button', { name: /^Actions: / }));
  return screen.findByRole('menu');
};
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

it('shows the reports of the year to date beside what they are made of', async () => {
  const app = await open();
  expect(await card()).toHaveTextContent('1 graph, 1 data map');
  expect(await screen.findAllByRole('group', { name: 'Net sales' })).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Data map' })).toBeInTheDocument();
  // The period is that of the reports alone.
  const reports = screen.getByRole('region', { name: 'Reports' });
  expect(within(reports).getByRole('button', { name: /YTD|year to date/i })).toBeInTheDocument();
  expect(app.callsOf('listReports')[0]?.input).toEqual({
    query: { start_date: expect.stringMatching(/^\d{4}-01-01$/), end_date: expect.any(String) },
  });
});

it('finds reports, graphs and data maps by words of their titles', async () => {
  await open('/reports', { listReports: () => aList([aReport(1), aReport(2)]) });
  await card();
  const search = screen.getByRole('searchbox', { name: 'Search reports and graphs' });
  await userEvent.type(search, 'report board 2');
  expect(screen.queryByRole('article', { name: 'Board report 1' })).toBeNull();
  expect(screen.getByRole('article', { name: 'Board report 2' })).toBeVisible();
  const items = within(screen.getByRole('region', { name: 'Saved graphs and data maps' }));
  expect(await items.findByText('Nothing found. Try another word.')).toBeVisible();
  expect(screen.getByText('Reports: 1 found')).toBeInTheDocument();
  expect(screen.getByText('Saved graphs and data maps: Nothing found')).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.type(search, 'net');
  const reports = within(screen.getByRole('region', { name: 'Reports' }));
  expect(await reports.findByText('Nothing found. Try another word.')).toBeVisible();
  expect(await items.findAllByRole('group', { name: 'Net sales' })).toHaveLength(2);
});

it('says of each graph and data map in which of the reports it is', async () => {
  await open('/reports', {
    listReports: () =>
      aList([
        // The newest item is first.
        aReport(1, { report_graphs: [12], report_data_maps: [21] }),
        aReport(2, { report_graphs: [], report_data_maps: [21] }),
      ]),
  });
  const [first, second] = await screen.findAllByRole('group', { name: 'Net sales' });
  expect(within(first as HTMLElement).getByText('In Board report 1')).toBeVisible();
  expect(within(second as HTMLElement).getByText('Not in these reports')).toBeVisible();
  const map = within(screen.getByRole('group', { name: 'Data map' }));
  expect(map.getByText('In 2 reports')).toHaveAttribute(
    'title',
    'In Board report 1, Board report 2',
  );
});

it('says what the days and months of a report are, and who made it', async () => {
  await open('/reports', {
    listReports: () => aList([aReport(1, { author: { id: 1, name: 'Maija Meikäläinen' } })]),
  });
  expect(await card()).toHaveTextContent(/Published \d\d\/\d\d\/\d{4} Maija Meikäläinen/);
  await screen.findAllByRole('group', { name: 'Net sales' });
  expect(await card()).toHaveTextContent('Figures 01/2026 – 11/2026');
});

it.each([
  [
    'keeps the line of the months while they are not known',
    () => new Promise<never>(() => {}),
    /\u00a0Published/,
  ],
  [
    'keeps none where they cannot be read',
    () => Promise.reject(new Error('down')),
    /[^\u00a0]Published/,
  ],
])('%s', async (_, listReportGraphs, words) => {
  await open('/reports', { listReports: () => aList([aReport(1)]), listReportGraphs });
  await waitFor(async () => expect((await card()).textContent).toMatch(words));
});

it('takes the period from the address', async () => {
  const app = await open('/reports?start-date=2025-03-01&end-date=2025-05-31');
  await card();
  expect(app.callsOf('listReports')[0]?.input).toEqual({
    query: { start_date: '2025-03-01', end_date: '2025-05-31' },
  });
});

it.each([
  [{ queued: 1, sent: 0 }, /Sending since .*: 0 of 1 mails sent/],
  [{ queued: 0, sent: 1 }, /Sent .*, 1 recipient$/],
  [{ queued: 0, sent: 1, failed: 1 }, /Sent .*, 2 recipients, 1 failed/],
])('says whether all mails are out: %p', async (counts, said) => {
  const sent = '2026-03-02T08:00:00+02:00';
  const deliveries = { failed: 0, unknown: 0, to_files: false, ...counts };
  const report = aReport(1, { last_send: { id: 5, sent, deliveries } });
  // A report that is being sent is read again now and then.
  await open('/reports', { listReports: () => aList([report]), getReport: () => report });
  const facts = within(await card()).getByText(/^(Sending|Sent) /);
  expect(facts).toHaveTextContent(said);
});

it('can neither be sent nor downloaded while pictures are drawn, and says why', async () => {
  await open('/reports', {
    listReports: () => aList([aReport(1, { state: 'processing' })]),
    getReport: () => aReport(1, { state: 'processing' }),
  });
  const send = within(await card()).getByRole('button', { name: 'Send' });
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription(/pictures are being drawn/);
  const menu = await menuOf(await card());
  const pdf = within(await card()).getByRole('button', { name: /^Open PDF/, hidden: true });
  expect(pdf).toBeDisabled();
  for (const name of [/^Workbook/, /^Slides/]) {
    const download = within(menu).getByRole('menuitem', { name });
    expect(download).toHaveAttribute('aria-disabled', 'true');
    expect(download).toHaveAccessibleDescription(/pictures are being drawn/);
  }
});

it.each([
  [{}, 'Not scheduled Schedule'],
  [
    {
      last_send: {
        id: 5,
        sent: '2026-03-02T08:00:00+02:00',
        deliveries: { queued: 0, sent: 1, failed: 0, unknown: 0, to_files: false },
      },
    },
    'Not scheduled ScheduleSent 02/03/2026 08:00, 1 recipient',
  ],
  [{ paused_schedule_count: 1 }, 'Schedule pausedNot sent yet'],
  [
    {
      schedule_count: 1,
      paused_schedule_count: 1,
      next_send: {
        due: '2026-12-07T08:00:00+02:00',
        kind: 'working_days' as const,
        day: 5,
        recipients: 6,
      },
    },
    'Monthly on the 5th working day, next 07/12/2026 08:00, 6 recipientsNot sent yet',
  ],
])('says how often it is sent, when next, and to how many: %p', async (changes, said) => {
  await open('/reports', { listReports: () => aList([aReport(1, changes)]) });
  expect(await card()).toHaveTextContent(said);
});

it.each([
  ['11/30', '11/2026'],
  ['12/31', '12/2026'],
])('says the months of all that is in it, with a data map until %s', async (end, last) => {
  const { properties } = aReportDataMap(21);
  const end_date = `2026-${end.replace('/', '-')}`;
  await open('/reports', {
    listReportDataMaps: () =>
      aList([aReportDataMap(21, { properties: { ...properties, end_date } })]),
  });
  await screen.findAllByRole('group', { name: 'Net sales' });
  expect(await card()).toHaveTextContent(`01/2026 – ${last}`);
});

it('has the picture of its first graph, in the colours of the screen, and asks once for another address', async () => {
  const app = await open();
  await screen.findAllByRole('group', { name: 'Net sales' });
  const picture = (await card()).querySelector('img');
  expect(picture).toHaveAttribute('src', '/api/files/pictures/11-cover.png?signature=1');
  act(() => app.store.dispatch(systemThemeChanged({ dark: true })));
  expect(picture).toHaveAttribute('src', '/api/files/pictures/11-cover-dark.png?signature=1');
  const asked = app.callsOf('listReportGraphs').length;
  fireEvent.error(picture as HTMLElement);
  fireEvent.error(picture as HTMLElement);
  await waitFor(() => expect(app.callsOf('listReportGraphs')).toHaveLength(asked + 1));
});

it.each([
  ['Open PDF', 'pdf', '_blank'],
  ['Workbook (XLSX)', 'xlsx', ''],
  ['Slides (PPTX)', 'pptx', ''],
])('opens a report as %s, by a ticket', async (name, format, target) => {
  const opened: HTMLAnchorElement[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this);
  });
  const app = await open('/reports', { createReportTicket: () => ({ ticket: '1.secret' }) });
  // A report is for paper: it is light for those whose screen is dark, too.
  act(() => app.store.dispatch(systemThemeChanged({ dark: true })));
  const button =
    format === 'pdf'
      ? within(await card()).getByRole('button', { name: /^Open PDF: / })
      : within(await menuOf(await card())).getByRole('menuitem', { name });
  await userEvent.click(button);
  await waitFor(() => expect(opened).toHaveLength(1));
  const [link] = opened;
  expect(link?.getAttribute('href')).toMatch(
    new RegExp(`^/api/report/1/download_${format}/\\?theme=light&ticket=1\\.secret$`),
  );
  expect(link?.target).toBe(target);
  click.mockRestore();
});

const NONE = { light: null, dark: null };

it.each([
  [true, {}, '/api/files/pictures/11-plot-dark.png?signature=1'],
  [false, {}, '/api/files/pictures/11-plot.png?signature=1'],
  // An older item has no small pictures, and may have only the one that it was saved with.
  [true, { plot_files: NONE }, '/api/files/pictures/11-dark.png?signature=1'],
  [
    true,
    {
      plot_files: NONE,
      image_files: { light: '/api/files/pictures/11.png?signature=1', dark: null },
    },
    '/api/files/pictures/11.png?signature=1',
  ],
])('shows pictures in the theme of the screen, dark: %s', async (dark, changes, source) => {
  const app = await open('/reports', {
    listReportGraphs: () => aList([aReportGraph(11, changes)]),
  });
  const tile = await screen.findByRole('group', { name: 'Net sales' });
  act(() => app.store.dispatch(systemThemeChanged({ dark })));
  await waitFor(() => expect(within(tile).getByRole('img').getAttribute('src')).toBe(source));
});

it('says why a picture failed, and tries again', async () => {
  const app = await open('/reports', {
    listReportGraphs: () =>
      aList([aReportGraph(11, { state: 'failed', image_file: null, error: 'No disk space.' })]),
    refreshReportGraph: () => aReportGraph(11, drawing),
  });
  const tile = await screen.findByRole('group', { name: 'Net sales' });
  expect(within(tile).getByRole('alert')).toHaveTextContent('No disk space.');
  await userEvent.click(within(tile).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.callsOf('refreshReportGraph')).toHaveLength(1));
  await waitFor(() => expect(tile).toHaveAttribute('aria-busy', 'true'));
});

it('creates a report in the order that was chosen', async () => {
  const app = await open('/reports', { createReport: () => aReport(3) });
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Create report' }));
  const form = await dialog('Create report');
  expect(address()).toBe('/reports?open=new-report');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Title' }), 'Board');
  await userEvent.click(within(form).getByRole('checkbox', { name: /^Data map/ }));
  const graphs = within(form).getAllByRole('checkbox', { name: /^Net sales/ });
  await userEvent.click(graphs[0] as HTMLElement);
  await userEvent.click(within(form).getByRole('button', { name: /^Move Data map.* up/ }));
  await userEvent.click(within(form).getByRole('button', { name: /^Move Data map.* up/ }));
  await userEvent.click(within(form).getByRole('button', { name: 'Create report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.callsOf('createReport')[0]?.input).toMatchObject({
    body: {
      title: 'Board',
      report_data_maps: [21],
      properties: { order: [{ id: 21, type: 'data-map' }, { type: 'graph' }] },
    },
  });
  expect(address()).toBe('/reports');
});

it("closes a dialog with the browser's back, and leaves no step behind when it is closed", async () => {
  await open('/reports');
  await card();
  const { idx } = window.history.state;
  await userEvent.click(screen.getByRole('button', { name: 'Create report' }));
  await dialog('Create report');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/reports');

  window.history.forward();
  const again = await dialog('Create report');
  await userEvent.click(within(again).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/reports');
  expect(window.history.state.idx).toBe(idx);
});

it('tells graphs of one title apart, and finds them among many', async () => {
  const { properties } = aReportGraph(1);
  const rolling = { ...properties, closed_months: 12, start_date: '2025-11-01' };
  const many = [1, 2, 3, 4, 5, 6, 7].map((id) =>
    aReportGraph(id, { mapping: { id, view_title: `View ${id}`, deleted: false } }),
  );
  const app = await open('/reports?open=new-report', {
    listReportGraphs: () =>
      aList([
        ...many,
        aReportGraph(11),
        aReportGraph(12, { created: '2026-11-20T09:00:00+02:00', properties: rolling }),
      ]),
    createReport: () => aReport(3),
  });
  const form = await dialog('Create report');
  // By its words: names of roles take long to work out in a list.
  const row = (words: RegExp) =>
    within(form).getByText(words, { selector: 'small' }).closest('label') as HTMLElement;
  const rows = () =>
    within(form)
      .queryAllByText(/Saved/, { selector: 'small' })
      .map((words) => words.closest('label')?.textContent.replaceAll('\u00a0', ' '));
  // The newest first.
  expect(rows()[0]).toBe('Net salesGraph · Rolling 11/2025 – 11/2026 · Saved 20/11/2026');
  expect(rows()).toContain('Net salesGraph · Fixed 01/2026 – 11/2026 · Saved 02/11/2026');
  expect(rows()).toContain('Data mapData map · Fixed 01/2026 – 11/2026 · Saved 01/11/2026');
  expect(rows()).toHaveLength(10);

  const field = within(form).getByLabelText('Search graphs and data maps');
  const search = async (words: string) => {
    await userEvent.clear(field);
    await userEvent.paste(words);
  };
  await search('SALES fixed');
  expect(rows()).toHaveLength(1);
  expect(await within(form).findByText('1 found')).toBeInTheDocument();
  await userEvent.click(row(/Saved/));
  await search('net');
  await userEvent.click(row(/Rolling/));
  // Of those that are found it goes up by one; the others stay where they are.
  await userEvent.click(within(form).getByLabelText(/^Move Net sales.*Fixed.* up/));
  await search('nothing like it');
  expect(within(form).getByText('Nothing found. Try another word.')).toBeInTheDocument();
  await userEvent.clear(field);
  expect(rows()).toHaveLength(10);
  await userEvent.click(within(form).getByLabelText('Title'));
  await userEvent.paste('Board');
  await userEvent.click(within(form).getByText('Create report', { selector: 'button *' }));
  await waitFor(() =>
    expect(app.callsOf('createReport')[0]?.input).toMatchObject({
      body: {
        properties: {
          order: [
            { id: 11, type: 'graph' },
            { id: 12, type: 'graph' },
          ],
        },
      },
    }),
  );
});

it('keeps the form open with what is typed when the server refuses it', async () => {
  await open('/reports?open=report-1', {
    updateReport: () => {
      throw refusal(400, { title: ['Too long.'] });
    },
  });
  const form = await dialog('Edit report');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Title' }), ', November');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Title: Too long.')).toBeInTheDocument();
  expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Board report 1, November',
  );
});

it('keeps what is typed for the next time', async () => {
  await open('/reports?open=new-report');
  const form = await dialog('Create report');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Title' }), 'Half');
  await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep as a draft' }));
  expect(await screen.findByText(/begun a report/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go on writing' }));
  const again = await dialog('Create report');
  expect(within(again).getByRole('textbox', { name: 'Title' })).toHaveValue('Half');
});

it('sends to members and typed addresses, and shows what became of earlier mails', async () => {
  const queued = { queued: 1, sent: 0, failed: 0, unknown: 0, to_files: false };
  const read = deferred<Report>();
  const app = await open('/reports?start-date=2026-11-01&end-date=2026-11-30&open=send-1', {
    listReportSends: () => aList([aSend(5)]),
    listReportDeliveries: () =>
      aList([
        {
          id: 9,
          user: null,
          email: 'bank@example.com',
          status: 'failed',
          error: '550 no such user',
          attempts: 1,
          since: '2026-11-12T10:01:00+02:00',
        },
      ]),
    sendReport: () => ({
      detail: 'The report is on its way.',
      send: aSend(6, { deliveries: queued }),
    }),
    resendReport: () => aSend(5),
    getReport: () => read.promise,
  });
  const form = await dialog('Send report');
  const none = within(form).getByRole('button', { name: 'Send' });
  expect(none).toBeDisabled();
  expect(none).toHaveAccessibleDescription('Choose at least one recipient.');
  await userEvent.click(await within(form).findByRole('button', { name: /1 failed/ }));
  expect(await within(form).findByText('550 no such user')).toBeInTheDocument();
  await userEvent.click(within(form).getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(app.callsOf('resendReport')).toHaveLength(1));

  const field = within(form).getByRole('combobox', { name: 'Recipients' });
  await userEvent.type(field, 'cfo@example.com{Enter}');
  await userEvent.click(within(form).getByRole('button', { name: 'Send to 1 recipient' }));
  // What the message leads to is not closed again by the end of the sending.
  await waitFor(() => expect(app.callsOf('getReport')).toHaveLength(1));
  expect(screen.queryByText(/The report is being sent/)).toBeNull();
  read.reject(refusal(404));
  expect(await screen.findByText('The report is being sent to 1 recipient.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.callsOf('sendReport')[0]?.input).toMatchObject({
    params: { id: 1 },
    body: { users: [], emails: ['cfo@example.com'], theme: 'light', language: 'en' },
  });
  expect(address()).toBe('/reports?start-date=2026-11-01&end-date=2026-11-30');
  // The months of the report stay.
  await userEvent.click(screen.getByRole('button', { name: 'Show deliveries' }));
  expect(await dialog('Send report')).toHaveTextContent('Sent before');
  expect(address()).toBe('/reports?start-date=2026-11-01&end-date=2026-11-30&open=send-1');
});

it('opens a report that the chosen period leaves out', async () => {
  const app = await open('/reports?open=send-2', {
    getReport: ({ params }) => aReport(Number(params.id)),
    listReportSends: () => aList([]),
  });
  expect(await dialog('Send report')).toHaveTextContent('Board report 2');
  expect(app.callsOf('getReport').map(({ input }) => input)).toEqual([{ params: { id: 2 } }]);
});

it.each([
  [true, { report_graphs: [], report_data_maps: [] }],
  [false, { report_graphs: [11], report_data_maps: [] }],
])('warns before a report is sent that has nothing in it: %s', async (isWarned, contents) => {
  await open('/reports?open=send-1', { listReports: () => aList([aReport(1, contents)]) });
  const form = await dialog('Send report');
  const warning = /recipients would get only its title/;
  expect(within(form).queryAllByText(warning)).toHaveLength(isWarned ? 1 : 0);
});

it('shows what would be sent before it is sent, in the language that is chosen', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const app = await open('/reports?open=send-1', {
    createReportTicket: () => ({ ticket: '1.secret' }),
  });
  const form = await dialog('Send report');
  expect(within(form).getByText(/^Sent as a PDF: .*graph/)).toBeInTheDocument();
  expect(within(form).getByRole('textbox', { name: 'Subject' })).toHaveAttribute(
    'placeholder',
    expect.stringMatching(/^Board report 1/),
  );
  await userEvent.click(within(form).getByRole('radio', { name: 'Finnish' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(app.callsOf('createReportTicket')[0]?.options.language).toBe('fi');
  click.mockRestore();
});

it('says that a report which a link names is not there', async () => {
  await open('/reports?open=send-404', {
    getReport: () => {
      throw refusal(404);
    },
  });
  expect(await screen.findByText(/^It was not found/)).toBeInTheDocument();
});

it('sends a subject and a message of its own, and shows them with what was sent', async () => {
  const subject = '<b>March</b> & "more"';
  const app = await open('/reports?open=send-1', {
    sendReport: () => ({ detail: 'The report is on its way.', send: aSend(6) }),
    listReportSends: () => aList([aSend(5, { subject, message: 'Dear board,\n\nthe close.' })]),
  });
  const form = await dialog('Send report');
  expect(await within(form).findByText(`Subject: ${subject}`)).toBeInTheDocument();
  expect(within(form).getByText(/Dear board,/)).toBeInTheDocument();
  const field = await within(form).findByRole('combobox', { name: 'Recipients' });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.type(field, 'cfo@example.com{Enter}');
  const line = within(form).getByRole('textbox', { name: 'Subject' });
  await userEvent.click(line);
  await userEvent.paste('x'.repeat(256));
  expect(await within(form).findByText('At most 255 characters are allowed.')).toBeInTheDocument();
  expect(within(form).getByRole('button', { name: 'Send to 1 recipient' })).toBeDisabled();
  await userEvent.clear(line);
  await userEvent.paste(subject);
  await userEvent.click(within(form).getByRole('textbox', { name: 'Message' }));
  await userEvent.paste('First\n\nSecond');
  await userEvent.click(within(form).getByRole('button', { name: 'Send to 1 recipient' }));
  await waitFor(() =>
    expect(app.callsOf('sendReport')[0]?.input).toMatchObject({
      body: { subject, message: 'First\n\nSecond' },
    }),
  );
});

it('keeps subject and message of a schedule when it is changed', async () => {
  const letter = { subject: 'Board', message: 'Dear board' };
  const app = await open('/reports?open=schedule-1', {
    listReportSchedules: () => aList([aSchedule(7, { users: [1], ...letter })]),
    updateReportSchedule: () => aSchedule(7),
  });
  const form = await dialog('Schedule');
  await userEvent.click(await within(form).findByRole('button', { name: 'Edit' }));
  const line = await within(form).findByRole('textbox', { name: 'Subject' });
  expect(line).toHaveValue('Board');
  await userEvent.type(line, ' of May');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(app.callsOf('updateReportSchedule')[0]?.input).toMatchObject({
      body: { ...letter, subject: 'Board of May' },
    }),
  );
});

it('sends in another language', async () => {
  const app = await open('/reports?open=send-1', {
    sendReport: () => ({ detail: 'The report is on its way.', send: aSend(6) }),
  });
  const form = await dialog('Send report');
  const field = await within(form).findByRole('combobox', { name: 'Recipients' });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.type(field, 'cfo@example.com{Enter}');
  await userEvent.click(within(form).getByRole('radio', { name: 'Finnish' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Send to 1 recipient' }));
  await waitFor(() =>
    expect(app.callsOf('sendReport')[0]?.input).toMatchObject({ body: { language: 'fi' } }),
  );
});

it('names the recipients of a schedule, and says when it is paused', async () => {
  await open('/reports?open=schedule-1', {
    listReportSchedules: () =>
      aList([
        aSchedule(7, { users: [1, 404], emails: ['bank@example.com'] }),
        aSchedule(8, { paused: true, next_run: null, users: [404], emails: [] }),
      ]),
  });
  const form = await dialog('Schedule');
  expect(
    await within(form).findByText(/^To .+, bank@example\.com · 1 recipient has left/),
  ).toBeVisible();
  expect(within(form).getAllByText('Paused')).toHaveLength(1);
  expect(within(form).getByText('Nothing is sent until you switch it on again.')).toBeVisible();
});

it('shows the form or the pages where both do not fit', async () => {
  const narrow = Object.assign(new EventTarget(), { matches: true });
  const before = window.matchMedia;
  window.matchMedia = (() => narrow) as unknown as typeof window.matchMedia;
  try {
    await open('/reports?open=new-report');
    const form = await dialog('Create report');
    await userEvent.clear(within(form).getByRole('textbox', { name: 'Title' }));
    await userEvent.click(within(form).getByRole('radio', { name: 'Preview' }));
    await waitFor(() => expect(within(form).queryByRole('textbox', { name: 'Title' })).toBeNull());
    // What lacks is where it can be typed.
    await userEvent.click(within(form).getByRole('button', { name: 'Create report' }));
    expect(await within(form).findByRole('textbox', { name: 'Title' })).toHaveFocus();
  } finally {
    window.matchMedia = before;
  }
});

it('goes out by itself as often as one likes, with pauses', async () => {
  let schedules = [aSchedule(7)];
  const app = await open('/reports?open=schedule-1', {
    listReportSchedules: () => aList(schedules),
    updateReportSchedule: ({ body }) => {
      schedules = [aSchedule(7, { paused: body.paused ?? false, next_run: null })];
      return aSchedule(7, { paused: body.paused ?? false, next_run: null });
    },
    createReportSchedule: () => aSchedule(8),
  });
  const form = await dialog('Schedule');
  expect(await within(form).findByText(/^Monthly on the 5th working day, at.08:00$/)).toBeVisible();
  await userEvent.click(within(form).getByRole('switch', { name: 'Active' }));
  await waitFor(() =>
    expect(app.callsOf('updateReportSchedule')[0]?.input).toEqual({
      params: { id: 7 },
      body: { paused: true },
    }),
  );
  await userEvent.click(within(form).getByRole('button', { name: 'Add a schedule' }));
  await userEvent.click(await within(form).findByRole('button', { name: 'Save' }));
  expect(await within(form).findByText('Choose at least one recipient.')).toBeInTheDocument();
  expect(await within(form).findByText(/^0 of 1 member/)).toBeInTheDocument();
  await userEvent.click(within(form).getByRole('button', { name: 'All members' }));
  await userEvent.click(within(form).getByRole('radio', { name: 'Finnish' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(app.callsOf('createReportSchedule')[0]?.input).toMatchObject({
      body: { report: 1, kind: 'working_days', day: 5, hour: 8, language: 'fi', users: [1] },
    }),
  );
});

it('asks before a report is deleted', async () => {
  const app = await open('/reports', { deleteReport: () => '' });
  const menu = await menuOf(await card());
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(app.callsOf('deleteReport')).toHaveLength(1));
  expect(await screen.findByText('No reports in this period')).toBeInTheDocument();
});

it('saves graphs of the closed months, which move with the calendar', async () => {
  const app = await open('/reports?open=new-graphs', {
    getGraphSettings: () => theSettings({ mappings: [aMapping(1, 'Net sales', ['net'])] }),
    createReportGraph: () => aReportGraph(13, drawing),
  });
  const form = await dialog('Add graphs');
  await userEvent.click((await within(form).findAllByRole('checkbox'))[0] as HTMLElement);
  await userEvent.click(within(form).getByRole('radio', { name: 'Rolling months' }));
  await userEvent.selectOptions(
    within(form).getByRole('combobox', { name: 'How many' }),
    'Another number',
  );
  const save = within(form).getByRole('button', { name: /^Add \d/ });
  expect(save).toBeDisabled();
  const typed = within(form).getByRole('textbox', { name: 'Number of months' });
  await userEvent.type(typed, '121');
  expect(typed).toBeInvalid();
  expect(save).toBeDisabled();
  await userEvent.clear(typed);
  await userEvent.type(typed, '18');
  expect(typed).toBeValid();
  await userEvent.click(save);
  await waitFor(() => expect(app.callsOf('createReportGraph')).toHaveLength(1));
  expect(app.callsOf('createReportGraph')[0]?.input).toEqual({
    body: {
      mapping: expect.any(Number),
      properties: { closed_months: 18, theme: 'light', filtered_keys: [] },
    },
  });
});

it('names the terms that a saved graph draws as it draws them, without those that are hidden', async () => {
  const { properties } = aReportGraph(11);
  await open('/reports', {
    getGraphSettings: () =>
      theSettings({
        mappings: [
          {
            ...aMapping(1, 'Net sales', ['net', 'gross', 'costs']),
            graph_properties: { net: { type: 'bar' }, costs: { type: 'line', second_axis: true } },
          },
        ],
      }),
    listTerms: () =>
      aList([
        aTerm(1, 'net', { title: 'Net' }),
        aTerm(2, 'gross', { title: 'Gross' }),
        aTerm(3, 'costs', { title: 'Costs' }),
      ]),
    listReportGraphs: () =>
      aList([
        aReportGraph(11, {
          mapping: { id: 1, view_title: 'Net sales', deleted: false },
          properties: { ...properties, filtered_keys: ['gross'] },
        }),
      ]),
  });
  const tile = await screen.findByRole('group', { name: 'Net sales' });
  expect(await within(tile).findByText('Net, Costs (right)')).toBeInTheDocument();
  const markOf = (name: string) => within(tile).getByText(name).querySelector('svg');
  // The hidden one between them keeps its colour.
  expect(markOf('Net')?.querySelector('rect')?.getAttribute('fill')).toContain('data-1');
  const line = markOf('Costs (right)')?.querySelector('path');
  expect(line?.getAttribute('stroke')).toContain('data-3');
});

it('changes the months of a saved graph to the closed ones, and back', async () => {
  let graph = aReportGraph(11);
  const app = await open('/reports?open=graph-11', {
    listReportGraphs: () => aList([graph]),
    getReportGraph: () => graph,
    updateReportGraph: ({ body }) => {
      graph = { ...graph, properties: { ...graph.properties, ...(body.properties as object) } };
      return graph;
    },
  });
  const form = await dialog('Edit: Net sales');
  await userEvent.click(within(form).getByRole('radio', { name: 'Rolling months' }));
  await userEvent.selectOptions(
    within(form).getByRole('combobox', { name: 'How many' }),
    'The last 6 closed months',
  );
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const tile = await screen.findByRole('group', { name: 'Net sales' });
  expect(tile).toHaveTextContent(/01\/2026 – 11\/2026 · Rolling, 6 monthsMonth/);

  await userEvent.click(within(await menuOf(tile)).getByRole('menuitem', { name: 'Edit' }));
  const again = await dialog('Edit: Net sales');
  expect(within(again).getByRole('combobox', { name: 'How many' })).toHaveValue('6');
  await userEvent.click(within(again).getByRole('radio', { name: 'Fixed months' }));
  await userEvent.click(within(again).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(app.callsOf('updateReportGraph')).toHaveLength(2));
  expect(app.callsOf('updateReportGraph').map(({ input }) => input)).toMatchObject([
    { params: { id: 11 }, body: { properties: { closed_months: 6 } } },
    { body: { properties: { start_date: '2026-01-01', end_date: '2026-11-30' } } },
  ]);
});

it('names a data map, and takes the name away again', async () => {
  let map = aReportDataMap(21);
  const app = await open('/reports?open=data-map-21', {
    listReportDataMaps: () => aList([map]),
    updateReportDataMap: ({ body }) => {
      map = { ...map, properties: { ...map.properties, ...(body.properties as object) } };
      return map;
    },
  });
  const form = await dialog('Edit: Data map');
  const name = within(form).getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Data map');
  await userEvent.clear(name);
  await userEvent.type(name, 'Costs of the north');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const named = await screen.findByRole('group', { name: 'Costs of the north' });
  await userEvent.click(within(await menuOf(named)).getByRole('menuitem', { name: 'Edit' }));
  const again = await dialog('Edit: Costs of the north');
  await userEvent.clear(within(again).getByRole('textbox', { name: 'Name' }));
  await userEvent.click(within(again).getByRole('button', { name: 'Save' }));
  await screen.findByRole('group', { name: 'Data map' });
  expect(app.callsOf('updateReportDataMap').map(({ input }) => input)).toMatchObject([
    { body: { content: '', properties: { title: 'Costs of the north' } } },
    { body: { content: '', properties: { title: '' } } },
  ]);
});

it('leaves the picture alone when only words change', async () => {
  const app = await open('/reports?open=data-map-21', {
    updateReportDataMap: () => aReportDataMap(21),
  });
  const form = await dialog('Edit: Data map');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(app.callsOf('updateReportDataMap')[0]?.input).toEqual({
      params: { id: 21 },
      body: { content: '' },
    }),
  );
});

it('says which reports a graph drops out of, those of other periods included', async () => {
  const app = await open('/reports', {
    listReports: ({ query }) =>
      aList(
        query.start_date
          ? [aReport(1)]
          : [aReport(1), aReport(2), aReport(3, { report_graphs: [] })],
      ),
    deleteReportGraph: () => '',
  });
  await card();
  // The newest is first: graph 12, which is in no report.
  const [, older] = await screen.findAllByRole('group', { name: 'Net sales' });
  const menu = await menuOf(older as HTMLElement);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(await within(question).findByText(/It is part of 2 reports/)).toBeInTheDocument();
  await userEvent.click(within(question).getByRole('button', { name: 'No, keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(app.callsOf('deleteReportGraph')).toHaveLength(0);
});

it('asks what becomes of the recipients when a send is closed', async () => {
  await open('/reports?open=send-1', { listReportSends: () => aList([]) });
  const form = await dialog('Send report');
  const field = within(form).getByRole('combobox', { name: 'Recipients' });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.type(field, 'cfo@example.com{Enter}');
  // The list covers no button any more.
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(within(await card()).getByRole('button', { name: 'Send' }));
  const again = await dialog('Send report');
  expect(within(again).queryByText('cfo@example.com')).not.toBeInTheDocument();
});

it('says in words that a sent PDF is not there', async () => {
  const sent = '2026-11-12T10:00:00+02:00';
  await open('/reports?open=send-1', {
    listReportSends: () =>
      aList([
        aSend(5, { pdf_file: null, pdf_size: null }),
        aSend(4, { pdf_file: null, pdf_size: null, sent, kept_until: sent }),
      ]),
  });
  const form = await dialog('Send report');
  expect(
    await within(form).findByText('The PDF that was sent is no longer kept.'),
  ).toBeInTheDocument();
  expect(within(form).getByText('The PDF that was sent is not kept here.')).toBeInTheDocument();
  expect(within(form).queryByRole('link')).not.toBeInTheDocument();
});

it('is for report managers only', async () => {
  renderApp('/reports', { handlers: { ...handlers, getUserDetails: () => aUser() } });
  await waitFor(() => expect(address()).not.toBe('/reports'));
});

it('tries again when the lists could not be loaded', async () => {
  let fails = true;
  await open('/reports', {
    listReports: () => {
      if (fails) throw refusal(503);
      return aList([aReport(1)]);
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(retry);
  expect(await card()).toBeInTheDocument();
});

describe('a text that is suggested', () => {
  const suggest = async (sentence: () => { sentence: string }, content = '') => {
    const app = await open('/reports?open=graph-11', {
      listReportGraphs: () => aList([aReportGraph(11, { content })]),
      getReportGraphSentence: sentence,
      updateReportGraph: () => aReportGraph(11),
    });
    const form = await dialog('Edit: Net sales');
    await userEvent.click(await within(form).findByRole('button', { name: 'Suggest a text' }));
    return { app, form };
  };
  const own = JSON.stringify({ blocks: [{ text: 'My words.' }], entityMap: {} });

  it('is put after what is written, undone by the editor and saved with it', async () => {
    const { app, form } = await suggest(() => ({ sentence: 'Net sales grew.' }), own);
    const field = within(form).getByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(field).toHaveTextContent('My words.Net sales grew.'));
    await userEvent.click(within(form).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field).not.toHaveTextContent('Net sales grew.'));
    expect(field).toHaveTextContent('My words.');
    await userEvent.click(within(form).getByRole('button', { name: 'Suggest a text' }));
    await waitFor(() => expect(field).toHaveTextContent('My words.Net sales grew.'));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.callsOf('updateReportGraph')).toHaveLength(1));
    expect(app.callsOf('updateReportGraph')[0]?.input).toEqual({
      params: { id: 11 },
      body: { content: expect.stringMatching(/"My words\.".*"Net sales grew\."/) },
    });
  });

  it('says so where there is none, and what failed', async () => {
    let fails = false;
    const { form } = await suggest(() => {
      if (fails) throw refusal(400, { non_field_errors: ['The view is gone.'] });
      return { sentence: '' };
    });
    expect(await screen.findByText('The graph has no values to write about.')).toBeInTheDocument();
    fails = true;
    await userEvent.click(within(form).getByRole('button', { name: 'Suggest a text' }));
    expect(await screen.findByText('The view is gone.')).toBeInTheDocument();
  });
});

it('is found in the menu where it belongs', async () => {
  await open();
  const [menu] = screen.getAllByRole('navigation', { hidden: true });
  const current = menu?.querySelectorAll('[aria-current="page"]') ?? [];
  expect([...current].map((entry) => entry.getAttribute('href'))).toEqual(['/notifications']);
});
