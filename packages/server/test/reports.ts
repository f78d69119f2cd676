import { contract, monthNumber, type Report, type ReportGraph } from '@tavoite/model';
import { type FiguresIds, seedFigures } from './figures.js';
import type { TestServer, TestUser } from './server.js';
import { until } from './until.js';

/** An organisation with a view and someone who may make reports of it. */
export interface ReportScene {
  readonly organization: number;
  readonly manager: TestUser;
  readonly ids: FiguresIds;
}

export async function reportScene(server: TestServer, name = 'Aurora'): Promise<ReportScene> {
  const organization = await server.createOrganization({ name, nameFi: 'Revontuli' });
  const manager = await server.createUser({
    memberships: { [organization]: { report_manager: true } },
    fullName: 'Maija Manager',
  });
  const values = Array.from({ length: 36 }, (_, month) => 100 + month);
  const first = monthNumber(2024, 1);
  const ids = await seedFigures(server, organization, {
    terms: [
      { key: 'sales', first, values },
      { key: 'costs', parent: 'sales', first, values },
    ],
    mappings: [{ key: 'Sales', termsUsed: ['sales', 'costs'], viewTitleFi: 'Myynti' }],
  });
  return { organization, manager, ids };
}

export const YEAR = { start_date: '2025-01-01', end_date: '2025-12-31' };

/** Text as the editor writes it. */
export const text = (...paragraphs: string[]) =>
  JSON.stringify({ blocks: paragraphs.map((line) => ({ text: line })), entityMap: {} });

export async function saveGraph(
  server: TestServer,
  { manager, ids }: ReportScene,
  properties: object = YEAR,
  content = '',
): Promise<ReportGraph> {
  const { status, body } = await server.call(contract.createReportGraph, {
    token: manager.token,
    body: { mapping: ids.mappings.Sales as number, properties, content },
  });
  expect(status).toBe(201);
  return body;
}

export const graphOf = async (server: TestServer, { manager }: ReportScene, id: number) =>
  (await server.call(contract.getReportGraph, { token: manager.token, params: { id } })).body;

export const reportOf = async (server: TestServer, { manager }: ReportScene, id: number) =>
  (await server.call(contract.getReport, { token: manager.token, params: { id } })).body;

/** A report of the graphs, when their pictures have been drawn. */
export async function makeReport(
  server: TestServer,
  scene: ReportScene,
  graphs: readonly ReportGraph[],
  title = 'Monthly report',
): Promise<Report> {
  const { status, body } = await server.call(contract.createReport, {
    token: scene.manager.token,
    body: {
      title,
      content: text('The month was good.'),
      report_graphs: graphs.map(({ id }) => id),
    },
  });
  expect(status).toBe(201);
  await until(async () => (await reportOf(server, scene, body.id)).state !== 'processing');
  return reportOf(server, scene, body.id);
}
