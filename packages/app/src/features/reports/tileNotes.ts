import type { TileEntry, TileNote } from '@tavoite/ui';
import type { ReactNode } from 'react';
import type { TextFunctions } from '../../i18n/Texts.js';
import type { ReportItem } from './items.js';
import { partOfItem, waysOfItem } from './words.js';

type Text = TextFunctions['text'];

/** A term that a graph draws. */
export interface DrawnName {
  key: string;
  title: string;
  /** How it is drawn; undefined where the graph gives it no form of its own. */
  mark?: ReactNode;
  /** Whether its values are on the second axis. */
  onSecondAxis: boolean;
}

/** Letters that a line of a tile has room for, about, and what is between words. */
const WORDS = { line: 40, gap: 1 };
const WORDS_LINES = 2;
/** Names are parted by their marks; where they need more room than that none is cut. */
const KEY = { line: 46, gap: 5.5 };
const KEY_LINES = 3;

/** Lines that words fill which are not parted, about. */
function linesOf(words: readonly string[], { line, gap }: typeof WORDS): number {
  let lines = 1;
  let used = 0;
  for (const { length } of words) {
    const width = length + gap;
    if (used > 0 && used + width > line + gap) {
      lines += 1;
      used = 0;
    }
    used += width;
  }
  return lines;
}

/** The names of terms; those on the second of two axes say so. */
function namesOf(terms: readonly DrawnName[], text: Text): string[] {
  const hasFirst = terms.some(({ onSecondAxis }) => !onSecondAxis);
  return terms.map(({ title, onSecondAxis }) =>
    hasFirst && onSecondAxis ? text('on-second-axis', { title }) : title,
  );
}

/** "Materials, Production wages and 3 more": as many names as there is room for. */
function wordsNote(titles: readonly string[], text: Text): TileNote {
  const naming = (count: number) =>
    text('names-and-more', {
      names: titles.slice(0, count).join(', '),
      more: titles.length - count,
    });
  let named = titles.length;
  while (named > 1 && linesOf(naming(named).split(' '), WORDS) > WORDS_LINES) named -= 1;
  return { text: naming(named), whole: titles.join(', ') };
}

/** Names beside their marks, as many as there is room for. */
function keyNote(entries: readonly TileEntry[], text: Text): TileNote {
  const keyOf = (count: number): TileEntry[] => {
    const more = entries.length - count;
    const rest = text('names-and-more', { names: '', more }).trim();
    return [...entries.slice(0, count), ...(more > 0 ? [{ key: 'more', name: rest }] : [])];
  };
  const linesWith = (count: number) =>
    linesOf(
      keyOf(count).map(({ name }) => name),
      KEY,
    );
  let named = entries.length;
  while (named > 1 && linesWith(named) > KEY_LINES) named -= 1;
  return {
    entries: keyOf(named),
    whole: entries.map(({ name }) => name).join(', '),
  };
}

/** The terms of a graph, beside their marks if they have any. */
function termsNote(terms: readonly DrawnName[], text: Text): TileNote {
  const titles = namesOf(terms, text);
  const entries = terms.flatMap(({ key, mark }, index): TileEntry[] =>
    mark === undefined ? [] : [{ key, name: titles[index] ?? '', mark }],
  );
  return entries.length === terms.length ? keyNote(entries, text) : wordsNote(titles, text);
}

/** What stands below its months: the terms that it draws; single months are said where nothing else is. */
export function notesOfItem(
  item: ReportItem,
  drawn: readonly DrawnName[],
  text: Text,
): (string | TileNote)[] {
  const isGone = item.type === 'graph' && item.mapping.deleted;
  const notes = drawn.length > 0 ? [termsNote(drawn, text)] : partOfItem(item, text);
  // Its months already say what else it is.
  const isSaid = notes.length > 0 || waysOfItem(item, text).length > 0;
  return [
    ...(isSaid ? notes : [text('grouping-month')]),
    ...(isGone ? [text('view-deleted')] : []),
  ];
}

/** "In Monthly report": the reports that an item is in, how many where they are several. */
export function reportsNote([first, ...others]: readonly string[], text: Text): TileNote {
  const all = (words: string): TileNote => ({ text: words, whole: words });
  if (first === undefined) return all(text('in-no-report'));
  if (others.length === 0) return all(text('in-report', { title: first }));
  return {
    text: text('in-reports-count', { count: others.length + 1 }),
    whole: text('in-reports', { titles: [first, ...others].join(', ') }),
  };
}
