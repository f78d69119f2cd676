import { formatRange, type MonthRange, monthsOfDates, rangeToDates } from '@tavoite/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { ActiveOrganization } from '../../auth/signed-in.js';
import type { Queries } from '../../db/database.js';
import { target } from '../../db/schema/index.js';
import { findComments } from '../../domain/comment-queries.js';
import { localized } from '../../messages/texts.js';
import type { ReportItem } from '../../render/items/types.js';
import type { ItemRow } from './item-queries.js';

/** More would bury the graph. */
const MAX_NOTES = 50;
const TARGET = /^target\/(\d+)$/;

/** A comment in a report. */
export interface ReportNote {
  /** What it is about, when, what it says and who wrote it. */
  readonly text: string;
  /** The months that it is about. */
  readonly range: MonthRange;
  /** The column or row of the item that it is about; null for all of it. */
  readonly key: string | null;
}

/** What a title stands for in the item, by the key of its column or row. */
function titlesOf(item: ReportItem): Map<string, string> {
  const parts = item.kind === 'graph' ? item.table.columns : item.rows;
  return new Map(parts.map(({ key, title }) => [key, title]));
}

/**
 * The open comments about what an item shows, in its months, oldest first: those of its view, its
 * terms and its targets.
 */
export async function notesOf(
  tx: Queries,
  organization: ActiveOrganization,
  row: ItemRow,
  item: ReportItem,
): Promise<ReportNote[]> {
  const titles = titlesOf(item);
  const targetIds = [...titles.keys()].flatMap((key) => Number(TARGET.exec(key)?.[1] ?? []));
  const { start_date: start, end_date: end } = rangeToDates(item.range);
  const comments = await findComments(
    tx,
    organization.id,
    {
      keys: [...titles.keys()].filter((key) => !TARGET.test(key)),
      targets: targetIds,
      ...(row.mappingId !== null && { mapping: row.mappingId }),
      start,
      end,
      resolved: false,
    },
    MAX_NOTES,
  );
  const targets = new Map(
    (targetIds.length === 0
      ? []
      : await tx
          .select({ id: target.id, title: target.title, titleFi: target.titleFi })
          .from(target)
          .where(and(eq(target.organizationId, organization.id), inArray(target.id, targetIds)))
    ).map(({ id, title, titleFi }) => [id, localized(item.language, title, titleFi)]),
  );
  return comments.map((comment) => {
    const range = monthsOfDates({ start_date: comment.startDate, end_date: comment.endDate });
    const about =
      (comment.termKey === null ? undefined : titles.get(comment.termKey)) ??
      (comment.targetId === null ? undefined : targets.get(comment.targetId)) ??
      item.title;
    const name = comment.author && (comment.author.fullName || comment.author.username);
    return {
      text: `${about}, ${formatRange(range)}: ${comment.text}${name ? ` (${name})` : ''}`,
      range,
      key: comment.termKey ?? (comment.targetId === null ? null : `target/${comment.targetId}`),
    };
  });
}
