import {
  daysInMonth,
  monthOfDate,
  overlappingBars,
  parseDate,
  type TaskPlace,
} from '@tavoite/model';
import { fault } from './faults.js';
import { type Named, quoted } from './hints.js';
import { type Linking, reportCycles } from './linking.js';
import type { OrganizationPlan } from './plan.js';
import type { Problems } from './problems.js';
import type { MainTaskRow, MilestoneRow, RoadmapRow, TaskRow } from './roadmap-tables.js';
import type { StoredKeys } from './stored.js';

export interface RoadmapRows {
  readonly roadmaps: readonly RoadmapRow[];
  readonly milestones: readonly MilestoneRow[];
  readonly mainTasks: readonly MainTaskRow[];
  readonly tasks: readonly TaskRow[];
}

/** Puts the files of roadmaps into the plan. */
export function linkRoadmaps(linking: Linking, rows: RoadmapRows): void {
  const { plan, stored, problems } = linking;
  for (const row of [...rows.milestones, ...rows.tasks]) {
    const { user } = row.values;
    if (user && !linking.isUser(user))
      linking.unknown(row.at('user'), 'user', user, [...plan.users.keys(), ...stored.users.keys()]);
  }
  for (const row of rows.tasks) checkPlace(problems, row);
  linking.spread(rows.roadmaps, (organization, row) =>
    linking.addOnce(organization.roadmaps, row.values.key, organization, row, 'key'),
  );
  linking.spread(rows.milestones, (organization, row) =>
    linking.addOnce(organization.milestones, row.values.key, organization, row, 'key'),
  );
  linking.spread(rows.mainTasks, (organization, row) =>
    linking.addOnce(organization.mainTasks, row.values.key, organization, row, 'key'),
  );
  linking.spread(rows.tasks, (organization, row) =>
    linking.addOnce(organization.tasks, row.values.key, organization, row, 'key'),
  );
}

/** A task has a main task and dates at the edges of months, or is an idea of a roadmap. */
function checkPlace(problems: Problems, row: TaskRow): void {
  const { main_task: mainTask, roadmap, start_date: start, end_date: end } = row.values;
  if ((start ?? null) === null && (end ?? null) === null) {
    if (!roadmap && !mainTask)
      problems.error(row.at('roadmap'), fault('fault_idea_without_roadmap'));
    return;
  }
  if (!start || !end) {
    problems.error(row.at(start ? 'end_date' : 'start_date'), fault('fault_one_date'));
    return;
  }
  if (!mainTask) problems.error(row.at('main_task'), fault('fault_task_without_main_task'));
  if (parseDate(start)?.day !== 1)
    problems.error(row.at('start_date'), fault('fault_not_month_start', { date: start }));
  const last = parseDate(end);
  if (last !== null && last.day !== daysInMonth(last.month))
    problems.error(row.at('end_date'), fault('fault_not_month_end', { date: end }));
  if (start > end)
    problems.error(row.at('end_date'), fault('fault_end_before_start', { start, end }));
}

/** Checks the roadmaps of one organisation. */
export function checkRoadmaps(linking: Linking, organization: OrganizationPlan): void {
  const stored = linking.storedOrganization(organization.key);
  const known = (given: ReadonlyMap<string, unknown>, before: StoredKeys | undefined) =>
    new Set([...given.keys(), ...(before ?? [])]);
  const roadmaps = known(organization.roadmaps, stored?.roadmaps);
  const mainTasks = known(organization.mainTasks, stored?.mainTasks);
  const tasks = known(organization.tasks, stored?.tasks);
  const targets = known(organization.targets, stored?.targets);
  const colorPairs = known(organization.colorPairs, stored?.colorPairs);
  const check = (
    row: MilestoneRow | MainTaskRow | TaskRow,
    column: string,
    what: Named,
    names: readonly (string | null | undefined)[],
    keys: ReadonlySet<string>,
  ) => {
    for (const name of names)
      if (name && !keys.has(name))
        linking.error(organization.key, row, column, linking.noSuch(what, name, keys));
  };
  for (const row of organization.milestones.values())
    check(row, 'roadmap', 'roadmap', [row.values.roadmap], roadmaps);
  for (const row of organization.mainTasks.values()) {
    const { values } = row;
    check(row, 'roadmap', 'roadmap', [values.roadmap], roadmaps);
    check(row, 'color_pair', 'color_pair', [values.color_pair], colorPairs);
    check(row, 'link_to_roadmap', 'roadmap', values.link_to_roadmap ?? [], roadmaps);
    if (values.link_to_roadmap?.includes(values.roadmap))
      linking.error(organization.key, row, 'link_to_roadmap', fault('fault_leads_to_itself'));
  }
  for (const row of organization.tasks.values()) {
    const { values } = row;
    check(row, 'roadmap', 'roadmap', [values.roadmap], roadmaps);
    check(row, 'main_task', 'main_task', [values.main_task], mainTasks);
    check(row, 'targets', 'target', values.targets ?? [], targets);
    check(row, 'predecessors', 'task', values.predecessors ?? [], tasks);
  }
  checkRows(linking, organization);
  checkDependencies(linking, organization);
}

/** Tasks stay in the rows of their main tasks and do not overlap. */
function checkRows(linking: Linking, organization: OrganizationPlan): void {
  const mainTaskKeys = [...organization.mainTasks.keys()];
  const bars: (TaskPlace & { readonly row: TaskRow })[] = [];
  for (const row of organization.tasks.values()) {
    const { main_task: mainTask, start_date: start, end_date: end } = row.values;
    const rowIndex = row.values.row_index ?? 0;
    const rowCount = organization.mainTasks.get(mainTask ?? '')?.values.row_count;
    if (rowCount && rowIndex >= rowCount)
      linking.error(
        organization.key,
        row,
        'row_index',
        fault(rowCount === 1 ? 'fault_only_row' : 'fault_rows', {
          task: quoted(mainTask ?? ''),
          last: rowCount - 1,
        }),
      );
    const [startMonth, endMonth] = [monthOfDate(start ?? ''), monthOfDate(end ?? '')];
    // Of main tasks that are stored already new tasks are put where there is room.
    const index = mainTaskKeys.indexOf(mainTask ?? '');
    if (index < 0 || startMonth === null || endMonth === null) continue;
    bars.push({ row, mainTask: index, rowIndex, startMonth, endMonth });
  }
  for (const { row } of overlappingBars(bars))
    linking.error(
      organization.key,
      row,
      'start_date',
      fault('fault_overlap', { task: quoted(row.values.key) }),
    );
}

function checkDependencies(linking: Linking, organization: OrganizationPlan): void {
  const roadmapOf = (key: string): string | null | undefined => {
    const { main_task: mainTask, roadmap } = organization.tasks.get(key)?.values ?? {};
    return mainTask ? organization.mainTasks.get(mainTask)?.values.roadmap : roadmap;
  };
  for (const row of organization.tasks.values()) {
    const own = roadmapOf(row.values.key);
    if (row.values.roadmap && own && row.values.roadmap !== own)
      linking.error(
        organization.key,
        row,
        'roadmap',
        fault('fault_main_task_elsewhere', { roadmap: quoted(own) }),
      );
    for (const predecessor of row.values.predecessors ?? []) {
      const other = roadmapOf(predecessor);
      if (own && other && own !== other)
        linking.error(
          organization.key,
          row,
          'predecessors',
          fault('fault_task_elsewhere', { task: quoted(predecessor) }),
        );
    }
  }
  reportCycles(
    organization.tasks.keys(),
    (key) => organization.tasks.get(key)?.values.predecessors ?? [],
    (key) => organization.tasks.get(key),
    (row, path) =>
      linking.error(
        organization.key,
        row,
        'predecessors',
        fault('fault_waits_for_itself', { path }),
      ),
  );
}
