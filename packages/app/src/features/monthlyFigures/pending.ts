import type { FigureEdit, FigureSheet, StoredFigure } from '@tavoite/model';
import type { FigureGridEdit, FigureGridEdits, FigureGridRow } from '@tavoite/ui';

/** A figure that is typed and not saved, with what was stored when it was typed. */
export interface PendingFigure {
  readonly key: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly value: number | null;
  /** Where a file says it; otherwise it stays as it was. */
  readonly verified?: boolean | undefined;
  readonly was: StoredFigure;
}

/** By term and month. A term whose figures stay as they are keeps its map, which thereby says so. */
export type PendingFigures = ReadonlyMap<string, ReadonlyMap<string, PendingFigure>>;

/** The sheet as the grid shows it. Of the rows that are never in view no flags are read. */
export function rowsOfSheet({ terms }: FigureSheet): FigureGridRow[] {
  return terms.map(({ key, title, path, unit, values, verified: flags }) => {
    let verified: boolean[] | undefined;
    return {
      key,
      title,
      path,
      unit,
      depth: path === '' ? 0 : 1,
      values,
      get verified() {
        verified ??= Array.from(flags, (flag) => flag === '1');
        return verified;
      },
    };
  });
}

const placeOf = ({ key, month }: Pick<PendingFigure, 'key' | 'month'>) => `${month} ${key}`;

/** The stored figure of a place; undefined where the sheet does not have it. */
function storedIn(
  sheet: FigureSheet,
): (place: Pick<PendingFigure, 'key' | 'month'>) => StoredFigure | undefined {
  const terms = new Map(sheet.terms.map((term) => [term.key, term]));
  const months = new Map(sheet.months.map((month, index) => [month, index]));
  return ({ key, month }) => {
    const [term, index] = [terms.get(key), months.get(month)];
    if (!term || index === undefined) return undefined;
    return { value: term.values[index] ?? null, verified: term.verified[index] === '1' };
  };
}

export const listOf = (pending: PendingFigures): PendingFigure[] =>
  [...pending.values()].flatMap((ofTerm) => [...ofTerm.values()]);

export function countOf(pending: PendingFigures): number {
  let count = 0;
  for (const { size } of pending.values()) count += size;
  return count;
}

/** How many of them are of a month, `YYYY-MM`. */
export const countIn = (pending: PendingFigures, month: string): number =>
  listOf(pending).filter((figure) => figure.month === month).length;

/** Changes copies of those terms only that something is changed of. */
function changeOf(pending: PendingFigures) {
  const next = new Map(pending);
  const copies = new Map<string, Map<string, PendingFigure>>();
  return {
    ofTerm(key: string): Map<string, PendingFigure> {
      const known = copies.get(key);
      if (known) return known;
      const copy = new Map(pending.get(key));
      copies.set(key, copy);
      return copy;
    },
    done(): PendingFigures {
      for (const [key, ofTerm] of copies) {
        if (ofTerm.size > 0) next.set(key, ofTerm);
        else next.delete(key);
      }
      return next;
    },
  };
}

/** The pending figures with those given, which may be based on others than before. */
export function withFigures(
  pending: PendingFigures,
  figures: readonly PendingFigure[],
): PendingFigures {
  const change = changeOf(pending);
  for (const figure of figures) change.ofTerm(figure.key).set(figure.month, figure);
  return change.done();
}

export const pendingOf = (figures: readonly PendingFigure[]): PendingFigures =>
  withFigures(new Map(), figures);

/** The pending figures with these edits; those that are as stored need not be saved. */
export function withEdits(
  pending: PendingFigures,
  edits: readonly FigureGridEdit[],
  sheet: FigureSheet,
): PendingFigures {
  const change = changeOf(pending);
  const stored = storedIn(sheet);
  for (const { key, month: index, value } of edits) {
    const month = sheet.months[index];
    const was = month === undefined ? undefined : stored({ key, month });
    if (month === undefined || was === undefined) continue;
    const ofTerm = change.ofTerm(key);
    // What was seen first is what the change is based on.
    const figure = { key, month, value, was: ofTerm.get(month)?.was ?? was };
    if (figure.value === figure.was.value) ofTerm.delete(month);
    else ofTerm.set(month, figure);
  }
  return change.done();
}

/**
 * Reads pending figures by term and by the index of their month in the sheet; those of other months
 * are left out. What is read of a term stays the same object as long as nothing of it has changed.
 */
export function editsReader({ months }: FigureSheet): (pending: PendingFigures) => FigureGridEdits {
  const indexes = new Map(months.map((month, index) => [month, index]));
  const known = new WeakMap<object, ReadonlyMap<number, number | null>>();
  const editsOf = (ofTerm: ReadonlyMap<string, PendingFigure>) => {
    const edits = new Map<number, number | null>();
    for (const { month, value } of ofTerm.values()) {
      const index = indexes.get(month);
      if (index !== undefined) edits.set(index, value);
    }
    known.set(ofTerm, edits);
    return edits;
  };
  return (pending) => {
    const edits = new Map<string, ReadonlyMap<number, number | null>>();
    for (const [key, ofTerm] of pending) {
      const found = known.get(ofTerm) ?? editsOf(ofTerm);
      if (found.size > 0) edits.set(key, found);
    }
    return edits;
  };
}

/** What saving changes, by the titles of the sheet; a term that is no longer in it is named by its key. */
export function changesOf(
  pending: readonly PendingFigure[],
  titles: ReadonlyMap<string, string>,
): Pick<FigureEdit, 'key' | 'title' | 'month' | 'before' | 'after'>[] {
  return pending.map(({ key, month, value, verified, was }) => ({
    key,
    title: titles.get(key) ?? key,
    month,
    before: was,
    after: { value, verified: value !== null && (verified ?? was.verified) },
  }));
}

/** A figure as someone else has left it. */
export interface NewestFigure extends StoredFigure {
  readonly key: string;
  readonly month: string;
}

/** What the server says of a change that was based on other figures. */
export function readNewest(newest: unknown): NewestFigure[] {
  return Array.isArray(newest) ? (newest as NewestFigure[]) : [];
}

/** Based on what is stored by now: saving replaces it. */
export function keepingMine(
  pending: readonly PendingFigure[],
  newest: readonly NewestFigure[],
): PendingFigure[] {
  const found = new Map(newest.map((figure) => [placeOf(figure), figure]));
  return pending.map((figure) => {
    const now = found.get(placeOf(figure));
    return now ? { ...figure, was: { value: now.value, verified: now.verified } } : figure;
  });
}

/** Without the figures that someone else has changed. */
export function keepingTheirs(
  pending: readonly PendingFigure[],
  newest: readonly NewestFigure[],
): PendingFigure[] {
  const places = new Set(newest.map(placeOf));
  return pending.filter((figure) => !places.has(placeOf(figure)));
}
