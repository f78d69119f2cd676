import {
  contract,
  endOfMonth,
  type MainTask,
  monthNumber,
  startOfMonth,
  type Task,
} from '@tavoite/model';
import { seedFigures } from './figures.js';
import type { TestServer, TestUser } from './server.js';

/** The months of 2026 by number, 1 to 12 and beyond. */
export const month = (number: number) => monthNumber(2026, 1) + number - 1;

export interface PlanUsers {
  readonly organizationId: number;
  readonly manager: TestUser;
  readonly reader: TestUser;
  readonly targets: Readonly<Record<string, number>>;
}

/** An organisation with a roadmap manager, a reader and two targets. */
export async function planUsers(server: TestServer): Promise<PlanUsers> {
  const organizationId = await server.createOrganization();
  const of = (flags: { roadmap_manager?: boolean }, fullName: string) =>
    server.createUser({ memberships: { [organizationId]: flags }, fullName });
  const manager = await of({ roadmap_manager: true }, 'Maija Manager');
  const reader = await of({}, 'Reijo Reader');
  const { targets } = await seedFigures(server, organizationId, {
    terms: [{ key: 'sales', first: monthNumber(2025, 1), values: [80] }],
    groups: [{ key: 'main' }],
    targets: [
      { key: 'one', group: 'main', formula: 'sales', targetFormula: '100' },
      { key: 'two', group: 'main', formula: 'sales * 2' },
    ],
  });
  return { organizationId, manager, reader, targets };
}

/** Makes parts of plans through the API. */
export function planMaker(server: TestServer, token: string) {
  return {
    async roadmap(title = 'Renewal'): Promise<number> {
      const { body } = await server.call(contract.createRoadmap, { token, body: { title } });
      return body.id;
    },
    async mainTask(roadmap: number, rows = 2, title = 'Pilot'): Promise<MainTask> {
      const { body } = await server.call(contract.createMainTask, {
        token,
        body: { title, roadmap, row_count: rows },
      });
      return body;
    },
    /** From month to month of 2026. */
    async task(
      mainTask: number,
      row: number,
      [from, to]: readonly [number, number],
      title = `Task ${from}–${to}`,
    ): Promise<Task> {
      const { body } = await server.call(contract.createTask, {
        token,
        body: {
          title,
          main_task: mainTask,
          row_index: row,
          start_date: startOfMonth(month(from)),
          end_date: endOfMonth(month(to)),
        },
      });
      return body;
    },
    async plan(roadmap: number) {
      const { body } = await server.call(contract.getRoadmapPlan, {
        token,
        params: { id: roadmap },
      });
      return body;
    },
  };
}
