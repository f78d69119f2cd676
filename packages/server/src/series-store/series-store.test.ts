import { contract, monthNumber } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { changeFigures, figuresFor } from '../../test/figures.js';
import { useTestServer } from '../../test/server.js';
import { organization, series as seriesTable, term } from '../db/schema/index.js';
import { JsonText } from '../json/json-text.js';
import type { OrganizationSeries } from '../series/index.js';
import { createSeriesStore } from './series-store.js';

const server = useTestServer();
const first = monthNumber(2025, 1);
const MAX_BYTES = 8 * 1024 * 1024;

const versionOf = async (id: number) => {
  const [row] = await server.seed((tx) =>
    tx
      .select({ id: organization.id, dataVersion: organization.dataVersion })
      .from(organization)
      .where(eq(organization.id, id)),
  );
  if (row === undefined) throw new Error('no organisation');
  return row;
};

it('loads more terms than one statement reads, in display order', async () => {
  const { organizationId } = await figuresFor(server, { terms: [{ key: 'last' }] });
  const rows = await server.seed(async (tx) => {
    const made = await tx
      .insert(term)
      .values(
        Array.from({ length: 1_200 }, (_, i) => ({
          organizationId,
          key: `t${i}`,
          title: `T ${i}`,
          ordering: -i - 1,
        })),
      )
      .returning({ termId: term.id });
    await tx.insert(seriesTable).values(
      made.map(({ termId }) => ({
        organizationId,
        termId,
        firstMonth: first,
        values: Buffer.from(Float64Array.of(termId).buffer),
        verified: Buffer.of(1),
      })),
    );
    return made;
  });
  const store = createSeriesStore(server.services.database, MAX_BYTES);
  const series = await store.of(await versionOf(organizationId));
  expect(series.terms).toHaveLength(1_201);
  expect(series.terms[0]?.row.key).toBe('t1199');
  expect(series.terms.at(-1)?.row.key).toBe('last');
  const values = rows.map(({ termId }) => series.termById(termId)?.column?.values[0]);
  expect(values).toEqual(rows.map(({ termId }) => termId));
});

it('keeps series until the data version grows', async () => {
  const { organizationId } = await figuresFor(server, { terms: [{ key: 'a', title: 'Old' }] });
  const store = createSeriesStore(server.services.database, MAX_BYTES);
  const before = await versionOf(organizationId);
  const loaded = await store.of(before);
  expect(await store.of(before)).toBe(loaded);
  await changeFigures(server, organizationId, (tx) =>
    tx.update(term).set({ title: 'New' }).where(eq(term.organizationId, organizationId)),
  );
  const after = await store.of(await versionOf(organizationId));
  expect(after.term('a')?.row.title).toBe('New');
  expect(after.dataVersion).toBe(before.dataVersion + 1);
});

it('makes an answer once per version, also when asked for at the same time', async () => {
  const { organizationId } = await figuresFor(server, { terms: [{ key: 'a' }] });
  const store = createSeriesStore(server.services.database, MAX_BYTES);
  const version = await versionOf(organizationId);
  const make = jest.fn(async () => new JsonText('[]'));
  const [one, two] = await Promise.all([
    store.answer(version, ['x', 1], make),
    store.answer(version, ['x', 1], make),
  ]);
  expect(one).toBe(two);
  expect(await store.answer(version, ['x', 1], make)).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
  await store.answer(version, ['x', 2], make);
  expect(make).toHaveBeenCalledTimes(2);
  await changeFigures(server, organizationId, () => Promise.resolve());
  await store.answer(await versionOf(organizationId), ['x', 1], make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('prepares what answers are made of once per version, within the memory that it takes', async () => {
  const { organizationId } = await figuresFor(server, { terms: [{ key: 'a', title: 'Sales' }] });
  const store = createSeriesStore(server.services.database, MAX_BYTES);
  const version = await versionOf(organizationId);
  const make = jest.fn(async (series: OrganizationSeries) =>
    series.terms.map(({ row }) => row.title),
  );
  expect(await store.prepare(version, ['titles'], make, () => 10)).toEqual(['Sales']);
  await store.prepare(version, ['titles'], make, () => 10);
  expect(make).toHaveBeenCalledTimes(1);
  await store.prepare(version, ['too much'], make, () => MAX_BYTES);
  await store.prepare(version, ['too much'], make, () => MAX_BYTES);
  expect(make).toHaveBeenCalledTimes(3);
  store.outdate(new Map([[organizationId, version.dataVersion + 1]]));
  expect(store.usage().answers.bytes).toBe(0);
});

it('keeps no answer under an older version than its data', async () => {
  const { organizationId } = await figuresFor(server, { terms: [{ key: 'a' }] });
  const store = createSeriesStore(server.services.database, MAX_BYTES);
  const old = await versionOf(organizationId);
  await changeFigures(server, organizationId, () => Promise.resolve());
  const make = jest.fn(async () => new JsonText('[]'));
  await store.answer(old, ['x'], make);
  await store.answer(old, ['x'], make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('answers at the same time for many who ask right after a change', async () => {
  const { organizationId, token } = await figuresFor(server, {
    terms: [{ key: 'a', first, values: [1] }],
  });
  await changeFigures(server, organizationId, () => Promise.resolve());
  const period = { start_date: '2025-01-01', end_date: '2025-12-31' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.call(contract.readData, { token, body: { keys: ['a'], ...period } }),
    ),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
});
