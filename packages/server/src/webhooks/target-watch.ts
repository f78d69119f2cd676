import { currentMonth, type Target, targetProgress } from '@tavoite/model';
import { and, eq, sql } from 'drizzle-orm';
import type { ActiveOrganization } from '../auth/signed-in.js';
import type { Database, Queries } from '../db/database.js';
import { organization, targetWatch, webhook } from '../db/schema/index.js';
import { readOrganization } from '../domain/organization.js';
import { prepareTargets } from '../domain/prepared-targets.js';
import { selectTargets, type TargetRow } from '../domain/target-queries.js';
import { readTargets } from '../domain/target-values.js';
import type { Jobs } from '../jobs/jobs.js';
import { NotFoundError } from '../messages/errors.js';
import type { SeriesStore } from '../series-store/series-store.js';
import type { WebhookEvents } from './events.js';

const EVENT = 'target.turned_red';

/** Which targets' meters are red in the newest period of each one's data, and at which data version. */
interface Seen {
  readonly version: number;
  /** What is told of each one that is red. */
  readonly red: ReadonlyMap<number, ReturnType<typeof dataOf>>;
}

function dataOf(row: TargetRow, target: Target) {
  const { ratio } = targetProgress(target);
  return {
    target: {
      id: row.id,
      title: row.title,
      title_fi: row.titleFi,
      target_group: row.targetGroupId,
      unit: target.unit,
      measurement_type_prefix: target.measurement_type_prefix,
      reversed_target: row.reversedTarget,
    },
    period: target.value_period,
    current_value: target.current_value,
    target_value: target.target_value,
    compare_value: target.compare_value,
    percent_done: ratio === null ? null : Math.round(ratio * 10_000) / 100,
    is_verified: target.is_verified,
  };
}

export interface TargetWatch {
  /**
   * Has the targets looked at whose organisations have new data, once for each data version, whichever
   * process asks. What was changed while no process ran is found when the next one begins.
   */
  queueChecks(): Promise<void>;
  /**
   * Looks at the targets as they are, without telling of any; to be handed to {@link follow}. Whatever is
   * changed in between is told.
   */
  look(organization: ActiveOrganization): Promise<Seen>;
  /** Begins or ends watching, as the webhooks of the organisation now ask for; begins only from what was seen. */
  follow(tx: Queries, organizationId: number, seen: Seen | null): Promise<void>;
}

/** Finds out which targets have turned red, by comparing what each change of the data has come to. */
export function watchTargets({
  database,
  series,
  jobs,
  webhookEvents,
}: {
  readonly database: Database;
  readonly series: SeriesStore;
  readonly jobs: Jobs;
  readonly webhookEvents: WebhookEvents;
}): TargetWatch {
  async function look(active: ActiveOrganization): Promise<Seen> {
    const values = await series.of(active);
    const rows = await database.withOrganization(active.id, (tx) => selectTargets(tx, active.id));
    const today = currentMonth(active.timeZone);
    const prepared = prepareTargets(values, 'en', rows);
    const targets = await readTargets(values, prepared, { asked: {}, today });
    const red = new Map<number, ReturnType<typeof dataOf>>();
    for (const [i, target] of targets.entries()) {
      const row = rows[i];
      if (row && targetProgress(target).colour === 'red') red.set(row.id, dataOf(row, target));
    }
    return { version: values.dataVersion, red };
  }

  /** Tells of the targets that have turned red since they were last looked at, and remembers which are. */
  async function check(organizationId: number): Promise<void> {
    const active = await database
      .withOrganization(organizationId, (tx) => readOrganization(tx, organizationId))
      .catch((error: unknown) => {
        if (error instanceof NotFoundError) return null;
        throw error;
      });
    if (active === null) return;
    const { version, red } = await look(active);
    await database.withOrganization(organizationId, async (tx) => {
      const [watch] = await tx
        .select()
        .from(targetWatch)
        .where(eq(targetWatch.organizationId, organizationId))
        .for('update');
      if (!watch || watch.seenVersion >= version) return;
      const before = new Set(watch.redTargets);
      for (const [id, data] of red)
        if (!before.has(id)) await webhookEvents.tell(tx, organizationId, EVENT, data);
      await tx
        .update(targetWatch)
        .set({ seenVersion: version, redTargets: [...red.keys()] })
        .where(eq(targetWatch.organizationId, organizationId));
    });
  }

  jobs.handle('target-watch', async ({ data }) => {
    await check((data as { organizationId: number }).organizationId);
  });

  return {
    look,

    async queueChecks() {
      await database.transaction(async (tx, client) => {
        const behind = await tx
          .update(targetWatch)
          .set({ queuedVersion: sql`${organization.dataVersion}` })
          .from(organization)
          .where(
            and(
              eq(organization.id, targetWatch.organizationId),
              sql`${organization.dataVersion} > ${targetWatch.queuedVersion}`,
            ),
          )
          .returning({ organizationId: targetWatch.organizationId });
        await jobs.add(
          'target-watch',
          behind.map((data) => ({ data })),
          client,
        );
      });
      jobs.wake('target-watch');
    },

    async follow(tx, organizationId, seen) {
      const asking = and(
        eq(webhook.organizationId, organizationId),
        webhook.enabled,
        sql`${EVENT} = ANY (${webhook.events})`,
      );
      if ((await tx.$count(webhook, asking)) === 0) {
        await tx.delete(targetWatch).where(eq(targetWatch.organizationId, organizationId));
        return;
      }
      if (seen === null) return;
      await tx
        .insert(targetWatch)
        .values({
          organizationId,
          queuedVersion: seen.version,
          seenVersion: seen.version,
          redTargets: [...seen.red.keys()],
        })
        .onConflictDoNothing();
    },
  };
}
