import type pg from 'pg';
import type { VersionedMemory } from '../db/data-versions.js';
import type { Database, Queries } from '../db/database.js';
import type { Versioned } from '../db/version-cache.js';
import type { JsonText } from '../json/json-text.js';
import {
  ByteCache,
  type MonthlyColumn,
  OrganizationSeries,
  SeriesCache,
  type SeriesText,
  type TermRow,
  unpackAll,
  Yielder,
} from '../series/index.js';
import { selectOrganization, selectTerms } from './queries.js';

/** What a cached response's key and bookkeeping cost in addition to its bytes. */
const BYTES_PER_ANSWER = 500;

interface CacheUsage {
  /** Memory that is taken. */
  readonly bytes: number;
  /** Since the start of the process. */
  readonly hits: number;
  readonly misses: number;
}

/** Organisations' terms and values, and answers made of them, in the memory of this process. */
export interface SeriesStore extends VersionedMemory {
  /** All terms and values of the organisation, from memory where its data has not changed. */
  of(organization: Versioned): Promise<OrganizationSeries>;
  /**
   * An answer that depends on nothing but the organisation's data and `request`: made once per data
   * version and then served from memory.
   */
  answer<Answer>(
    organization: Versioned,
    request: readonly unknown[],
    make: (series: OrganizationSeries) => Promise<JsonText<Answer>>,
  ): Promise<JsonText<Answer>>;
  /**
   * The same for what several answers are made of.
   *
   * @param bytesOf estimates the memory that it takes
   */
  prepare<Value>(
    organization: Versioned,
    request: readonly unknown[],
    make: (series: OrganizationSeries) => Promise<Value>,
    bytesOf: (value: Value) => number,
  ): Promise<Value>;
  /** How well the memory serves. */
  usage(): { readonly series: CacheUsage; readonly answers: CacheUsage };
}

/** Share of the memory that ready answers may take; series take the rest. */
const ANSWERS_SHARE = 0.25;

/** Reads an organisation's series; everything in the snapshot belongs to one data version. */
async function load(
  tx: Queries,
  client: pg.ClientBase,
  organizationId: number,
): Promise<OrganizationSeries> {
  const organization = await selectOrganization(tx, organizationId);
  if (organization === undefined) throw new Error(`organization ${organizationId} is gone`);
  const terms: TermRow[] = [];
  const columns = new Map<number, MonthlyColumn>();
  const yielder = new Yielder();
  for await (const slice of selectTerms(client, organizationId)) {
    if (yielder.due) await yielder.rest();
    const ids: number[] = [];
    const stored: SeriesText[] = [];
    for (const { term, months } of slice) {
      terms.push(term);
      if (months === null) continue;
      ids.push(term.id);
      stored.push(months);
    }
    for (const [i, column] of unpackAll(stored).entries()) columns.set(ids[i] as number, column);
  }
  terms.sort((a, b) => a.ordering - b.ordering || a.id - b.id);
  return OrganizationSeries.build({ organization, terms, columns });
}

/** @param maxBytes memory for series and answers together */
export function createSeriesStore(database: Database, maxBytes: number): SeriesStore {
  const cache = new SeriesCache({ maxBytes: maxBytes * (1 - ANSWERS_SHARE) });
  const answers = new ByteCache<string, unknown>(maxBytes * ANSWERS_SHARE);
  const running = new Map<string, Promise<unknown>>();
  let hits = 0;
  let misses = 0;

  const of = ({ id, dataVersion }: Versioned) =>
    cache.get(id, dataVersion, () =>
      database.snapshotOf(id, (tx, client) => load(tx, client, id), dataVersion),
    );

  async function prepare<Value>(
    { id, dataVersion }: Versioned,
    request: readonly unknown[],
    make: (series: OrganizationSeries) => Promise<Value>,
    bytesOf: (value: Value) => number,
  ): Promise<Value> {
    const key = `${id}:${dataVersion}:${JSON.stringify(request)}`;
    const ready = answers.get(key) ?? running.get(key);
    // The request names what is made, and so its type.
    if (ready !== undefined) {
      hits++;
      return ready as Promise<Value>;
    }
    misses++;
    const started = of({ id, dataVersion })
      .then(async (series) => {
        const value = await make(series);
        // Data that changed between sign-in and load is answered, but not kept under the old version.
        if (series.dataVersion === dataVersion)
          answers.set(key, value, bytesOf(value) + 2 * key.length + BYTES_PER_ANSWER);
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  return {
    of,
    prepare,
    answer: (organization, request, make) =>
      prepare(organization, request, make, ({ text }) => text.length),
    organizations: () => cache.organizations(),
    outdate(versions) {
      cache.outdate(versions);
      answers.deleteWhere((key) => {
        const [id, version] = key.split(':', 2).map(Number) as [number, number];
        return version < (versions.get(id) ?? 0);
      });
    },
    usage: () => ({ series: cache.usage, answers: { bytes: answers.bytes, hits, misses } }),
  };
}
