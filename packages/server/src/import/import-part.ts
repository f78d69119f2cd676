import { IMPORT_KINDS, type ImportKind } from '@tavoite/model';
import type { Queries } from '../db/database.js';
import { lockFigures } from '../series-store/write-months.js';
import { type CheckResult, checkRows } from './check.js';
import type { Fault } from './faults.js';
import { type FolderFiles, unknownFile } from './folder.js';
import { Problems, wholeFile } from './problems.js';
import { type FolderRows, organizationsNamed, readFiles } from './read-folder.js';
import { loadStored, type Stored } from './stored.js';
import {
  colorPairsTable,
  DATA_FILE,
  importFiles,
  mappingsTable,
  mappingTermsTable,
  objectivesTable,
  settingsTable,
  targetGroupsTable,
  targetsTable,
  termsTable,
} from './tables.js';
import { writeOrganization } from './write-organization.js';
import { idOf } from './write-people.js';
import { createCounts, type WriteFigures } from './writing.js';

/*
 * Files of an import folder that someone sends to the server. They are read, checked and written by the
 * code that imports a folder, within the organisations of whoever sends them. People, messages, roadmaps
 * and reports have keepers of their own, and organisations their places: those stay with the command line.
 */

/** What organisation managers may import: what they can keep in the browser. */
export const MANAGED_FILES: readonly string[] = [
  settingsTable.file,
  objectivesTable.file,
  colorPairsTable.file,
  termsTable.file,
  DATA_FILE,
  targetGroupsTable.file,
  targetsTable.file,
  mappingsTable.file,
  mappingTermsTable.file,
];

/** What machines may import. */
export const FIGURE_FILES: readonly string[] = [DATA_FILE];

interface PartRules {
  /** The files that may be in it. */
  readonly files: readonly string[];
  /** Why there may be no others. */
  readonly others: Fault;
  /** `YYYY-MM-DD`: what relative months count from. */
  readonly today: string;
}

interface ReadPart {
  readonly rows: FolderRows;
  readonly problems: Problems;
}

/** Reads the files that were sent. What is wrong with them goes to the problems. */
export async function readPart(
  sent: FolderFiles,
  { files, others, today }: PartRules,
): Promise<ReadPart> {
  const problems = new Problems();
  for (const name of sent.keys()) {
    if (files.includes(name)) continue;
    if (importFiles.includes(name)) problems.error(wholeFile(name), others);
    else unknownFile(name, problems);
  }
  const readable = new Map([...sent].filter(([name]) => files.includes(name)));
  return { rows: await readFiles(readable, problems, { today }), problems };
}

export interface CheckedPart extends CheckResult {
  readonly stored: Stored;
}

/**
 * Compares what was read with what is stored. Until the transaction ends, no one else writes terms,
 * targets, pages or figures of the organisations that it names.
 *
 * @param organizations ids by key; to the check there are no others
 * @param archived keys of organisations that take no rows because they are archived
 */
export async function checkPart(
  tx: Queries,
  { rows, problems }: ReadPart,
  organizations: ReadonlyMap<string, number>,
  archived: ReadonlySet<string>,
): Promise<CheckedPart> {
  const named = organizationsNamed(rows).filter((key) => organizations.has(key));
  const ids = named.map((key) => idOf(organizations, key)).sort((a, b) => a - b);
  // In the same order by everyone, so that no two wait for one another.
  for (const id of ids) await lockFigures(tx, id);
  const stored = { ...(await loadStored(tx, named, [...organizations.values()])), archived };
  return { ...(await checkRows(rows, stored, problems)), stored };
}

/** How the counts of an import name each kind. */
const NAMES: Readonly<Record<ImportKind, string>> = {
  settings: 'settings',
  objectives: 'objectives',
  color_pairs: 'colour pairs',
  terms: 'terms',
  target_groups: 'target groups',
  targets: 'targets',
  mappings: 'mappings',
};

/** Writes a part that has no errors; @returns what was written */
export async function writePart(
  tx: Queries,
  { plan, stored }: CheckedPart,
  writeFigures: WriteFigures,
): Promise<{ kind: ImportKind; created: number; updated: number }[]> {
  const { count, written } = createCounts();
  const userIds = new Map([...stored.users].map(([email, { id }]) => [email, id]));
  for (const [key, ofOrganization] of plan.byOrganization) {
    const organization = stored.organizations.get(key);
    if (organization === undefined) throw new Error(`No id for ${key}`);
    await writeOrganization({
      tx,
      organizationId: organization.id,
      plan: ofOrganization,
      stored: organization,
      userIds,
      count,
      writeFigures,
    });
  }
  const counts = written();
  return IMPORT_KINDS.flatMap((kind) => {
    const found = counts.find(({ what }) => what === NAMES[kind]);
    return found ? [{ kind, created: found.created, updated: found.updated }] : [];
  });
}
