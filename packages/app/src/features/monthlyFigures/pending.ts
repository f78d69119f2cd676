import type { FigureSheet, StoredFigure } from '@tavoite/model';
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

/** The sheet as the grid shows it. */
export function rowsOfSheet({ terms }: FigureSheet): FigureGridRow[] {
  return terms.map(({ key, title, path, unit, values, verified }) => ({
    key,
    title,
    path,
    unit,
    values,
    verified: Array.from(verified, (flag) => flag === '1'),
  }));
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

/** The pending figures with these edits; those that are as stored need not be saved. */
export function withEdits(
  pending: readonly PendingFigure[],
  edits: readonly FigureGridEdit[],
  sheet: FigureSheet,
): PendingFigure[] {
  const next = new Map(pending.map((figure) => [placeOf(figure), figure]));
  const stored = storedIn(sheet);
  for (const { key, month: index, value } of edits) {
    const month = sheet.months[index];
    const was = month === undefined ? undefined : stored({ key, month });
    if (month === undefined || was === undefined) continue;
    const place = placeOf({ key, month });
    // What was seen first is what the change is based on.
    const figure = { key, month, value, was: next.get(place)?.was ?? was };
    if (figure.value === figure.was.value) next.delete(place);
    else next.set(place, figure);
  }
  return [...next.values()];
}

/** The pending figures with those of a file, which was compared with what is stored. */
export function withFile(
  pending: readonly PendingFigure[],
  cells: readonly PendingFigure[],
): PendingFigure[] {
  const next = new Map(pending.map((figure) => [placeOf(figure), figure]));
  for (const cell of cells) next.set(placeOf(cell), cell);
  return [...next.values()];
}

/** The pending figures by term and by the index of their month; those of other months are left out. */
export function editsIn(pending: readonly PendingFigure[], sheet: FigureSheet): FigureGridEdits {
  const months = new Map(sheet.months.map((month, index) => [month, index]));
  const edits = new Map<string, Map<number, number | null>>();
  for (const { key, month, value } of pending) {
    const index = months.get(month);
    if (index === undefined) continue;
    const ofTerm = edits.get(key) ?? new Map<number, number | null>();
    edits.set(key, ofTerm.set(index, value));
  }
  return edits;
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
