import type { ChartPoint, ChartSeries, SeriesType } from '../types.js';
import { timeSeriesLayout } from './layout.js';
import { timeSeriesModel } from './model.js';

/** The last two of its points are estimates. */
const series = (key: string, count: number, type: SeriesType, targetOf?: string): ChartSeries => ({
  key,
  title: key,
  type,
  targetOf,
  points: Array.from(
    { length: count },
    (_, i): ChartPoint => ({
      kind: i < count - 2 ? 'actual' : 'estimate',
      month: 24_000 + i,
      value: 100 + i,
    }),
  ),
});

describe('marks', () => {
  const layoutOf = (all: readonly ChartSeries[], width: number) =>
    timeSeriesLayout(timeSeriesModel({ series: all }), {
      grouping: 'month',
      fiscalStart: 1,
      shortMonths: [],
      locale: 'en',
      size: { width, height: 300 },
      words: { target: 'Target', period: () => '', plainValue: () => '1 €' },
    });
  const countOf = (path: string | undefined) => path?.match(/M/g)?.length ?? 0;
  const marksOf = (all: readonly ChartSeries[], key: string, width = 600) => {
    const { series: laidOut } = layoutOf(all, width);
    const drawn = laidOut.find((one) => one.series.config.key === key);
    return { actual: countOf(drawn?.solidGlyphs), estimate: countOf(drawn?.openGlyphs) };
  };

  it('are on all points of a line that has room for them', () => {
    expect(marksOf([series('a', 20, 'line')], 'a')).toEqual({ actual: 18, estimate: 2 });
  });

  it('are on the newest actual point only where points are close, or over many bars', () => {
    const newest = { actual: 1, estimate: 0 };
    expect(marksOf([series('a', 60, 'line')], 'a')).toEqual(newest);
    const overBars = [series('bars', 31, 'bar'), series('a', 31, 'line')];
    expect(marksOf(overBars, 'a', 1200)).toEqual(newest);
    const { series: laidOut } = layoutOf(overBars, 1200);
    const line = laidOut[1];
    expect(line?.solidGlyphs).toContain(`M${line?.pointX(28).toFixed(1).replace(/\.0$/, '')},`);
  });

  const bars = ['a', 'b'].map((key) => series(key, 12, 'bar'));
  const targets = ['a', 'b'].map((key) => series(`target-${key}`, 12, 'line', key));

  it('are not on targets that are named at their ends', () => {
    expect(layoutOf([...bars, ...targets], 1000).lineTitles).toHaveLength(2);
    expect(marksOf([...bars, ...targets], 'target-a', 1000)).toEqual({ actual: 0, estimate: 0 });
  });

  it('tell the ends of several targets apart where there is no room for names', () => {
    expect(layoutOf([...bars, ...targets], 360).lineTitles).toHaveLength(0);
    expect(marksOf([...bars, ...targets], 'target-a', 360)).toEqual({ actual: 0, estimate: 1 });
    expect(layoutOf([...bars, ...targets], 360).marksTargets).toBe(true);
  });

  it('stand beside the last bars, not over them', () => {
    const { periods, plot, series: drawn } = layoutOf([...bars, ...targets], 360);
    const end = periods.start(11) + periods.step;
    const [, x = ''] = /^M([\d.]+)/.exec(drawn[2]?.openGlyphs ?? '') ?? [];
    expect(Number(x)).toBeGreaterThanOrEqual(end);
    expect(plot.right - end).toBeCloseTo(12);
  });

  it('of a target are those of its series, on a stroke that no figure has', () => {
    const { series: drawn } = timeSeriesModel({ series: [...bars, ...targets] });
    expect(drawn.map(({ glyph }) => glyph)).toEqual([0, 1, 0, 1]);
    const lines = [series('a', 12, 'line'), series('b', 12, 'line'), ...targets];
    const [figures, , target] = layoutOf(lines, 360).series;
    const [mark = ''] = figures?.openGlyphs.slice(1).split('M') ?? [];
    const shape = mark.slice(mark.indexOf('m'));
    expect(target?.openGlyphs).toContain(shape);
    expect(target?.openGlyphs).toContain('v12');
    expect(figures?.openGlyphs).not.toContain('v12');
  });

  it('are not needed on a single target', () => {
    expect(marksOf([...bars, ...targets.slice(0, 1)], 'target-a', 360).estimate).toBe(0);
  });
});
