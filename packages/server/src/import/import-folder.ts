import { inArray, or, sql } from 'drizzle-orm';
import { endSessionsWithoutFactor } from '../auth/second-factor/queries.js';
import { OperatorError } from '../config/operator-error.js';
import { bumpDataVersions } from '../db/data-versions.js';
import { asOwner, type Connection, type Queries } from '../db/database.js';
import { auditLog, organization, series, target, targetGroup, term } from '../db/schema/index.js';
import type { Files } from '../files/files.js';
import { checkRows } from './check.js';
import { lockImports } from './import-lock.js';
import type { ImportPlan } from './plan.js';
import { type Problem, Problems, problemText } from './problems.js';
import { organizationsNamed, readFolder } from './read-folder.js';
import { loadStored, type Stored } from './stored.js';
import { type MessageFileSource, writeMessages } from './write-messages.js';
import { writeOrganization } from './write-organization.js';
import {
  hashPasswords,
  idOf,
  writeMemberships,
  writeOrganizations,
  writeUsers,
} from './write-people.js';
import { writeSeries } from './write-series.js';
import { createCounts, type Written } from './writing.js';

/** What an import is doing. */
export type ImportProgress =
  | { readonly step: 'read'; readonly file: string }
  | { readonly step: 'check' }
  | { readonly step: 'passwords'; readonly done: number; readonly total: number }
  | {
      readonly step: 'write';
      readonly organization: string;
      readonly done: number;
      readonly total: number;
    };

export interface ImportOptions {
  /** `YYYY-MM-DD`: what relative months count from. Default: today in Finland. */
  readonly today?: string;
  /** Keeps the files of messages; without it messages are imported without their files. */
  readonly files?: Pick<Files, 'stage' | 'discard' | 'keep'>;
  onProgress?(progress: ImportProgress): void;
}

export interface ImportReport {
  /** What was written, in the order of writing: `organizations`, `users` and so on. */
  readonly written: readonly Written[];
  /** Months of data that the folder gave. */
  readonly months: number;
  readonly warnings: readonly Problem[];
  readonly warningCount: number;
}

/** The folder has problems: nothing was written. The message lists them, one per line. */
export class ImportProblemsError extends OperatorError {
  constructor(
    readonly problems: readonly Problem[],
    readonly errorCount: number,
  ) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const more = errorCount - errors.length;
    super(
      [
        `Nothing was imported: the folder has ${errorCount === 1 ? '1 problem' : `${errorCount} problems`}.`,
        ...errors.map((problem) => `  ${problemText(problem)}`),
        ...(more > 0 ? [`  … and ${more} more.`] : []),
      ].join('\n'),
    );
  }
}

/**
 * Imports a folder: checks everything, then writes all of it in one transaction, or nothing. What
 * has the same key is updated, what the folder does not name stays.
 * @throws ImportProblemsError when the folder has problems
 */
export async function importFolder(
  connection: Connection,
  folder: string,
  { today, files, onProgress = () => undefined }: ImportOptions = {},
): Promise<ImportReport> {
  const problems = new Problems();
  const rows = await readFolder(folder, problems, today, (file) =>
    onProgress({ step: 'read', file }),
  );
  return asOwner(connection, async (tx) => {
    await lockImports(tx);
    onProgress({ step: 'check' });
    const stored = await loadStored(tx, organizationsNamed(rows));
    const checked = await checkRows(rows, stored, problems);
    if (checked.errorCount > 0) throw new ImportProblemsError(checked.problems, checked.errorCount);
    const written = await writePlan(
      tx,
      checked.plan,
      stored,
      files ? { folder, files } : null,
      onProgress,
    );
    return { ...written, warnings: checked.problems, warningCount: checked.warningCount };
  });
}

/** The organisations that name one of these users as an owner of groups. */
function ownedBy(tx: Queries, ownerIds: readonly number[]) {
  const owning = tx
    .select({ id: targetGroup.organizationId })
    .from(targetGroup)
    .where(inArray(targetGroup.userId, [...ownerIds]));
  return inArray(organization.id, owning);
}

/**
 * Lets PostgreSQL count the tables that were filled. Of new ones it knows nothing until it looks by
 * itself, about a minute later, and would join thousands of terms with their months row by row.
 */
async function tellPlanner(tx: Queries): Promise<void> {
  await tx.execute(sql`ANALYZE ${term}, ${series}, ${targetGroup}, ${target}`);
}

async function writePlan(
  tx: Queries,
  plan: ImportPlan,
  stored: Stored,
  source: MessageFileSource | null,
  onProgress: (progress: ImportProgress) => void,
): Promise<Pick<ImportReport, 'written' | 'months'>> {
  const { count, written } = createCounts();
  const hashes = await hashPasswords(plan, stored, (done, total) =>
    onProgress({ step: 'passwords', done, total }),
  );
  const organizationIds = await writeOrganizations(tx, plan, stored, count);
  const userIds = await writeUsers(tx, plan, stored, organizationIds, hashes, count);
  await writeMemberships(tx, plan, organizationIds, userIds, count);
  await endSessionsWithoutFactor(tx);
  const organizations = [...plan.byOrganization.values()];
  let months = 0;
  const figures = new Map<string, number>();
  for (const [done, ofOrganization] of organizations.entries()) {
    const { key } = ofOrganization;
    onProgress({ step: 'write', organization: key, done, total: organizations.length });
    const given = await writeOrganization({
      tx,
      organizationId: idOf(organizationIds, key),
      plan: ofOrganization,
      stored: stored.organizations.get(key),
      userIds,
      count,
      writeFigures: writeSeries,
    });
    months += given;
    figures.set(key, given);
  }
  await writeMessages({ tx, plan, organizationIds, userIds, count, source });
  const touched = new Set([...plan.organizations.keys(), ...plan.byOrganization.keys()]);
  const imported = [...touched].map((key) => ({
    organizationId: idOf(organizationIds, key),
    event: 'data_imported' as const,
    detail: { figures: figures.get(key) ?? 0 },
  }));
  const ids = imported.map(({ organizationId }) => organizationId);
  const owners = [...plan.users.keys()].map((email) => idOf(userIds, email));
  await bumpDataVersions(tx, or(inArray(organization.id, ids), ownedBy(tx, owners)));
  await tellPlanner(tx);
  if (ids.length > 0) {
    await tx.insert(auditLog).values(imported);
  }
  return { written: written(), months };
}
