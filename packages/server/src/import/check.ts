import { checkMappings, linkMappings } from './check-mappings.js';
import { linkMessages } from './check-messages.js';
import { linkMemberships, linkOrganizations, linkUsers } from './check-people.js';
import { checkReports, linkReports } from './check-reports.js';
import { checkRoadmaps, linkRoadmaps } from './check-roadmaps.js';
import { checkTargets, linkTargets } from './check-targets.js';
import { checkTerms, linkTerms } from './check-terms.js';
import { Linking } from './linking.js';
import { emptyPlan, type ImportPlan } from './plan.js';
import { type Problem, Problems } from './problems.js';
import { type FolderRows, readFolder } from './read-folder.js';
import { nothingStored, type Stored } from './stored.js';
import { importFiles } from './tables.js';

export interface CheckOptions {
  /** `YYYY-MM-DD`: what relative months count from. Default: today in Finland. */
  readonly today?: string;
  /** What the folder may refer to other than itself. Default: nothing. */
  readonly stored?: Stored;
  /** Called with each file's name before it is read. */
  onFile?(file: string): void;
}

export interface CheckResult {
  /** How many problems there are; `problems` holds the first hundred of each severity. */
  readonly errorCount: number;
  readonly warningCount: number;
  /** In the order of files, lines and columns. */
  readonly problems: readonly Problem[];
  /** What would be written; means something only without errors. */
  readonly plan: ImportPlan;
}

/**
 * Checks an import folder without a database: every file, cell, reference, formula and tree.
 * Problems are answered, not thrown; what is thrown is a problem of the file system.
 * @throws RangeError when `today` is no date
 */
export async function checkFolder(
  folder: string,
  { today, stored = nothingStored, onFile = () => undefined }: CheckOptions = {},
): Promise<CheckResult> {
  const problems = new Problems();
  const rows = await readFolder(folder, problems, today, onFile);
  return checkRows(rows, stored, problems);
}

/** Compares the rows of a folder with one another and with what is stored. */
export async function checkRows(
  rows: FolderRows,
  stored: Stored,
  problems: Problems,
): Promise<CheckResult> {
  const plan = emptyPlan();
  const linking = new Linking(plan, stored, problems);
  linkOrganizations(linking, rows.organizations);
  await linkUsers(linking, rows.users);
  linkMemberships(linking, rows.memberships);
  linking.spread(rows.settings, (organization, row) =>
    linking.addOnce(
      organization.settings,
      'settings',
      organization,
      row,
      'organization',
      organization.key,
    ),
  );
  linking.spread(rows.objectives, (organization, row) =>
    linking.addOnce(organization.objectives, row.values.key, organization, row, 'key'),
  );
  linking.spread(rows.colorPairs, (organization, row) =>
    linking.addOnce(organization.colorPairs, row.values.key, organization, row, 'key'),
  );
  linkTerms(linking, rows.terms, rows.data);
  linkTargets(linking, rows.targetGroups, rows.targets);
  linkMappings(linking, rows.mappings, rows.mappingTerms);
  linkRoadmaps(linking, rows.ofRoadmaps);
  linkMessages(linking, rows.messages);
  linkReports(linking, rows.ofReports);

  for (const organization of plan.byOrganization.values()) {
    const terms = checkTerms(linking, organization);
    const viewTitles = checkMappings(linking, organization, terms);
    checkTargets(linking, organization, terms, viewTitles);
    checkRoadmaps(linking, organization);
    checkReports(linking, organization);
  }
  linking.flush();
  const { errorCount, warningCount } = problems;
  return { errorCount, warningCount, problems: problems.list(importFiles), plan };
}
