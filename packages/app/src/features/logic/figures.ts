import type { DataColumns } from '@tavoite/model';
import type { ApiFailure } from '../../api/errors.js';

/** A term's one value over the period on screen. */
export type Figure =
  | { status: 'pending' }
  | { status: 'rejected'; error: ApiFailure }
  | {
      status: 'fulfilled';
      /** null: no data. */
      value: number | null;
      /** Share of the primary parent × 100; null where there is none. */
      percentage: number | null;
      /** Shares of additional parents × 100, by their keys. */
      additionalPercentages: Readonly<Record<string, number | null>>;
      isVerified: boolean;
    };

export type Figures = Readonly<Record<string, Figure>>;

/** The figure of a key, also of one such as `constructor`. */
export const figureOf = (figures: Figures, key: string): Figure | undefined =>
  Object.hasOwn(figures, key) ? figures[key] : undefined;

const NOTHING: Figure = {
  status: 'fulfilled',
  value: null,
  percentage: null,
  additionalPercentages: {},
  isVerified: false,
};

/** Figures of the requested keys; one that the server does not know has no data. */
export function figuresOf(
  keys: readonly string[],
  columns: readonly DataColumns[],
): [string, Figure][] {
  const known = new Map(
    columns.flatMap(({ series }) => series.map((column) => [column.key, column] as const)),
  );
  return keys.map((key) => {
    const column = known.get(key);
    if (!column) return [key, NOTHING];
    return [
      key,
      {
        status: 'fulfilled',
        value: column.values[0] ?? null,
        percentage: column.percentage_values?.[0] ?? null,
        additionalPercentages: Object.fromEntries(
          column.additional_percentages?.map(({ parent, values: [share] }) => [
            parent,
            share ?? null,
          ]) ?? [],
        ),
        isVerified: column.verified[0] === '1',
      },
    ];
  });
}

/** Share × 100 of the parent that a term hangs under; without its key of the primary one. */
export function percentageUnder(
  figure: Figure | undefined,
  parentKey: string | null,
): number | null {
  if (figure?.status !== 'fulfilled') return null;
  const additional = figure.additionalPercentages;
  if (parentKey === null || !Object.hasOwn(additional, parentKey)) return figure.percentage;
  return additional[parentKey] ?? null;
}
