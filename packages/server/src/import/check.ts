import { currentMonth, monthOfDate } from '@tavoite/model';
import { checkMappings, linkMappings } from './check-mappings.js';
import { linkMemberships, linkOrganizations, linkUsers } from './check-people.js';
import { checkTargets, linkTargets } from './check-targets.js';
import { checkTerms, linkTerms } from './check-terms.js';
import { type GivenData, readData } from './data-file.js';
import { type Fault, Faults } from './faults.js';
import { listFolder } from './folder.js';
import type { ReadContext } from './kinds.js';
import { Linking } from './linking.js';
import { passwordFault } from './password.js';
import { emptyPlan, type ImportPlan } from './plan.js';
import { nothingStored, type Stored } from './stored.js';
import { type Columns, type Row, readTable, type Table } from './table.js';
import {
  colorPairsTable,
  DATA_FILE,
  importFiles,
  mappingsTable,
  mappingTermsTable,
  membershipsTable,
  objectivesTable,
  organizationsTable,
  settingsTable,
  targetGroupsTable,
  targetsTable,
  termsTable,
  usersTable,
} from './tables.js';

export interface CheckOptions {
  /** `YYYY-MM-DD`: what relative months count from. Default: today in Finland. */
  readonly today?: string;
  /** What the folder may refer to besides itself. Default: nothing. */
  readonly stored?: Stored;
  /** Called with each file's name before it is read. */
  onFile?(file: string): void;
}

export interface CheckResult {
  /** How many faults there are; `faults` holds the first hundred of each severity. */
  readonly errorCount: number;
  readonly warningCount: number;
  /** In the order of files, lines and columns. */
  readonly faults: readonly Fault[];
  /** What would be written; means something only without errors. */
  readonly plan: ImportPlan;
}

const noData: GivenData = new Map();

/**
 * Checks an import folder without a database: every file, cell, reference, formula and tree.
 * Faults are answered, not thrown; what is thrown is a fault of the file system.
 * @throws RangeError when `today` is no date
 */
export async function checkFolder(
  folder: string,
  { today, stored = nothingStored, onFile = () => undefined }: CheckOptions = {},
): Promise<CheckResult> {
  const month = today === undefined ? currentMonth() : monthOfDate(today);
  if (month === null) throw new RangeError(`Not a date: ${today}`);
  const context: ReadContext = { currentMonth: month };
  const faults = new Faults();
  const files = await listFolder(folder, faults);
  const read = async <C extends Columns>(table: Table<C>): Promise<Row<C>[]> => {
    const path = files.get(table.file);
    if (path === undefined) return [];
    onFile(table.file);
    return readTable(path, table, context, faults);
  };

  const plan = emptyPlan();
  const linking = new Linking(plan, stored, faults);
  linkOrganizations(linking, await read(organizationsTable));
  linkUsers(linking, await read(usersTable), passwordFault);
  linkMemberships(linking, await read(membershipsTable));
  linking.spread(await read(settingsTable), (organization, row) =>
    linking.addOnce(
      organization.settings,
      'settings',
      organization,
      row,
      'organization',
      organization.key,
    ),
  );
  linking.spread(await read(objectivesTable), (organization, row) =>
    linking.addOnce(organization.objectives, row.values.key, organization, row, 'key'),
  );
  linking.spread(await read(colorPairsTable), (organization, row) =>
    linking.addOnce(organization.colorPairs, row.values.key, organization, row, 'key'),
  );
  const terms = await read(termsTable);
  const dataPath = files.get(DATA_FILE);
  if (dataPath !== undefined) onFile(DATA_FILE);
  const data = dataPath === undefined ? noData : await readData(dataPath, context, faults);
  linkTerms(linking, terms, data);
  linkTargets(linking, await read(targetGroupsTable), await read(targetsTable));
  linkMappings(linking, await read(mappingsTable), await read(mappingTermsTable));

  for (const organization of plan.byOrganization.values()) {
    const planned = checkTerms(linking, organization);
    const viewTitles = checkMappings(linking, organization, planned);
    checkTargets(linking, organization, planned, viewTitles);
  }
  linking.flush();
  const { errorCount, warningCount } = faults;
  return { errorCount, warningCount, faults: faults.list(importFiles), plan };
}
