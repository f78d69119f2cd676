import { currentMonth, monthOfDate } from '@tavoite/model';
import { type MessageRows, readMessageFiles } from './check-messages.js';
import type { ReportRows } from './check-reports.js';
import type { RoadmapRows } from './check-roadmaps.js';
import { type GivenData, readData } from './data-file.js';
import { type FolderFiles, listFolder } from './folder.js';
import type { ReadContext } from './kinds.js';
import { notificationsTable, systemMessagesTable } from './message-tables.js';
import type { Problems } from './problems.js';
import { reportDataMapsTable, reportGraphsTable, reportsTable } from './report-tables.js';
import { mainTasksTable, milestonesTable, roadmapsTable, tasksTable } from './roadmap-tables.js';
import { type Columns, type Row, readTable, type Table } from './table.js';
import {
  type ColorPairRow,
  colorPairsTable,
  DATA_FILE,
  type MappingRow,
  type MappingTermRow,
  type MembershipRow,
  mappingsTable,
  mappingTermsTable,
  membershipsTable,
  type ObjectiveRow,
  type OrganizationRow,
  objectivesTable,
  organizationsTable,
  type SettingsRow,
  settingsTable,
  type TargetGroupRow,
  type TargetRow,
  type TermTableRow,
  targetGroupsTable,
  targetsTable,
  termsTable,
  type UserRow,
  usersTable,
} from './tables.js';

/** The rows of a folder's files, cells read, nothing compared yet. */
export interface FolderRows {
  readonly organizations: readonly OrganizationRow[];
  readonly users: readonly UserRow[];
  readonly memberships: readonly MembershipRow[];
  readonly settings: readonly SettingsRow[];
  readonly objectives: readonly ObjectiveRow[];
  readonly colorPairs: readonly ColorPairRow[];
  readonly terms: readonly TermTableRow[];
  readonly data: GivenData;
  readonly targetGroups: readonly TargetGroupRow[];
  readonly targets: readonly TargetRow[];
  readonly mappings: readonly MappingRow[];
  readonly mappingTerms: readonly MappingTermRow[];
  readonly ofRoadmaps: RoadmapRows;
  readonly messages: MessageRows;
  readonly ofReports: ReportRows;
}

const noData: GivenData = new Map();

/**
 * Reads every file of a folder. What is wrong with files and cells goes to `problems`; what is thrown
 * is a problem of the file system.
 * @param today `YYYY-MM-DD` that relative months count from; default: today in Finland
 * @throws RangeError when `today` is no date
 */
export async function readFolder(
  folder: string,
  problems: Problems,
  today: string | undefined,
  onFile: (file: string) => void,
): Promise<FolderRows> {
  const files = await listFolder(folder, problems);
  return readFiles(files, problems, { today, onFile, attached: () => readMessageFiles(folder) });
}

interface ReadOptions {
  readonly today?: string | undefined;
  readonly onFile?: (file: string) => void;
  /** The files that messages can have. */
  readonly attached?: () => Promise<MessageRows['files']>;
}

/** Reads files of an import folder, wherever they are. @throws RangeError when `today` is no date */
export async function readFiles(
  files: FolderFiles,
  problems: Problems,
  { today, onFile = () => undefined, attached = async () => new Map() }: ReadOptions,
): Promise<FolderRows> {
  const month = today === undefined ? currentMonth() : monthOfDate(today);
  if (month === null) throw new RangeError(`Not a date: ${today}`);
  const context: ReadContext = { currentMonth: month, ...(today !== undefined && { today }) };
  const read = async <C extends Columns>(table: Table<C>): Promise<Row<C>[]> => {
    const source = files.get(table.file);
    if (source === undefined) return [];
    onFile(table.file);
    return readTable(source, table, context, problems);
  };
  const dataSource = files.get(DATA_FILE);
  const readDataFile = async () => {
    if (dataSource === undefined) return noData;
    onFile(DATA_FILE);
    return (await readData(dataSource, context, problems)).data;
  };
  return {
    organizations: await read(organizationsTable),
    users: await read(usersTable),
    memberships: await read(membershipsTable),
    settings: await read(settingsTable),
    objectives: await read(objectivesTable),
    colorPairs: await read(colorPairsTable),
    terms: await read(termsTable),
    data: await readDataFile(),
    targetGroups: await read(targetGroupsTable),
    targets: await read(targetsTable),
    mappings: await read(mappingsTable),
    mappingTerms: await read(mappingTermsTable),
    ofRoadmaps: {
      roadmaps: await read(roadmapsTable),
      milestones: await read(milestonesTable),
      mainTasks: await read(mainTasksTable),
      tasks: await read(tasksTable),
    },
    messages: {
      notifications: await read(notificationsTable),
      systemMessages: await read(systemMessagesTable),
      files: await attached(),
    },
    ofReports: {
      graphs: await read(reportGraphsTable),
      dataMaps: await read(reportDataMapsTable),
      reports: await read(reportsTable),
    },
  };
}

/** Keys of the organisations that the files name, `*` resolved; some may not exist. */
export function organizationsNamed(rows: FolderRows): string[] {
  const named = new Set(rows.organizations.map(({ values }) => values.key));
  const shared = [
    rows.memberships,
    rows.settings,
    rows.objectives,
    rows.colorPairs,
    rows.terms,
    rows.targetGroups,
    rows.targets,
    rows.mappings,
    rows.mappingTerms,
    ...Object.values(rows.ofRoadmaps),
    rows.messages.notifications,
    ...Object.values(rows.ofReports),
  ];
  for (const { values } of shared.flat()) {
    if (values.organization !== '*') for (const key of values.organization) named.add(key);
  }
  for (const key of rows.data.keys()) named.add(key);
  return [...named];
}
