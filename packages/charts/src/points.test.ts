import { monthNumber } from '@tavoite/model';
import { pointsFromRows } from './points.js';

const row = (start_date: string, end_date: string, rest = {}) => ({
  start_date,
  end_date,
  value: 5,
  is_verified: true,
  is_partial: false,
  ...rest,
});

describe('pointsFromRows', () => {
  it('reads months without a time zone', () => {
    const [point] = pointsFromRows([row('2025-01-01', '2025-01-31')], 'month');
    expect(point).toMatchObject({ kind: 'actual', month: monthNumber(2025, 1), value: 5 });
  });

  it('tells actual, estimate and missing apart', () => {
    const kinds = pointsFromRows(
      [
        row('2025-01-01', '2025-01-31'),
        row('2025-02-01', '2025-02-28', { is_verified: false }),
        row('2025-03-01', '2025-03-31', { value: null }),
        row('2025-04-01', '2025-04-30', { value: 0 }),
      ],
      'month',
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(['actual', 'estimate', 'missing', 'actual']);
  });

  it('says how much of a partial period is covered, and keeps whether it is verified', () => {
    const [point] = pointsFromRows(
      [row('2025-03-01', '2025-06-30', { is_partial: true })],
      'fiscal',
    );
    expect(point).toMatchObject({ kind: 'actual', coverage: { months: 4, of: 12 } });
  });

  it('leaves malformed rows out', () => {
    expect(pointsFromRows([row('soon', '2025-06-30')], 'month')).toEqual([]);
  });
});
