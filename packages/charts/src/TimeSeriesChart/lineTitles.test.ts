import { LINE_HEIGHT } from '../theme/text.js';
import type { ChartSeries, SeriesType } from '../types.js';
import { timeSeriesLayout } from './layout.js';
import { timeSeriesModel } from './model.js';

const series = (
  key: string,
  type: SeriesType,
  values: Array<number | null>,
  targetOf?: string,
): ChartSeries => ({
  key,
  title: key,
  type,
  targetOf,
  points: values.map((value, i) =>
    value === null
      ? { kind: 'missing', month: 24_000 + i }
      : { kind: 'actual', month: 24_000 + i, value },
  ),
});

describe('what targets come to', () => {
  const layoutOf = (
    targets: ReadonlyArray<Array<number | null>>,
    width = 1200,
    axisWidth?: number,
  ) =>
    timeSeriesLayout(
      timeSeriesModel({
        series: [
          series('a', 'bar', [1, 2, 3]),
          ...targets.map((values, i) => series(`Target: number ${i}`, 'line', values, 'a')),
        ],
      }),
      {
        grouping: 'month',
        fiscalStart: 1,
        shortMonths: [],
        locale: 'en',
        size: { width, height: 300 },
        axisWidth,
        words: {
          target: 'Target',
          period: (i) => `0${i + 1}/2000`,
          plainValue: ({ column }, i) => `${column.values[i]} €`,
        },
      },
    );
  const lastEnd = ({ periods }: ReturnType<typeof layoutOf>) => periods.start(2) + periods.step;

  it('is beside the last period, where nothing else is drawn', () => {
    const layout = layoutOf([[5, 6, 7]]);
    expect(layout.lineTitles[0]?.lines).toEqual(['a', 'Target 03/2000', '7 €']);
    expect(layout.lineTitles[0]?.x).toBeGreaterThan(lastEnd(layout));
    // The middle of its three lines.
    const middle = (layout.lineTitles[0]?.y ?? Number.NaN) + LINE_HEIGHT;
    expect(middle).toBeCloseTo(layout.series[1]?.pointY(2) ?? Number.NaN, -1);
  });

  it('cuts a name that would take the room of the plot', () => {
    const long = { ...series('a', 'bar', [1, 2, 3]), title: 'Operating profit of the whole group' };
    const layout = timeSeriesLayout(
      timeSeriesModel({ series: [long, series('t', 'line', [5, 6, 7], 'a')] }),
      {
        grouping: 'month',
        fiscalStart: 1,
        shortMonths: [],
        locale: 'en',
        size: { width: 1200, height: 300 },
        words: { target: 'Target', period: () => '03/2000', plainValue: () => '7 €' },
      },
    );
    expect(layout.lineTitles[0]?.lines[0]).toMatch(/^Operating .*…$/);
  });

  it('are left to what stands beside charts above one another, whose months are in line', () => {
    const [withTarget, without] = [layoutOf([[5, 6, 7]], 1200, 80), layoutOf([], 1200, 80)];
    expect(withTarget.lineTitles).toEqual([]);
    expect(withTarget.periods.center(2)).toBe(without.periods.center(2));
  });

  it('follow lines that go on to a mark beside all others, but not around a bend', () => {
    const end = (values: number[]) => {
      const { series, periods } = layoutOf([values]);
      const x = Number(series[1]?.solidLine.match(/L([\d.]+),[\d.]+$/)?.[1]);
      return x - periods.center(2);
    };
    expect(end([5, 5, 5])).toBeGreaterThanOrEqual(9);
    expect(end([1, 3, 7])).toBeCloseTo(0, 0);
  });

  it('are moved apart where lines end at one height, and stay within the plot', () => {
    const { lineTitles, plot } = layoutOf([
      [5, 6, 0],
      [5, 6, 0],
      [5, 6, 0],
    ]);
    const heights = lineTitles.map(({ y }) => y).sort((a, b) => a - b);
    expect(heights).toHaveLength(3);
    expect(Math.max(...heights)).toBeLessThanOrEqual(plot.bottom);
    for (let i = 1; i < 3; i += 1) {
      expect((heights[i] ?? 0) - (heights[i - 1] ?? 0)).toBeGreaterThanOrEqual(LINE_HEIGHT);
    }
  });

  it('have a line to them where they are moved, which crosses no other', () => {
    expect(layoutOf([[5, 6, 7]]).lineTitles[0]?.leader).toBe('');
    const { lineTitles } = layoutOf([
      [7, 7, 7],
      [6.9, 6.9, 6.9],
      [6.8, 6.8, 6.8],
    ]);
    const moved = lineTitles.filter(({ leader }) => leader !== '');
    expect(moved.length).toBeGreaterThan(0);
    const ends = moved.map(({ entry, leader, x, y, lines }) => {
      const [from = 0, fromY = 0, to = 0, toY = 0] = (leader.match(/[\d.]+/g) ?? []).map(Number);
      expect(from).toBeGreaterThan(entry.pointX(2));
      expect(fromY).toBeCloseTo(entry.pointY(2), 0);
      expect(to).toBeLessThan(x);
      expect(toY).toBeGreaterThan(y - LINE_HEIGHT);
      expect(toY).toBeLessThan(y + lines.length * LINE_HEIGHT);
      return { fromY, toY };
    });
    expect(ends).toEqual([...ends].sort((a, b) => a.fromY - b.fromY || a.toY - b.toY));
  });

  it('take no room where there are none, the line ends before, or the plot is narrow', () => {
    for (const layout of [layoutOf([]), layoutOf([[5, 6, null]]), layoutOf([[5, 6, 7]], 500)]) {
      expect(layout.lineTitles).toHaveLength(0);
      expect(lastEnd(layout)).toBeCloseTo(layout.plot.right);
    }
  });
});
