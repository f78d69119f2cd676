import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../config/operator-error.js';
import { csvLine, csvOf, type Row } from './csv.js';
import { generateMonths, type MonthColumns, monthColumns } from './months.js';
import { COLOR_PAIRS, memberships, organizations, users } from './people.js';
import { OBJECTIVES, targetGroups, targets } from './strategy.js';
import type { GeneratedTerm } from './term-block.js';
import { generateTerms, MIN_TERMS, type Terms } from './terms.js';
import { mappings, mappingTerms } from './views.js';

const MAX_TERMS = 100_000;
const MIN_MONTHS = 12;
const MAX_MONTHS = 600;
const MAX_ORGANIZATIONS = 500;

export interface GenerateOptions {
  /** Terms of each organisation. */
  readonly terms: number;
  readonly months: number;
  readonly organizations: number;
  /** The same seed gives the same files, byte for byte. */
  readonly seed: number;
}

function checkWithin(name: string, value: number, least: number, most: number): void {
  if (!Number.isSafeInteger(value) || value < least || value > most)
    throw new OperatorError(`--${name} is a whole number from ${least} to ${most}.`);
}

function checkOptions({ terms, months, organizations: count, seed }: GenerateOptions): void {
  checkWithin('terms', terms, MIN_TERMS, MAX_TERMS);
  checkWithin('months', months, MIN_MONTHS, MAX_MONTHS);
  checkWithin('organizations', count, 1, MAX_ORGANIZATIONS);
  checkWithin('seed', seed, 0, Number.MAX_SAFE_INTEGER);
}

function termRows({ all }: Terms): Row[] {
  return all.map((term) => ({
    organization: '*',
    key: term.key,
    title: term.title.en,
    title_fi: term.title.fi,
    formula: term.formula,
    parent: term.parent,
    additional_parents: term.additionalParents?.join(' '),
    unit: term.unit,
    measurement_type_prefix: term.prefix,
    aggregation: term.stock ? 'stock' : 'flow',
    sum_values_in_tree: term.sumOfTree ?? false,
    is_free_measure: term.freeMeasure ?? false,
    value_numeric_type: term.figures?.decimals === 0 ? 'int' : 'decimal',
    data_source: term.figures === null ? '' : 'Generated',
  }));
}

const hasFigures = (
  term: GeneratedTerm,
): term is GeneratedTerm & { figures: NonNullable<GeneratedTerm['figures']> } =>
  term.figures !== null;

/** `data.csv` line by line: it may be larger than memory should be. */
function* dataLines(
  keys: readonly string[],
  terms: Terms,
  columns: MonthColumns,
  seed: number,
): Generator<string> {
  yield csvLine(['organization', 'term', 'verified_until', ...columns.names]);
  const measured = terms.all.filter(hasFigures);
  for (const [index, organization] of keys.entries())
    for (const term of measured) {
      const { values, verifiedUntil } = generateMonths(term, { seed, index }, columns);
      yield csvLine([organization, term.key, verifiedUntil, ...values]);
    }
}

/**
 * Writes an import folder of invented organisations of the given size. Months are counted from the
 * month of the import, as the demo's are.
 * @throws OperatorError for sizes that make no sense, and when the folder is not empty
 */
export async function generateFolder(folder: string, options: GenerateOptions): Promise<void> {
  checkOptions(options);
  const { terms: count, months, seed } = options;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty. Name a folder that can be made again.`);
  const terms = generateTerms(count);
  const owners = organizations(options.organizations);
  const files: Record<string, readonly Row[]> = {
    'organizations.csv': owners,
    'users.csv': users(owners.length),
    'memberships.csv': memberships(owners.length),
    'objectives.csv': OBJECTIVES,
    'color_pairs.csv': COLOR_PAIRS,
    'terms.csv': termRows(terms),
    'target_groups.csv': targetGroups(terms),
    'targets.csv': targets(terms),
    'mappings.csv': mappings(terms),
    'mapping_terms.csv': mappingTerms(terms),
  };
  for (const [name, rows] of Object.entries(files))
    await writeFile(join(folder, name), csvOf(rows));
  const keys = owners.map(({ key }) => key);
  await pipeline(
    Readable.from(dataLines(keys, terms, monthColumns(months), seed)),
    createWriteStream(join(folder, 'data.csv')),
  );
}
