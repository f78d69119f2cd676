import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seriesType } from '@tavoite/model';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { useTestServer } from '../../test/server.js';
import { formulaKeys, parseFormula } from '../formula/index.js';
import { checkFolder, importFolder } from '../import/index.js';
import { type GenerateOptions, generateFolder, SIGN_IN } from './index.js';
import { generateTerms, MIN_TERMS } from './terms.js';

const small: GenerateOptions = { terms: 300, months: 36, organizations: 3, seed: 1 };
const TODAY = '2026-11-15';

type Row = Record<string, string>;

/** Generates into a folder that is gone afterwards. */
async function generated<T>(
  options: Partial<GenerateOptions>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tavoite-generate-'));
  try {
    await generateFolder(folder, { ...small, ...options });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function contents(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, i) => [name, texts[i] ?? '']));
}

const rowsOf = async (folder: string, file: string): Promise<Row[]> =>
  parse(await readFile(join(folder, file), 'utf8'), { columns: true });

it.each([
  [{ terms: MIN_TERMS, months: 12, organizations: 1 }],
  [{}],
  [{ terms: 700, months: 60, organizations: 14, seed: 9 }],
])('passes all checks of the import without a warning: %j', async (options) => {
  await generated(options, async (folder) => {
    const { problems } = await checkFolder(folder, { today: TODAY });
    expect(problems).toEqual([]);
  });
});

it('is the same byte for byte for the same seed, and has other figures for another', async () => {
  const [one, two, other] = await Promise.all(
    [1, 1, 2].map((seed) => generated({ seed }, contents)),
  );
  expect(one).toEqual(two);
  const differing = Object.keys(one ?? {}).filter((name) => one?.[name] !== other?.[name]);
  expect(differing).toEqual(['data.csv']);
});

it('has as many terms as asked for, each under one key, with parents above them', () => {
  fc.assert(
    fc.property(fc.integer({ min: MIN_TERMS, max: 2_500 }), (count) => {
      const { all } = generateTerms(count);
      const keys = new Set(all.map(({ key }) => key));
      expect(all).toHaveLength(count);
      expect(keys.size).toBe(count);
      for (const { parent, additionalParents = [] } of all)
        for (const above of [...(parent === undefined ? [] : [parent]), ...additionalParents])
          expect(keys).toContain(above);
    }),
    { numRuns: 30 },
  );
});

it('has formulas five levels deep and more, above terms with months of their own', () => {
  const { all } = generateTerms(300);
  const byKey = new Map(all.map((term) => [term.key, term]));
  const depthOf = (key: string): number => {
    const formula = byKey.get(key)?.formula;
    if (formula === undefined) return 0;
    return 1 + Math.max(...formulaKeys(parseFormula(formula)).map(depthOf));
  };
  expect(depthOf('operating_margin')).toBeGreaterThanOrEqual(5);
});

it('looks like what it stands for', async () => {
  await generated({ months: 60, terms: 600 }, async (folder) => {
    const terms = await rowsOf(folder, 'terms.csv');
    const is = (column: string, value: string) => terms.some((row) => row[column] === value);
    expect(is('aggregation', 'stock') && is('aggregation', 'flow')).toBe(true);
    expect(is('sum_values_in_tree', 'true') && is('is_free_measure', 'true')).toBe(true);
    expect(terms.some(({ additional_parents }) => additional_parents !== '')).toBe(true);
    expect(terms.every(({ title, title_fi }) => title && title_fi)).toBe(true);

    const types = (await rowsOf(folder, 'mapping_terms.csv')).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(seriesType.options));
    const targets = (await rowsOf(folder, 'mappings.csv')).map((row) => row.target_type);
    expect(targets).toEqual(expect.arrayContaining(['line', 'bar', 'area', 'radar']));

    const data = await rowsOf(folder, 'data.csv');
    const months = Object.keys(data[0] ?? {}).filter((name) => name.startsWith('M'));
    expect([months[0], months.length, months.at(-1)]).toEqual(['M-48', 60, 'M+11']);
    const values = (row: Row) => months.map((month) => row[month] ?? '');
    expect(data.every((row) => values(row).some((value) => value !== ''))).toBe(true);
    expect(data.some((row) => values(row).includes(''))).toBe(true);
    const until = new Set(data.map(({ verified_until }) => verified_until));
    expect(until).toContain('M-1');
    expect(until).toContain('M-2');
    for (const month of until) expect(month).toMatch(/^(|M-[1-4])$/);
    // The estimates go on where the past ends.
    const sales = data.filter(({ term = '' }) => term.startsWith('sales_'));
    const meanOf = (row: Row, from: string, to: string) => {
      const slice = values(row).slice(months.indexOf(from), months.indexOf(to) + 1);
      const known = slice.filter((value) => value !== '').map(Number);
      return known.reduce((sum, value) => sum + value, 0) / known.length;
    };
    for (const row of sales) {
      const [before, after] = [meanOf(row, 'M-12', 'M-1'), meanOf(row, 'M', 'M+11')];
      if (Number.isNaN(before)) continue;
      expect(after / before).toBeGreaterThan(0.8);
      expect(after / before).toBeLessThan(1.3);
    }
  });
});

it('refuses sizes that make no sense, and a folder that holds something', async () => {
  await generated({}, async (folder) => {
    await expect(generateFolder(folder, small)).rejects.toThrow(/is not empty/);
  });
  for (const [options, message] of [
    [{ terms: MIN_TERMS - 1 }, /--terms is a whole number from/],
    [{ months: 1 }, /--months/],
    [{ organizations: 0 }, /--organizations/],
    [{ seed: Number.NaN }, /--seed/],
  ] as const)
    await expect(generated(options, contents)).rejects.toThrow(message);
});

describe('imported', () => {
  const server = useTestServer();

  it('can be signed in to and read', async () => {
    await generated({}, (folder) => importFolder(server.connection, folder, { today: TODAY }));
    const { body } = await server.request<{ key: string }>('POST', '/api/login/', {
      body: { username: SIGN_IN.email, password: SIGN_IN.password },
    });
    const token = body.key;
    const read = await server.request<{ series: { key: string; values: (number | null)[] }[] }>(
      'POST',
      '/api/data/',
      {
        token,
        body: {
          keys: ['operating_margin', 'revenue'],
          start_date: '2025-01-01',
          end_date: '2026-10-31',
          format: 'columns',
        },
      },
    );
    for (const { values } of read.body.series) {
      expect(values).toHaveLength(22);
      expect(values.every((value) => value !== null && Math.abs(value) > 0)).toBe(true);
    }
    const map = await server.request(
      'GET',
      '/api/data/get_data_map/?start_date=2026-01-01&end_date=2026-12-31',
      { token },
    );
    expect(map.status).toBe(200);
    const groups = await server.request<{ results: unknown[] }>('GET', '/api/target_group/', {
      token,
    });
    expect(groups.body.results).toHaveLength(1);
  });
});
