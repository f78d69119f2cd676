import type { DataColumns } from '@tavoite/model';
import type { Handlers } from './fakeApi.js';

/** A term's figure over the whole period asked for. */
export interface FakeFigure {
  value: number | null;
  percentage: number | null;
  isVerified?: boolean;
}

/** Answers reads of one value per term and period as the server does. */
export const readFigures =
  (figureOf: (key: string) => FakeFigure): NonNullable<Handlers['readData']> =>
  ({ body }): DataColumns => ({
    start_dates: [body.start_date],
    end_dates: [body.end_date],
    is_partial: [false],
    series: body.keys.map((key, index) => {
      const { value, percentage, isVerified = true } = figureOf(key);
      return {
        id: index + 1,
        key,
        title: key,
        values: [value],
        cumulative_values: [null],
        percentage_values: [percentage],
        verified: isVerified ? '1' : '0',
      };
    }),
  });
