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
      /** Share of the primary parent × 100; null where there is none to speak of. */
      percentage: number | null;
      isVerified: boolean;
    };

export type Figures = Readonly<Record<string, Figure>>;

/** The figure of a key, whatever it is called. */
export const figureOf = (figures: Figures, key: string): Figure | undefined =>
  Object.hasOwn(figures, key) ? figures[key] : undefined;

const NOTHING: Figure = {
  status: 'fulfilled',
  value: null,
  percentage: null,
  isVerified: false,
};

/** Figures of the keys asked for; one that the server does not know has no data. */
export function figuresOf(keys: readonly string[], { series }: DataColumns): [string, Figure][] {
  const known = new Map(series.map((column) => [column.key, column]));
  return keys.map((key) => {
    const column = known.get(key);
    if (!column) return [key, NOTHING];
    return [
      key,
      {
        status: 'fulfilled',
        value: column.values[0] ?? null,
        percentage: column.percentage_values?.[0] ?? null,
        isVerified: column.verified[0] === '1',
      },
    ];
  });
}

/**
 * Share × 100 of a parent that is not the primary one, by the rule of the server's own shares: none
 * of a percentage, nor of nothing.
 */
export function shareOf(
  own: Figure | undefined,
  whole: Figure | undefined,
  unit: string,
): number | null {
  if (unit.trim() === '%') return null;
  if (own?.status !== 'fulfilled' || whole?.status !== 'fulfilled') return null;
  if (own.value === null || whole.value === null || whole.value === 0) return null;
  return (own.value / whole.value) * 100;
}
