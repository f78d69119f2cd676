import { randomInt } from 'node:crypto';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from './database.js';
import type { Hearing } from './listener.js';
import { organization } from './schema/index.js';

export const CHANNEL = 'tavoite_data_versions';
/** PostgreSQL takes 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_500;
/** In place of versions that are too many to name. */
const TOO_MANY = '*';

/** Versions count in steps of this; what is below a step is random. */
const STEP = 2 ** 20;

/** The newest data version of organisations, by id. */
export type DataVersions = ReadonlyMap<number, number>;

/** Something that is kept per data version. */
export interface VersionedMemory {
  /** Of which organisations it keeps anything. */
  organizations(): readonly number[];
  /** Lets go what belongs to older versions than these. */
  outdate(versions: DataVersions): void;
}

/**
 * What `data_version` of an organisation becomes when its data changes: more than it was, and random in its
 * lower part. Where a history begins again at an earlier state, in a restored backup or on a replica that had
 * not had the last commits, processes and browsers may remember answers to versions of the lost one; none
 * of those comes again for other data.
 */
export const nextDataVersion = (): SQL =>
  sql`(${sql.identifier('data_version')} / ${STEP} + 1) * ${STEP} + ${randomInt(STEP)}`;

/** Whether the versions are of histories that have parted: as many changes, and not the same. */
export const haveParted = (one: number, other: number): boolean =>
  one !== other && one >= STEP && Math.floor(one / STEP) === Math.floor(other / STEP);

/**
 * Outdates every answer made from the data of these organisations, and tells all processes so when the
 * transaction commits: once, however many there are, since each telling holds up other commits.
 */
export async function bumpDataVersions(tx: Queries, which: SQL | undefined): Promise<void> {
  const bumped = await tx
    .update(organization)
    .set({ dataVersion: nextDataVersion() })
    .where(which)
    .returning({ id: organization.id, dataVersion: organization.dataVersion });
  await tellDataVersions(tx, bumped);
}

/** The same for one organisation. */
export async function bumpDataVersion(tx: Queries, organizationId: number): Promise<void> {
  await bumpDataVersions(tx, eq(organization.id, organizationId));
}

/** Tells all processes of versions that a statement has set. */
export async function tellDataVersions(
  tx: Queries,
  bumped: readonly { readonly id: number; readonly dataVersion: number | string }[],
): Promise<void> {
  if (bumped.length === 0) return;
  const named = bumped.map(({ id, dataVersion }) => `${id}:${dataVersion}`).join(',');
  const payload = named.length > MAX_PAYLOAD_BYTES ? TOO_MANY : named;
  await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${payload})`);
}

function readPayload(payload: string): DataVersions {
  const pairs = payload.split(',').map((pair) => pair.split(':').map(Number));
  return new Map(pairs.map(([id = 0, version = 0]) => [id, version]));
}

/**
 * Lets the memory go what is outdated as soon as another process has changed it. Answers are right
 * without: each request reads the data version with its session. What this saves is memory, where data
 * that nobody asks for any more would stay.
 */
export function hearDataVersions(
  {
    database,
    memory,
    onChange,
  }: {
    readonly database: Database;
    readonly memory: VersionedMemory;
    /** Called after each change, also one of this process, and for those that may have been missed. */
    readonly onChange?: () => Promise<void>;
  },
  onProblem: (error: Error) => void,
): Hearing {
  const tell = () => {
    onChange?.().catch(onProblem);
  };
  const readAgain = async () => {
    const ids = memory.organizations();
    if (ids.length === 0) return;
    const rows = await database.global
      .select({ id: organization.id, dataVersion: organization.dataVersion })
      .from(organization)
      .where(inArray(organization.id, [...ids]));
    memory.outdate(new Map(rows.map(({ id, dataVersion }) => [id, dataVersion])));
  };
  return {
    channel: CHANNEL,
    onMessage(payload) {
      if (payload === TOO_MANY) readAgain().catch(onProblem);
      else memory.outdate(readPayload(payload));
      tell();
    },
    onConnected: async () => {
      tell();
      await readAgain();
    },
  };
}
