import { formatRange, isSameRange, type Language, type ReportTheme, today } from '@tavoite/model';
import type { ActiveOrganization } from '../../auth/signed-in.js';
import { sentenceOf } from '../../messages/sentence.js';
import { localized } from '../../messages/texts.js';
import { ItemError } from '../../render/items/item-error.js';
import type { ReportItem } from '../../render/items/types.js';
import type { ReportDocument } from '../../render/pdf/document.js';
import { viewTitleOf } from './item-answers.js';
import type { ItemRow } from './item-queries.js';
import type { ReadItem } from './item-reading.js';
import type { ReportNote } from './notes.js';

/** A report as it is to be drawn, saved or not. */
export interface ReportDraft {
  readonly organization: ActiveOrganization;
  readonly language: Language;
  readonly theme: ReportTheme;
  readonly title: string;
  /** Draft raw JSON; empty for none. */
  readonly content: string;
  readonly author: string;
  readonly tables: boolean;
  /** Comments on what an item shows. */
  readonly notesOf: (row: ItemRow, item: ReportItem) => Promise<readonly ReportNote[]>;
  readonly items: readonly {
    readonly row: ItemRow;
    /** Draft raw JSON; empty for none. */
    readonly content: string;
  }[];
}

/** An item as it was read, or why it could not be. */
export interface ReadEntry {
  readonly row: ItemRow;
  /** Of its view, or what data maps are called. */
  readonly title: string;
  /** With the numbers of its notes. */
  readonly item: ReportItem | null;
  /** What was written about it, by number from 1. */
  readonly notes: readonly string[];
  /** In the language of the report. */
  readonly reason: string | null;
}

export interface ReadDraft {
  readonly document: ReportDocument;
  readonly entries: readonly ReadEntry[];
}

/** The item with the numbers of its notes where it is drawn: a radar has no months to put them at. */
function withNotes(item: ReportItem, notes: readonly ReportNote[]): ReportItem {
  if (notes.length === 0) return item;
  const numbered = notes.map(({ range, key }, index) => ({ ...range, key, number: index + 1 }));
  if (item.kind === 'data-map') return { ...item, notes: numbered };
  const { drawing } = item;
  if (drawing.type === 'radar') return item;
  const spec = {
    ...drawing.spec,
    notes: numbered.map(({ start, end, number }) => ({ start, end, number })),
  };
  return { ...item, drawing: { type: 'timeSeries', spec } };
}

/** Reads what the items of a report show now. Items that show nothing any more say why in their place. */
export async function readDraft(readItem: ReadItem, draft: ReportDraft): Promise<ReadDraft> {
  const { organization, language, theme } = draft;
  const entries: ReadEntry[] = [];
  const sections: ReportDocument['items'][number][] = [];
  for (const { row, content } of draft.items) {
    let item: ReportItem | null = null;
    let reason: string | null = null;
    try {
      item = await readItem(organization, language, row);
    } catch (error) {
      if (!(error instanceof ItemError)) throw error;
      reason = sentenceOf(language, error.reason);
    }
    const title =
      item?.title ??
      (row.kind === 'graph' ? viewTitleOf(row, language) : sentenceOf(language, 'data_map'));
    const notes = item === null ? [] : await draft.notesOf(row, item);
    const said = notes.map(({ text }) => text);
    item &&= withNotes(item, notes);
    entries.push({ row, title, item, reason, notes: said });
    sections.push({
      id: `item-${row.id}`,
      heading: title,
      text: content,
      content: item ?? { kind: 'failure', reason: reason ?? '' },
      notes: said,
    });
  }
  const ranges = entries.flatMap(({ item }) => item?.range ?? []);
  const [first] = ranges;
  // One period for all of it, or none: months that only one item shows would be said of the others.
  const isShared = first !== undefined && ranges.every((range) => isSameRange(range, first));
  return {
    entries,
    document: {
      language,
      theme,
      cover: {
        organization: localized(language, organization.name, organization.nameFi),
        title: draft.title,
        period: isShared ? formatRange(first) : '',
        date: today(organization.timeZone),
        author: draft.author,
      },
      introduction: draft.content,
      items: sections,
      options: { tables: draft.tables },
    },
  };
}
