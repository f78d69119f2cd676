import { randomBytes, randomUUID } from 'node:crypto';
import { contract, type Endpoint, managerFlags, monthNumber } from '@tavoite/model';
import { sql } from 'drizzle-orm';
import {
  accessToken,
  auditLog,
  change,
  colorPair,
  notificationFile,
  objective,
  passkey,
  reportDelivery,
  reportFile,
  reportScheduleRun,
  reportSend,
  session,
  webhook,
  webhookDelivery,
} from '../../src/db/schema/index.js';
import { seedFigures } from '../figures.js';
import { text, YEAR } from '../reports.js';
import type { TestServer, TestUser } from '../server.js';

/** Kinds of objects that have ids. */
export type Kind =
  | 'term'
  | 'group'
  | 'target'
  | 'mapping'
  | 'objective'
  | 'colorPair'
  | 'roadmap'
  | 'otherRoadmap'
  | 'mainTask'
  | 'task'
  | 'laterTask'
  | 'dependency'
  | 'milestone'
  | 'deletion'
  | 'deletedTask'
  | 'notification'
  | 'waitingNotification'
  | 'file'
  | 'graph'
  | 'dataMap'
  | 'report'
  | 'send'
  | 'delivery'
  | 'schedule'
  | 'comment'
  | 'change'
  | 'entry'
  | 'accessToken'
  | 'webhook'
  | 'webhookDelivery'
  | 'passkey'
  | 'session';

/** An organisation that holds one of everything, and whoever may do everything in it. */
export interface Scene {
  readonly organization: number;
  readonly manager: TestUser;
  readonly colleague: TestUser;
  readonly ids: Readonly<Record<Kind, number>>;
}

const FLAGS = Object.fromEntries(managerFlags.map((flag) => [flag, true]));
/** Between the first ids of two tables. */
const IDS_PER_TABLE = 100_000;

/** Makes the ids of all tables differ, so that one of another kind is never one's own by chance. */
export async function keepIdsApart(server: TestServer): Promise<void> {
  await server.seed(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.columns
          WHERE table_schema = 'public' AND column_name = 'id' AND is_identity = 'YES'
          ORDER BY table_name`,
    );
    for (const [index, { name }] of rows.entries())
      await tx.execute(
        sql`SELECT setval(pg_get_serial_sequence(quote_ident(${name}), 'id'),
          ${(index + 1) * IDS_PER_TABLE}, false)`,
      );
  });
}

/**
 * Makes an organisation with one of everything.
 *
 * @param mark stands in every text of it
 * @param person the name of its members
 */
export async function makeScene(
  server: TestServer,
  mark: string,
  {
    parentId = null,
    person = `${mark} person`,
  }: { parentId?: number | null; person?: string } = {},
): Promise<Scene> {
  const organization = await server.createOrganization({ name: `${mark} organisation`, parentId });
  const [manager, colleague] = await Promise.all(
    [FLAGS, {}].map((flags) =>
      server.createUser({ memberships: { [organization]: flags }, fullName: person }),
    ),
  );
  if (!manager || !colleague) throw new Error('no users were made');
  const figures = await seedFigures(server, organization, {
    terms: [
      { key: 'sales', title: `${mark} sales`, first: monthNumber(2025, 1), values: [1, 2, 3] },
      { key: 'margin', title: `${mark} margin`, formula: 'sales / 2', parent: 'sales' },
    ],
    groups: [{ key: 'top', title: `${mark} group` }],
    targets: [{ key: 'grow', title: `${mark} target`, group: 'top', formula: 'sales' }],
    mappings: [{ key: `${mark} view`, termsUsed: ['sales'] }],
  });
  const create = async <E extends Endpoint>(endpoint: E, body: object): Promise<number> => {
    const answer = await server.request<{ id: number }>(endpoint.method, endpoint.path, {
      token: manager.token,
      body,
    });
    if (answer.status !== 201) throw new Error(`${endpoint.path}: ${answer.text}`);
    return answer.body.id;
  };
  const { term, target, mapping } = {
    term: figures.terms.sales as number,
    target: figures.targets.grow as number,
    mapping: figures.mappings[`${mark} view`] as number,
  };
  const roadmap = await create(contract.createRoadmap, { title: `${mark} roadmap` });
  const otherRoadmap = await create(contract.createRoadmap, { title: `${mark} other roadmap` });
  const mainTask = await create(contract.createMainTask, { title: `${mark} main task`, roadmap });
  const bar = { main_task: mainTask, title: `${mark} task`, targets: [target] };
  const task = await create(contract.createTask, {
    ...bar,
    row_index: 0,
    start_date: '2025-01-01',
    end_date: '2025-01-31',
  });
  const laterTask = await create(contract.createTask, {
    ...bar,
    row_index: 0,
    start_date: '2025-03-01',
    end_date: '2025-03-31',
  });
  const doomed = await create(contract.createTask, { roadmap, title: `${mark} deleted task` });
  const deleted = await server.call(contract.deleteTasks, {
    token: manager.token,
    body: { tasks: [{ id: doomed }] },
  });
  const deletedTask = await create(contract.createTask, {
    roadmap,
    title: `${mark} other deleted`,
  });
  await server.call(contract.deleteTasks, {
    token: manager.token,
    body: { tasks: [{ id: deletedTask }] },
  });
  const dependency = await create(contract.createTaskDependency, {
    predecessor: task,
    successor: laterTask,
  });
  const milestone = await create(contract.createMilestone, {
    title: `${mark} milestone`,
    roadmap,
    end_date: '2025-06-15',
  });
  const message = {
    title: `${mark} message`,
    text_value: text(`${mark} words`),
    notification_recipients: [colleague.id],
  };
  const notification = await create(contract.createNotification, message);
  const waitingNotification = await create(contract.createNotification, {
    ...message,
    waits_for_files: true,
  });
  const content = text(`${mark} words`);
  const graph = await create(contract.createReportGraph, { mapping, content, properties: YEAR });
  const dataMap = await create(contract.createReportDataMap, { content, properties: YEAR });
  const report = await create(contract.createReport, {
    title: `${mark} report`,
    content,
    report_graphs: [graph],
    report_data_maps: [dataMap],
  });
  const schedule = await create(contract.createReportSchedule, {
    report,
    kind: 'day_of_month',
    day: 1,
    hour: 7,
    users: [colleague.id],
  });
  const comment = await create(contract.createComment, {
    term: 'sales',
    start_date: '2025-01-01',
    end_date: '2025-01-31',
    text: `${mark} comment`,
  });
  const stored = {
    organizationId: organization,
    title: `${mark}.pdf`,
    storageKey: randomUUID(),
    mediaType: 'application/pdf',
    size: 1,
    sha256: Buffer.alloc(32),
  };
  const rest = await server.seed(async (tx) => {
    const one = <Row>([row]: Row[]): Row => {
      if (row === undefined) throw new Error('no row was made');
      return row;
    };
    const file = one(
      await tx
        .insert(notificationFile)
        .values({ ...stored, notificationId: notification })
        .returning(),
    );
    const pdf = one(await tx.insert(reportFile).values(stored).returning());
    const send = one(
      await tx
        .insert(reportSend)
        .values({
          organizationId: organization,
          reportId: report,
          title: `${mark} send`,
          content: '',
          theme: 'light',
          language: 'en',
          pdfFileId: pdf.id,
          keptUntil: new Date(Date.now() + 1e9),
        })
        .returning(),
    );
    const delivery = one(
      await tx
        .insert(reportDelivery)
        .values({
          organizationId: organization,
          sendId: send.id,
          userId: colleague.id,
          email: '',
          status: 'failed',
        })
        .returning(),
    );
    await tx
      .insert(reportScheduleRun)
      .values({ organizationId: organization, scheduleId: schedule, dueAt: new Date() });
    const goal = one(
      await tx
        .insert(objective)
        .values({ organizationId: organization, key: 'o', title: `${mark} objective` })
        .returning(),
    );
    const pair = one(
      await tx
        .insert(colorPair)
        .values({
          organizationId: organization,
          key: 'c',
          title: `${mark} colours`,
          color: '#000000',
          darkColor: '#ffffff',
        })
        .returning(),
    );
    const [, key] = await tx
      .insert(passkey)
      .values(
        [colleague, manager].map(({ id: userId }) => ({
          userId,
          credentialId: randomUUID(),
          publicKey: Buffer.alloc(32),
          counter: 0,
          name: `${mark} passkey`,
        })),
      )
      .returning();
    const other = one(
      await tx
        .insert(session)
        .values({
          tokenHash: randomBytes(32),
          userId: manager.id,
          device: `${mark} device`,
          network: '192.0.2.1',
          expiresAt: new Date(Date.now() + 60 * 60 * 1000),
        })
        .returning(),
    );
    const machine = one(
      await tx
        .insert(accessToken)
        .values({
          organizationId: organization,
          userId: manager.id,
          name: `${mark} machine`,
          scope: 'read',
          tokenHash: randomBytes(32),
          expiresAt: new Date(Date.now() + 60 * 60 * 1000),
        })
        .returning(),
    );
    const hook = one(
      await tx
        .insert(webhook)
        .values({
          organizationId: organization,
          name: `${mark} webhook`,
          url: `https://${mark.toLowerCase()}.example/hooks`,
          events: ['month.closed'],
          enabled: false,
          secret: randomBytes(64),
        })
        .returning(),
    );
    const told = one(
      await tx
        .insert(webhookDelivery)
        .values({
          organizationId: organization,
          webhookId: hook.id,
          message: `${mark} message`,
          type: 'month.closed',
          payload: '{}',
          status: 'failed',
          jobId: randomUUID(),
        })
        .returning(),
    );
    const noted = one(
      await tx
        .insert(change)
        .values({
          organizationId: organization,
          userId: manager.id,
          action: 'changed',
          termIds: [term],
          firstMonth: monthNumber(2025, 3),
          lastMonth: monthNumber(2025, 3),
          figures: [[term, monthNumber(2025, 3), null, false, 3, true]],
          figureCount: 1,
          reason: `${mark} reason`,
        })
        .returning(),
    );
    const entry = one(
      await tx
        .insert(auditLog)
        .values({
          organizationId: organization,
          userId: manager.id,
          event: 'target_changed',
          detail: {
            group: figures.groups.top,
            before: null,
            after: {
              key: 'top',
              title: `${mark} group`,
              title_fi: null,
              parent: null,
              user: null,
              ordering: 1,
            },
          },
        })
        .returning(),
    );
    return {
      entry: entry.id,
      accessToken: machine.id,
      webhook: hook.id,
      webhookDelivery: told.id,
      change: noted.id,
      passkey: key?.id ?? 0,
      session: other.id,
      file: file.id,
      send: send.id,
      delivery: delivery.id,
      colorPair: pair.id,
      objective: goal.id,
    };
  });
  return {
    organization,
    manager,
    colleague,
    ids: {
      term,
      group: figures.groups.top as number,
      target,
      mapping,
      roadmap,
      otherRoadmap,
      mainTask,
      task,
      laterTask,
      dependency,
      milestone,
      deletion: deleted.body.deletion,
      deletedTask,
      notification,
      waitingNotification,
      graph,
      dataMap,
      report,
      schedule,
      comment,
      ...rest,
    },
  };
}

/** Tables that belong to one organisation each, with the column that says to which. */
async function tenantTables(server: TestServer): Promise<{ name: string; column: string }[]> {
  const { rows } = await server.seed((tx) =>
    tx.execute<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.columns
          WHERE table_schema = 'public' AND column_name = 'organization_id'
            AND table_name <> 'audit_log' ORDER BY table_name`,
    ),
  );
  return rows.map(({ name }) => ({ name, column: 'organization_id' }));
}

/** Everything that an organisation holds, as text; equal texts mean that nothing was changed. */
export async function contentOf(server: TestServer, organization: number): Promise<string> {
  const tables = [...(await tenantTables(server)), { name: 'organization', column: 'id' }];
  const statement = [
    ...tables.map(
      ({ name, column }) =>
        `SELECT '${name}' AS "table", to_jsonb(t)::text AS row FROM "${name}" t WHERE ${column} = ${organization}`,
    ),
    `SELECT 'session', jsonb_build_array(s.id, s.user_id)::text FROM session s
       WHERE user_id IN (SELECT user_id FROM membership WHERE organization_id = ${organization})`,
    `SELECT 'passkey', to_jsonb(p)::text FROM passkey p
       WHERE user_id IN (SELECT user_id FROM membership WHERE organization_id = ${organization})`,
  ].join(' UNION ALL ');
  const { rows } = await server.seed((tx) =>
    tx.execute<{ table: string; row: string }>(sql.raw(`${statement} ORDER BY 1, 2`)),
  );
  return rows.map(({ table, row }) => `${table} ${row}`).join('\n');
}

/** The ids of everything that an organisation holds, itself and its members included. */
export async function idsOf(server: TestServer, scene: Scene): Promise<number[]> {
  const { rows } = await server.seed((tx) =>
    tx.execute<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.columns
          WHERE table_schema = 'public' AND column_name IN ('id', 'organization_id')
          GROUP BY table_name HAVING count(*) = 2 ORDER BY table_name`,
    ),
  );
  const statement = rows
    .filter(({ name }) => name !== 'audit_log')
    .map(({ name }) => `SELECT id FROM "${name}" WHERE organization_id = ${scene.organization}`)
    .join(' UNION ALL ');
  const found = await server.seed((tx) => tx.execute<{ id: number }>(sql.raw(statement)));
  const { rows: keys } = await server.seed((tx) =>
    tx.execute<{ id: number }>(
      sql`SELECT id FROM passkey WHERE user_id IN (${scene.manager.id}, ${scene.colleague.id})
          UNION ALL
          SELECT id FROM session WHERE user_id IN (${scene.manager.id}, ${scene.colleague.id})`,
    ),
  );
  return [
    scene.organization,
    scene.manager.id,
    scene.colleague.id,
    scene.ids.entry,
    ...keys.map(({ id }) => id),
    ...found.rows.map(({ id }) => Number(id)),
  ];
}
