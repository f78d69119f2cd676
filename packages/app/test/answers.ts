import type { DataColumns } from '@tavoite/model';
import type { Handlers } from './fakeApi.js';

/** A term's figure over the whole period asked for. */
export interface FakeFigure {
  value: number | null;
  percentage: number | null;
  /** Shares of additional parents, by their keys. */
  additional?: Record<string, number | null>;
  isVerified?: boolean;
}

/** Responds to reads of one value per term and period as the server does. */
export const readFigures =
  (figureOf: (key: string) => FakeFigure): NonNullable<Handlers['readData']> =>
  ({ body }): DataColumns => ({
    start_dates: [body.start_date],
    end_dates: [body.end_date],
    is_partial: [false],
    is_cumulative_partial: [false],
    series: body.keys.map((key, index) => {
      const { value, percentage, additional = {}, isVerified = true } = figureOf(key);
      return {
        id: index + 1,
        key,
        title: key,
        values: [value],
        cumulative_values: [null],
        percentage_values: [percentage],
        additional_percentages: Object.entries(additional).map(([parent, share]) => ({
          parent,
          values: [share],
        })),
        verified: isVerified ? '1' : '0',
        cumulative_verified: '0',
      };
    }),
  });
