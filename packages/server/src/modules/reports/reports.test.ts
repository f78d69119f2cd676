import { contract, currentMonth, MAX_REPORT_ITEMS, rangeToDates } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  graphOf,
  makeReport,
  type ReportScene,
  reportOf,
  reportScene,
  saveGraph,
  text,
  YEAR,
} from '../../../test/reports.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import { execute } from '../../../test/template.js';
import { until } from '../../../test/until.js';
import { mapping, organizationSettings } from '../../db/schema/index.js';
import { readOrganization } from '../../domain/organization.js';
import { drawGraphs } from '../../render/pdf/graphs.js';
import { type ReportDraft, readDraft } from './document.js';
import { findItem } from './item-queries.js';
import { createReadItem } from './item-reading.js';
import { notesOf } from './notes.js';

const server = useTestServer({ jobs: true });

let scene: ReportScene;
beforeEach(async () => {
  scene = await reportScene(server);
});

const drawn = (id: number) =>
  until(async () => (await graphOf(server, scene, id)).state !== 'processing');
const create = (body: object, token = scene.manager.token) =>
  server.call(contract.createReport, { token, body: body as never });
const createGraph = (properties: object, values: object = {}) =>
  server.call(contract.createReportGraph, {
    token: scene.manager.token,
    body: { mapping: scene.ids.mappings.Sales, properties, ...values } as never,
  });

it('saves a graph, draws it, and hands its picture to those who manage reports, for some minutes', async () => {
  const graph = await saveGraph(server, scene, {
    ...YEAR,
    filtered_keys: ['costs'],
    theme: 'dark',
  });
  expect(graph).toMatchObject({
    mapping: { id: scene.ids.mappings.Sales, view_title: 'Sales', deleted: false },
    content: '',
    properties: {
      ...YEAR,
      closed_months: null,
      filtered_keys: ['costs'],
      theme: 'dark',
      grouping: 'month',
      cumulative: false,
    },
  });
  await drawn(graph.id);
  const ready = await graphOf(server, scene, graph.id);
  expect(ready).toMatchObject({ state: 'ready', error: null, image_width: expect.any(Number) });
  expect(ready.image_text).toMatch(/\d/);
  const address = ready.image_file ?? '';
  // The same address as long as the picture is the same.
  expect((await graphOf(server, scene, graph.id)).image_file).toBe(address);
  const picture = await server.app.inject(address);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect((await server.request('GET', address.replace(/.$/, '!'))).status).toBe(404);
  await execute(
    server.connection,
    `UPDATE membership SET report_manager = false WHERE user_id = ${scene.manager.id}`,
  );
  expect((await server.request('GET', address)).status).toBe(404);
});

it('draws a picture in each language and theme, and shows each reader their own', async () => {
  const { id } = await saveGraph(server, scene);
  await drawn(id);
  const seenIn = async (language: string) => {
    await execute(
      server.connection,
      `UPDATE "user" SET language = '${language}' WHERE id = ${scene.manager.id}`,
    );
    return graphOf(server, scene, id);
  };
  const english = await seenIn('en');
  const finnish = await seenIn('fi');
  expect(finnish.image_text).not.toBe(english.image_text);
  const pictures = [];
  for (const { image_file, image_files } of [english, finnish]) {
    expect(image_files.light).toBe(image_file);
    for (const address of Object.values(image_files))
      pictures.push((await server.app.inject(address ?? '')).rawPayload.toString('base64'));
  }
  expect(new Set(pictures).size).toBe(4);
  // Small ones, too, name their months.
  const plots = [];
  for (const { plot_files } of [english, finnish])
    for (const address of [plot_files.light, plot_files.dark]) {
      const { rawPayload } = await server.app.inject(address ?? '');
      expect(rawPayload.readUInt32BE(16)).toBeLessThan(900);
      plots.push(rawPayload.toString('base64'));
    }
  expect(new Set(plots).size).toBe(4);
  // Where nothing is written, languages share it.
  const { cover_files } = english;
  expect(cover_files.light).not.toBe(cover_files.dark);
  const fileOf = (address: string | null) => new URL(address ?? '', 'http://host').pathname;
  expect(fileOf(finnish.cover_files.light)).toBe(fileOf(cover_files.light));
  const cover = (await server.app.inject(cover_files.dark ?? '')).rawPayload;
  expect(cover.readUInt32BE(16)).toBeLessThan(400);
  // An item of an older release has the picture of whoever saved it.
  await execute(server.connection, `UPDATE report_item SET pictures = pictures - 'fi'`);
  expect((await seenIn('fi')).image_text).toBe(english.image_text);
  const { status } = await server.call(contract.deleteReportGraph, {
    token: scene.manager.token,
    params: { id },
  });
  expect(status).toBe(204);
  for (const address of [
    ...Object.values(english.image_files),
    ...Object.values(english.plot_files),
    ...Object.values(english.cover_files),
  ])
    expect((await server.request('GET', address ?? '')).status).toBe(404);
});

it('draws a picture again in another theme, and what is being drawn only once', async () => {
  const graph = await saveGraph(server, scene);
  await drawn(graph.id);
  const before = (await graphOf(server, scene, graph.id)).image_file ?? '';
  const refresh = async (theme: 'light' | 'dark') =>
    (
      await server.call(contract.refreshReportGraph, {
        token: scene.manager.token,
        params: { id: graph.id },
        query: { theme },
      })
    ).body;
  const jobs = async () =>
    (
      await server.services.database.query(
        `SELECT id FROM pgboss.job WHERE name = 'report-picture' AND (data->>'itemId')::int = ${graph.id}`,
      )
    ).rows;
  const [first, second] = await Promise.all([refresh('dark'), refresh('dark')]);
  expect([first.image_file, second.image_file]).toEqual([null, null]);
  expect(await jobs()).toHaveLength(2);
  await drawn(graph.id);
  const after = await graphOf(server, scene, graph.id);
  expect(after).toMatchObject({ state: 'ready', properties: { theme: 'dark' } });
  expect(after.image_file).not.toBe(before);
  expect(after.image_file).toBe(after.image_files.dark);
  expect((await server.request('GET', before)).status).toBe(404);
});

it('says why a picture failed; the next try can succeed', async () => {
  const graph = await saveGraph(server, scene);
  await drawn(graph.id);
  const hide = (termsUsed: string[]) =>
    server.seed((tx) =>
      tx
        .update(mapping)
        .set({ termsUsed })
        .where(eq(mapping.id, scene.ids.mappings.Sales as number)),
    );
  await hide(['gone']);
  await server.seed((tx) => tx.execute(`UPDATE organization SET data_version = data_version + 1`));
  const again = () =>
    server.call(contract.refreshReportGraph, {
      token: scene.manager.token,
      params: { id: graph.id },
      query: {},
    });
  await again();
  await drawn(graph.id);
  expect(await graphOf(server, scene, graph.id)).toMatchObject({
    state: 'failed',
    image_file: null,
    error: expect.stringMatching(/term/i),
  });
  await hide(['sales']);
  await server.seed((tx) => tx.execute(`UPDATE organization SET data_version = data_version + 1`));
  await again();
  await drawn(graph.id);
  expect(await graphOf(server, scene, graph.id)).toMatchObject({ state: 'ready', error: null });
});

it('never processes for ever: a job that ended without a word is a failure', async () => {
  const graph = await saveGraph(server, scene);
  await drawn(graph.id);
  await execute(
    server.connection,
    `UPDATE report_item SET picture_state = 'processing', picture_job_id = gen_random_uuid()
     WHERE id = ${graph.id}`,
  );
  expect(await graphOf(server, scene, graph.id)).toMatchObject({
    state: 'failed',
    error: expect.any(String),
  });
});

it('keeps an old graph whose view is gone, with its title and the reason', async () => {
  const graph = await saveGraph(server, scene);
  await drawn(graph.id);
  await server.seed((tx) =>
    tx.delete(mapping).where(eq(mapping.organizationId, scene.organization)),
  );
  await server.call(contract.refreshReportGraph, {
    token: scene.manager.token,
    params: { id: graph.id },
    query: {},
  });
  await drawn(graph.id);
  expect(await graphOf(server, scene, graph.id)).toMatchObject({
    mapping: { view_title: 'Sales', deleted: true },
    state: 'failed',
    error: 'The view of this graph is no longer in the organisation.',
  });
});

it('follows the calendar with the last closed months', async () => {
  const end = currentMonth('Europe/Helsinki') - 1;
  const graph = await saveGraph(server, scene, { closed_months: 12 });
  expect(graph.properties).toMatchObject({
    closed_months: 12,
    ...rangeToDates({ start: end - 11, end }),
  });
  const { body } = await server.call(contract.updateReportGraph, {
    token: scene.manager.token,
    params: { id: graph.id },
    body: { content: text('A word'), properties: YEAR },
  });
  expect(body).toMatchObject({
    content: text('A word'),
    properties: { ...YEAR, closed_months: null },
    state: 'processing',
  });
});

it('keeps the name of an item until it is taken away', async () => {
  const { id, properties } = await saveGraph(server, scene);
  expect(properties.title).toBe('');
  for (const title of [' The board’s sales ', '']) {
    const { status, body } = await server.call(contract.updateReportGraph, {
      token: scene.manager.token,
      params: { id },
      body: { properties: { title } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      properties: { ...YEAR, title: title.trim() },
      state: 'processing',
    });
  }
});

it.each<[string, object, object, string]>([
  [
    'dates in the wrong order',
    { start_date: '2025-02-01', end_date: '2025-01-31' },
    {},
    'properties',
  ],
  ['one date', { start_date: '2025-02-01' }, {}, 'properties'],
  ['121 months', { start_date: '2015-01-01', end_date: '2025-01-31' }, {}, 'properties'],
  ['too many closed months', { closed_months: 121 }, {}, 'properties'],
  ['an unknown theme', { ...YEAR, theme: 'system' }, {}, 'properties'],
  ['201 keys', { ...YEAR, filtered_keys: Array(201).fill('a') }, {}, 'properties'],
  ['an unknown view', YEAR, { mapping: 2_000_000_000 }, 'mapping'],
  ['a text that is none', YEAR, { content: 'plain' }, 'content'],
  ['a text of 100 kB', YEAR, { content: text('x'.repeat(100_000)) }, 'content'],
])('refuses a graph with %s, by its field', async (_name, properties, values, field) => {
  const errors = fieldErrors(await createGraph(properties, values));
  const names = Object.keys(errors);
  expect(names.every((name) => name.startsWith(field) || name === 'non_field_errors')).toBe(true);
  expect(Object.values(errors).flat().join()).not.toMatch(/^[a-z_]+$/);
});

it('saves a data map with what is open in it, and draws it', async () => {
  const { status, body } = await server.call(contract.createReportDataMap, {
    token: scene.manager.token,
    body: {
      properties: {
        ...YEAR,
        keys: ['sales'],
        opened_terms: ['sales'],
        map_width: 900.4,
        map_height: 500,
      },
    },
  });
  expect(status).toBe(201);
  expect(body.properties).toMatchObject({
    keys: ['sales'],
    opened_terms: ['sales'],
    map_width: 900,
  });
  const get = async () =>
    (
      await server.call(contract.getReportDataMap, {
        token: scene.manager.token,
        params: { id: body.id },
      })
    ).body;
  await until(async () => (await get()).state !== 'processing');
  expect(await get()).toMatchObject({ state: 'ready', image_text: expect.any(String) });
});

it('keeps the order of a report; old plain numbers are graphs; deleted items drop out', async () => {
  const [a, b, c] = [
    await saveGraph(server, scene),
    await saveGraph(server, scene),
    await saveGraph(server, scene),
  ];
  const { body, status } = await create({
    title: ' Report ',
    report_graphs: [a.id, b.id, c.id, 2_000_000_000],
    properties: { order: [c.id, 77, { id: a.id, type: 'graph' }], comments: true },
  });
  expect(status).toBe(201);
  const graph = (id: number) => ({ id, type: 'graph' });
  expect(body).toMatchObject({
    title: 'Report',
    report_graphs: [c.id, a.id, b.id],
    report_data_maps: [],
    properties: { order: [graph(c.id), graph(a.id), graph(b.id)], comments: true, tables: true },
    author: { name: 'Maija Manager' },
    last_send: null,
    schedule_count: 0,
    paused_schedule_count: 0,
    next_send: null,
  });
  await server.call(contract.deleteReportGraph, {
    token: scene.manager.token,
    params: { id: a.id },
  });
  expect((await reportOf(server, scene, body.id)).properties.order).toEqual([
    graph(c.id),
    graph(b.id),
  ]);
  const updated = await server.call(contract.updateReport, {
    token: scene.manager.token,
    params: { id: body.id },
    body: { title: 'Other', properties: { order: [b.id, c.id] } },
  });
  expect(updated.body).toMatchObject({ title: 'Other', report_graphs: [b.id, c.id] });
});

it('makes one report of a request that is sent twice', async () => {
  const idempotency_key = 'd3b0c2a2-0b7b-4d3c-9f65-5f6f0f2f9a10';
  const [first, second] = await Promise.all([
    create({ title: 'Once', idempotency_key }),
    create({ title: 'Once', idempotency_key }),
  ]);
  expect(first.body.id).toBe(second.body.id);
});

it('lists reports by the day on which they were published', async () => {
  const { body } = await create({ title: 'Today' });
  const list = async (query: object) =>
    (await server.call(contract.listReports, { token: scene.manager.token, query: query as never }))
      .body.results.length;
  const day = body.published.slice(0, 10);
  expect(await list({ start_date: day, end_date: day })).toBe(1);
  expect(await list({ end_date: '2020-01-01' })).toBe(0);
});

it('refuses a report without a title, with a long one, and with too many items', async () => {
  expect(fieldErrors(await create({ title: ' ' }))).toEqual({ title: ['This field is required.'] });
  expect(Object.keys(fieldErrors(await create({ title: 'x'.repeat(256) })))).toEqual(['title']);
  const ids = await server.seed(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      `INSERT INTO report_item (organization_id, kind, properties)
       SELECT ${scene.organization}, 'data-map', '{}' FROM generate_series(0, ${MAX_REPORT_ITEMS})
       RETURNING id`,
    );
    return rows.map(({ id }) => id);
  });
  expect(fieldErrors(await create({ title: 'x', report_data_maps: ids })).non_field_errors).toEqual(
    ['This is too much for a report: at most 60 graphs and data maps.'],
  );
  expect((await create({ title: 'x', report_data_maps: ids.slice(1) })).status).toBe(201);
});

it('opens the PDF of a report once, by a ticket; not while a picture is drawn', async () => {
  const report = await makeReport(server, scene, [await saveGraph(server, scene)], 'Äiti & Øre');
  const ticketOf = async () =>
    (
      await server.call(contract.createReportTicket, {
        token: scene.manager.token,
        params: { id: report.id },
      })
    ).body.ticket;
  const open = (ticket: string, id = report.id, format = 'pdf') =>
    server.app.inject(`/api/report/${id}/download_${format}/?theme=dark&ticket=${ticket}`);
  const ticket = await ticketOf();
  expect((await open(ticket, report.id + 1)).statusCode).toBe(404);
  const pdf = await open(ticket);
  expect(pdf.statusCode).toBe(200);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await open(ticket)).statusCode).toBe(404);
  // Whoever opens an address again reads why nothing comes, whatever it was to be.
  for (const format of ['pdf', 'xlsx', 'pptx']) {
    const again = await server.app.inject({
      url: `/api/report/${report.id}/download_${format}/?ticket=${ticket}`,
      headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fi' },
    });
    expect(again.statusCode).toBe(404);
    expect(again.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
    expect(again.headers).not.toHaveProperty('content-disposition');
    expect(again.payload).toContain('<html lang="fi">');
    expect(again.payload).toContain('<a href="/reports">Avaa raportit</a>');
  }
  expect((await open(`${scene.organization}.${'x'.repeat(43)}`)).statusCode).toBe(404);
  for (const format of ['xlsx', 'pptx']) {
    const own = await ticketOf();
    const file = await open(own, report.id, format);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toMatch(/openxmlformats-officedocument/);
    expect(file.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename=".*\\.${format}"`),
    );
    // One ticket, one file.
    expect((await open(own, report.id, format)).statusCode).toBe(404);
    expect((await open(own)).statusCode).toBe(404);
    const { 'xl/worksheets/sheet2.xml': sheet } = unzipSync(file.rawPayload);
    if (format === 'xlsx') expect(strFromU8(sheet as Uint8Array)).toContain('<v>112</v>');
  }
  const late = await ticketOf();
  await execute(server.connection, `UPDATE report_ticket SET expires_at = now()`);
  expect((await open(late)).statusCode).toBe(404);
  const early = await ticketOf();
  await server.call(contract.refreshReport, {
    token: scene.manager.token,
    params: { id: report.id },
    query: { theme: 'dark' },
  });
  const refused = await open(early);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({
    detail: 'The pictures of the report are still being drawn. Try again in a moment.',
  });
});

it('previews what is not saved', async () => {
  const graph = await saveGraph(server, scene);
  const preview = (body: object) =>
    server.call(contract.previewReportPdf, { token: scene.manager.token, body: body as never });
  const { body } = await preview({
    title: 'Draft',
    content: text('Words'),
    items: [
      { id: graph.id, type: 'graph', content: text('More words') },
      { id: graph.id, type: 'data-map' },
    ],
  });
  expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect((await preview({ items: [] })).status).toBe(200);
  expect(
    fieldErrors(await preview({ items: [{ id: graph.id, type: 'graph', content: 'plain' }] })),
  ).toHaveProperty('content');
});

it('shows nothing to those who do not manage reports, and nothing of another organisation', async () => {
  const report = await makeReport(server, scene, [await saveGraph(server, scene)]);
  const other = await reportScene(server, 'Other');
  const foreign = (endpoint: 'getReport' | 'createReportTicket' | 'listReportSends') =>
    server.call(contract[endpoint], { token: other.manager.token, params: { id: report.id } });
  expect((await foreign('getReport')).status).toBe(404);
  expect((await foreign('createReportTicket')).status).toBe(404);
  expect((await foreign('listReportSends')).status).toBe(404);
  const { body } = await create(
    { title: 'Mine', report_graphs: report.report_graphs },
    other.manager.token,
  );
  expect(body.report_graphs).toEqual([]);
  await server.seed((tx) =>
    tx
      .insert(organizationSettings)
      .values({ organizationId: scene.organization, restrictedViews: ['notifications'] }),
  );
  await server.seed((tx) => tx.execute(`UPDATE organization SET data_version = data_version + 1`));
  expect(
    (
      await server.call(contract.getReport, {
        token: scene.manager.token,
        params: { id: report.id },
      })
    ).status,
  ).toBe(403);
});

it('finds the open comments about what a graph shows in its months, oldest first', async () => {
  const graph = await saveGraph(server, scene);
  const comment = async (values: object, months: object) => {
    const { status, body } = await server.call(contract.createComment, {
      token: scene.manager.token,
      body: { ...months, ...values } as never,
    });
    expect(status).toBe(201);
    return body.id;
  };
  const march = { start_date: '2025-03-01', end_date: '2025-03-31' };
  await comment({ term: 'sales', text: 'A large order' }, march);
  await comment(
    { mapping: scene.ids.mappings.Sales, text: 'Two months' },
    {
      start_date: '2024-12-01',
      end_date: '2025-01-31',
    },
  );
  await comment(
    { term: 'sales', text: 'Too early' },
    {
      start_date: '2024-12-01',
      end_date: '2024-12-31',
    },
  );
  const done = await comment({ term: 'costs', text: 'Done' }, march);
  await server.call(contract.updateComment, {
    token: scene.manager.token,
    params: { id: done },
    body: { resolved: true },
  });
  const { database, items } = server.services;
  const draft = await database.withOrganization(scene.organization, async (tx) => {
    const row = await findItem(tx, scene.organization, 'graph', graph.id);
    if (!row) throw new Error('There is no item');
    return { organization: await readOrganization(tx, scene.organization), row };
  });
  const read = createReadItem({ database, items });
  const report: ReportDraft = {
    organization: draft.organization,
    language: 'en',
    theme: 'light',
    title: 'x',
    content: '',
    author: '',
    tables: true,
    notesOf: (row, item) =>
      database.withOrganization(scene.organization, (tx) =>
        notesOf(tx, draft.organization, row, item),
      ),
    items: [{ row: draft.row, content: '' }],
  };
  const { document } = await readDraft(read, report);
  expect(document.items[0]?.notes).toEqual([
    'Title of sales, 03/2025: A large order (Maija Manager)',
    'Sales, 12/2024 – 01/2025: Two months (Maija Manager)',
  ]);
  // The numbers of the list below it are at their months in the drawing.
  const content = document.items[0]?.content;
  if (content?.kind !== 'graph') throw new Error('There is no graph');
  const svg = renderToStaticMarkup(drawGraphs(document)(content));
  expect(svg.match(/class="tavoite-chart-note".*?<text[^>]*>([^<]*)/g)).toEqual([
    expect.stringMatching(/>2$/),
    expect.stringMatching(/>1$/),
  ]);
  // The cover names a period that all items share, and none otherwise.
  const other = {
    ...draft.row,
    properties: { ...Object(draft.row.properties), end_date: '2025-06-30' },
  };
  const itemsOf = (...rows: (typeof draft.row)[]) => rows.map((row) => ({ row, content: '' }));
  expect(document.cover.period).toBe('01/2025 – 12/2025');
  const mixed = await readDraft(read, { ...report, items: itemsOf(draft.row, other) });
  expect(mixed.document.cover.period).toBe('');
  const pdfOf = async (comments: boolean) =>
    (
      await server.call(contract.previewReportPdf, {
        token: scene.manager.token,
        body: { title: 'x', comments, items: [{ id: graph.id, type: 'graph' }] },
      })
    ).body.pdf.length;
  expect(await pdfOf(true)).toBeGreaterThan(await pdfOf(false));
});

describe('the plain sentence of a graph', () => {
  const sentence = (id: number, token = scene.manager.token, headers = {}) =>
    server.call(contract.getReportGraphSentence, { token, headers, params: { id } });

  it('tells what its series did, in the language of the user', async () => {
    const { id } = await saveGraph(server, scene, {
      start_date: '2025-01-01',
      end_date: '2025-12-31',
      filtered_keys: ['costs'],
    });
    expect((await sentence(id)).body.sentence.replaceAll('\u00a0', ' ')).toBe(
      'Title of sales grew by 9.8 % from 112.00 in 01/2025 to 123.00 in 12/2025.',
    );
    const { token } = await server.createUser({
      memberships: { [scene.organization]: { report_manager: true } },
      language: 'fi',
    });
    expect((await sentence(id, token)).body.sentence.replaceAll('\u00a0', ' ')).toBe(
      'Title of sales kasvoi 9,8 % (01/2025: 112,00 → 12/2025: 123,00).',
    );
  });

  it('is empty without values, and says what is wrong where the graph shows nothing', async () => {
    const early = await saveGraph(server, scene, {
      start_date: '2001-01-01',
      end_date: '2001-12-31',
    });
    expect((await sentence(early.id)).body).toEqual({ sentence: '' });
    await server.seed((tx) =>
      tx.delete(mapping).where(eq(mapping.id, scene.ids.mappings.Sales as number)),
    );
    expect(fieldErrors(await sentence(early.id)).non_field_errors).toHaveLength(1);
  });

  it('is for those who manage the reports of its organisation', async () => {
    const { id } = await saveGraph(server, scene);
    const other = await reportScene(server, 'Borealis');
    expect((await sentence(id, other.manager.token)).status).toBe(404);
    const { token } = await server.createUser({ memberships: { [scene.organization]: {} } });
    expect((await sentence(id, token)).status).toBe(403);
  });
});
