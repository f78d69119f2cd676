import type { ChangeAction, MonthNumber, StoredFigure } from '@tavoite/model';
import { and, eq } from 'drizzle-orm';
import type { Audit } from '../auth/audit.js';
import type { SignedInUser } from '../auth/signed-in.js';
import { bumpDataVersion } from '../db/data-versions.js';
import type { Queries } from '../db/database.js';
import { type ChangedFigure, change } from '../db/schema/index.js';
import { roundValue } from '../json/json-bytes.js';
import type { MonthlyColumn } from '../series/index.js';
import { GivenMonths } from '../series-store/given-months.js';
import { lockFigures, readMonths, writeMonths } from '../series-store/write-months.js';
import type { RequestContext } from './request-context.js';

/** A request of someone who keeps the figures. */
export interface FigureEditor extends RequestContext {
  readonly user: SignedInUser;
}

/** A figure that is to be something else. */
export interface FigureEdit {
  readonly termId: number;
  readonly month: MonthNumber;
  readonly before: StoredFigure;
  readonly after: StoredFigure;
}

/** What a change is, apart from its figures. */
export interface ChangeNote {
  readonly action: ChangeAction;
  readonly reason?: string | null | undefined;
  /** The change that is taken back. */
  readonly undoesId?: number;
}

const NOTHING: StoredFigure = { value: null, verified: false };

/** The figure of a month, its value as answers give it. */
export function figureOf(
  column: MonthlyColumn | null | undefined,
  month: MonthNumber,
): StoredFigure {
  if (!column) return NOTHING;
  const index = month - column.firstMonth;
  const value = column.values[index];
  if (value === undefined || Number.isNaN(value)) return NOTHING;
  return { value: roundValue(value), verified: column.verified[index] === 1 };
}

export const isSameFigure = (a: StoredFigure, b: StoredFigure): boolean =>
  a.value === b.value && a.verified === b.verified;

/** Reads figures as they are stored now. */
export type ReadFigure = (termId: number, month: MonthNumber) => StoredFigure;

/** Figures of terms as they are stored at this moment, past every cache. */
export async function figuresOf(
  tx: Queries,
  organizationId: number,
  termIds: Iterable<number>,
): Promise<ReadFigure> {
  const columns = await readMonths(tx, organizationId, [...new Set(termIds)]);
  return (termId, month) => figureOf(columns.get(termId), month);
}

/**
 * Writes edits, one at least, with an entry in the history. It goes with a new data version, and under the
 * lock of the organisation's figures.
 *
 * @returns the id of the entry
 */
export async function writeEdits(
  tx: Queries,
  audit: Audit,
  { organizationId, user }: { readonly organizationId: number; readonly user: SignedInUser },
  note: ChangeNote,
  edits: readonly FigureEdit[],
): Promise<number> {
  const given = new Map<number, GivenMonths>();
  for (const { termId, month, after } of edits) {
    const months = given.get(termId) ?? new GivenMonths();
    given.set(termId, months);
    months.add(month, after.value, after.verified, 0);
  }
  await writeMonths(tx, organizationId, given);
  const months = edits.map(({ month }) => month);
  const [row] = await tx
    .insert(change)
    .values({
      organizationId,
      userId: user.id,
      action: note.action,
      termIds: [...given.keys()],
      firstMonth: months.reduce((first, month) => Math.min(first, month)),
      lastMonth: months.reduce((last, month) => Math.max(last, month)),
      figures: edits.map(
        ({ termId, month, before, after }): ChangedFigure => [
          termId,
          month,
          before.value,
          before.verified,
          after.value,
          after.verified,
        ],
      ),
      figureCount: edits.length,
      reason: note.reason || null,
      undoesId: note.undoesId ?? null,
    })
    .returning({ id: change.id });
  if (!row) throw new Error('No change was noted');
  if (note.undoesId !== undefined) {
    await tx
      .update(change)
      .set({ undoneById: row.id })
      .where(and(eq(change.organizationId, organizationId), eq(change.id, note.undoesId)));
  }
  const detail = {
    change: row.id,
    action: note.action,
    figures: edits.length,
    // Of a machine, which acts for the user.
    access_token: user.accessToken,
  };
  await audit.record('figures_changed', { userId: user.id, organizationId, detail }, tx);
  return row.id;
}

/**
 * Runs `work` in a transaction in which no one else writes the organisation's figures, and writes
 * the edits that it returns, with an entry in the history.
 *
 * @param alongside what else belongs to the same transaction, where there was anything to write
 * @returns what `work` returned, and the id of the entry; null where there was nothing to write
 */
export function writeFigures<Plan extends { readonly edits: readonly FigureEdit[] }>(
  audit: Audit,
  editor: FigureEditor,
  note: ChangeNote,
  work: (tx: Queries) => Promise<Plan>,
  alongside?: (tx: Queries, plan: Plan, changeId: number) => Promise<void>,
): Promise<{ plan: Plan; changeId: number | null }> {
  const organizationId = editor.organization.id;
  return editor.inOrganization(async (tx) => {
    await lockFigures(tx, organizationId);
    const plan = await work(tx);
    if (plan.edits.length === 0) return { plan, changeId: null };
    const author = { organizationId, user: editor.user };
    const changeId = await writeEdits(tx, audit, author, note, plan.edits);
    await bumpDataVersion(tx, organizationId);
    await alongside?.(tx, plan, changeId);
    return { plan, changeId };
  });
}
