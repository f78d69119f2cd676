/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { radarKeys, radarSeries } from '../test/fixtures/radar.js';
import {
  fiscalSeries,
  flowSeries,
  lineSeries,
  mixedSeries,
  points,
} from '../test/fixtures/series.js';
import { normaliseSvg } from '../test/normaliseSvg.js';
import {
  HeadlineFigureCard,
  literalTheme,
  RadarChart,
  RadarSvg,
  Sparkline,
  TimelineRangeBrush,
  TimeSeriesChart,
  type TimeSeriesChartProps,
  TimeSeriesSvg,
  targetSeries,
} from './index.js';
import * as fi from './labels/fi.js';

const light = literalTheme('light');
const draw = (element: ReactElement) => normaliseSvg(renderToStaticMarkup(element));
const picture = {
  locale: 'en',
  theme: light,
  size: { width: 640, height: 360 },
} as const;

/** Every series of a fixture as one type. */
const as = (type: 'bar' | 'stacked' | 'area', stackId?: string) =>
  lineSeries.map((series) => ({ ...series, type, stackId }));

describe('while nothing is loaded', () => {
  const frame = (state: 'loading' | 'ready', series: typeof lineSeries) =>
    renderToStaticMarkup(
      <TimeSeriesChart title="Sales" series={series} grouping="month" locale="en" state={state} />,
    );

  it('keeps the rows of the switch and of the legend', () => {
    const empty = lineSeries.map((series) => ({ ...series, points: [] }));
    const loading = frame('loading', empty);
    expect(loading).toMatch(/class="tavoite-chart-skeleton" data-legend="true"/);
    expect(loading).toMatch(/class="tavoite-chart-switch" data-reserved="true"/);
    expect(frame('ready', lineSeries)).not.toMatch(/data-reserved|tavoite-chart-skeleton/);
  });

  describe('keeps the place of what a narrow chart says beside its plot', () => {
    const empty = lineSeries.map((series) => ({ ...series, points: [] }));
    const waiting = (props: Partial<TimeSeriesChartProps>) =>
      renderToStaticMarkup(
        <TimeSeriesChart
          title="Sales"
          series={empty}
          locale="en"
          state="loading"
          onActivate={() => undefined}
          labels={LABELS}
          {...props}
        />,
      );
    const LABELS = { activateHint: 'Enter opens it' };
    const rowsIn = (markup: string) => markup.match(/tavoite-chart-tooltip-row/g)?.length ?? 0;
    const beside = /class="tavoite-chart-beside" data-reserved="true" aria-hidden="true"/;

    it('with a row for each series, the hint and how estimates look', () => {
      const markup = waiting({});
      const [above, below] = markup.split('tavoite-chart-skeleton');
      expect(above).toMatch(beside);
      expect(rowsIn(above ?? '')).toBe(lineSeries.length);
      expect(below).toMatch(beside);
      expect(below).toContain('tavoite-chart-readout-hint');
      expect(below).toContain('tavoite-chart-legend-note');
      expect(markup).toMatch(/class="tavoite-chart-fold"[^>]* data-reserved="true"/);
    });

    it('with a row for what a stack comes to', () => {
      const series = empty.map((one) => ({ ...one, type: 'stacked' as const, unit: 'e' }));
      expect(rowsIn(waiting({ series }))).toBe(lineSeries.length + 1);
    });

    it('below the plot, where its values are', () => {
      const [above, below] = waiting({ readout: 'rows' }).split('tavoite-chart-skeleton');
      expect(rowsIn(above ?? '')).toBe(0);
      expect(rowsIn(below ?? '')).toBe(lineSeries.length);
    });

    it('unless it says nothing there', () => {
      expect(rowsIn(waiting({ readout: 'floating' }))).toBe(0);
      expect(rowsIn(waiting({ series: empty.slice(0, 1) }))).toBe(0);
      expect(rowsIn(waiting({ asTable: true }))).toBe(0);
      expect(waiting({ showLegend: false })).not.toMatch(/legend-note|tavoite-chart-fold"/);
    });

    it('with a row for each outline of a radar', () => {
      const keys = ['a', 'b', 'c'].map((key) => ({ key, title: key }));
      const series = ['Value', 'Target'].map((title) => ({ key: title, title, points: [] }));
      expect(
        rowsIn(
          renderToStaticMarkup(
            <RadarChart title="Balance" keys={keys} series={series} state="loading" />,
          ),
        ),
      ).toBe(2);
    });
  });
});

describe('values of a period beside their targets', () => {
  const pointsOf = (...values: number[]) =>
    values.map((value, i) => ({
      kind: i < values.length - 1 ? ('actual' as const) : ('estimate' as const),
      month: 24_000 + i,
      value,
    }));
  const months = (count: number) => Array.from({ length: count }, () => 10);
  const series = (isReversed?: boolean) => [
    { key: 'a', title: 'Sales', type: 'bar' as const, points: pointsOf(...months(12)) },
    {
      key: 't',
      title: 'Target',
      type: 'line' as const,
      targetOf: 'a',
      isReversed,
      points: pointsOf(...months(12).map(() => 8)),
    },
  ];
  const chart = (width: number, isReversed?: boolean, showLegend = true) =>
    renderToStaticMarkup(
      <TimeSeriesChart
        title="Sales"
        series={series(isReversed)}
        grouping="month"
        locale="en"
        initialWidth={width}
        showLegend={showLegend}
        onFilteredKeysChange={() => undefined}
      />,
    );

  it('are good or bad where the target says which is better', () => {
    expect(chart(900, false)).toContain('data-effect="better"');
    expect(chart(900, true)).toContain('data-effect="worse"');
    expect(chart(900)).not.toContain('data-effect');
  });

  it('has estimates named below a plot that has no room for it behind their border', () => {
    const named = /<p class="tavoite-chart-legend-note">.*?Estimate<\/span>/;
    expect(chart(900)).toContain('>Estimates</text>');
    expect(chart(900)).not.toMatch(named);
    expect(chart(300)).not.toContain('>Estimates</text>');
    expect(chart(300)).toMatch(named);
    // A card without a legend is as high as its plot.
    expect(chart(300, undefined, false)).not.toMatch(named);
  });
});

describe('without a DOM', () => {
  it('has none', () => {
    expect(typeof document).toBe('undefined');
    expect(typeof window).toBe('undefined');
  });

  it.each([
    ['mixed', mixedSeries],
    ['lines', lineSeries],
    ['bars', as('bar')],
    ['stacked', as('stacked')],
    ['areas', as('area')],
    ['stacked-areas', as('area', 'one')],
    ['below-zero', flowSeries],
    ['empty', []],
  ])('draws %s', (name, series) => {
    const svg = draw(
      <TimeSeriesSvg
        {...picture}
        title={name}
        series={series}
        right={{ unit: '%' }}
        decimals={0}
      />,
    );
    expect(svg).toMatchSnapshot();
  });

  it('draws fiscal years in Finnish and in the dark, with partial ones labelled', () => {
    const svg = draw(
      <TimeSeriesSvg
        {...picture}
        locale="fi"
        labels={fi.timeSeriesChart}
        theme={literalTheme('dark')}
        title="Tulos"
        series={fiscalSeries}
        grouping="fiscal"
        fiscalStart={7}
        left={{ unit: 'k€' }}
        thresholds={[{ key: 'budget', title: 'Budjetti', value: 4000 }]}
      />,
    );
    expect(svg).toContain('>4/12<');
    expect(svg).toContain('>7/12<');
    expect(svg).toMatchSnapshot();
  });

  it('draws a target', () => {
    const rows = [40, 55, 71].map((current_value, i) => ({
      start_date: `2025-0${i + 1}-01`,
      current_value,
      target_value: 60,
      compare_value: i === 1 ? null : 50,
      is_verified: i < 2,
    }));
    const titles = { current: 'Current', target: 'Target', compare: 'Compare' };
    expect(
      draw(<TimeSeriesSvg {...picture} title="Target" series={targetSeries(rows, titles)} />),
    ).toMatchSnapshot();
  });

  it('ends the line of a target beyond its last month, and within the plot', () => {
    const rows = Array.from({ length: 12 }, (_, i) => ({
      start_date: `2025-${String(i + 1).padStart(2, '0')}-01`,
      current_value: 40 + i,
      target_value: 60,
      compare_value: null,
      is_verified: true,
    }));
    const titles = { current: 'Current', target: 'Target', compare: 'Compare' };
    const svg = draw(
      <TimeSeriesSvg
        {...picture}
        size={{ width: 430, height: 220 }}
        title="Target"
        series={targetSeries(rows, titles)}
      />,
    );
    const farthest = (places: RegExp) =>
      Math.max(...[...svg.matchAll(places)].map(([, place]) => Number(place)));
    const right = farthest(/H([\d.]+)"/g);
    const end = farthest(/L([\d.]+),[\d.]+"/g);
    const lastMark = farthest(/M([\d.]+),[\d.]+m-3\.5,0/g);
    expect(lastMark).toBeGreaterThan(0);
    expect(end).toBeGreaterThan(lastMark);
    expect(end).toBeLessThan(right);
  });

  it('draws a radar with numbers in the Finnish form', () => {
    const svg = draw(
      <RadarSvg {...picture} title="Radar" keys={radarKeys} series={radarSeries} decimals={1} />,
    );
    expect(svg).toContain('82,5');
    expect(svg).toMatchSnapshot();
  });

  it('draws marks with their scales, larger than beside words', () => {
    const small = { ...picture, size: { width: 480, height: 192 }, bare: true };
    const notes = [{ start: 24300, end: 24301, number: 1 }];
    const thresholds = [{ key: 'budget', title: 'Budget', value: 60 }];
    const shared = { title: 'Mixed', subtitle: 'Subtitle', series: mixedSeries, thresholds, notes };
    const bare = draw(<TimeSeriesSvg {...small} {...shared} right={{ unit: '%' }} />);
    const radar = draw(
      <RadarSvg {...small} title="Radar" keys={radarKeys} series={radarSeries} decimals={1} />,
    );
    // Its name is for those who hear it.
    for (const svg of [bare, radar]) expect(svg).toContain('<title');
    expect(radar).not.toMatch(/<text[^>]*>\s*[^<\s]/);
    const written = [...bare.matchAll(/<text[^>]*>([^<]+)</g)].map(([, words]) => words);
    expect(written).toEqual(expect.arrayContaining(['0', expect.stringMatching(/^\d+\s%$/)]));
    expect(written).toContain('2025');
    for (const words of ['Mixed', 'Subtitle', 'Budget']) expect(written).not.toContain(words);
    expect(bare).toContain('data-series');
    expect(bare).toMatchSnapshot();
  });

  it('draws the marks alone from edge to edge', () => {
    const size = { width: 160, height: 100 };
    const shared = { title: 'Mixed', series: mixedSeries, left: { unit: 't' } };
    const svg = draw(
      <TimeSeriesSvg {...picture} {...shared} size={size} right={{ unit: '%' }} marksOnly />,
    );
    expect(svg).not.toMatch(/<text/);
    expect(svg).toMatch(/class="tavoite-chart-axis"[^>]*>\s*<path d="M2,98.5H158"/);
    expect(svg.match(/data-series/g)).toHaveLength(mixedSeries.length);
  });

  it('draws a sparkline', () => {
    const values = points({ seed: 2, level: 10, missing: [4, 6] });
    expect(draw(<Sparkline points={values} label="Sales" theme={light} />)).toMatchSnapshot();
  });

  it('names no target of what is hidden', () => {
    const [first, ...others] = lineSeries;
    if (!first) throw new Error('No series');
    const target = { ...first, key: 'goal', title: 'Goal of the first', targetOf: first.key };
    const legend = (filteredKeys: string[]) =>
      draw(
        <TimeSeriesSvg
          {...picture}
          title="Hidden"
          series={[first, ...others, target]}
          filteredKeys={filteredKeys}
        />,
      );
    expect(legend([])).toContain('Goal of the first');
    expect(legend([first.key])).not.toContain('Goal of the first');
  });

  it('leaves out what a part of a stack aims at, as the page does until it is asked for', () => {
    const [first, second] = as('stacked', 'all');
    if (!first || !second) throw new Error('No series');
    const goal = {
      ...first,
      key: 'goal',
      title: 'Goal of the first',
      type: 'line' as const,
      targetOf: first.key,
    };
    const drawn = (series: typeof lineSeries) =>
      draw(<TimeSeriesSvg {...picture} title="Parts" series={series} />);
    expect(drawn([first, second, goal])).not.toContain('Goal of the first');
    expect(drawn([first, goal])).toContain('Goal of the first');
  });

  it('leaves no variable or class to a style sheet that is not there', () => {
    const svg = draw(<TimeSeriesSvg {...picture} title="Mixed" series={mixedSeries} />);
    expect(svg).not.toContain('var(--');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('draws the page form too, at a given width', () => {
    const html = draw(
      <>
        <TimeSeriesChart title="Page" series={mixedSeries} locale="en" initialWidth={480} />
        <RadarChart title="Radar" keys={radarKeys} series={radarSeries} initialWidth={480} />
        <TimelineRangeBrush
          label="Range"
          bounds={{ start: 24_300, end: 24_335 }}
          value={{ start: 24_312, end: 24_323 }}
          onValueChange={() => undefined}
          initialWidth={480}
        />
        <HeadlineFigureCard title="Sales" value={12} period="2025" kind="estimate" locale="en" />
      </>,
    );
    expect(html).toContain('role="application"');
    expect(html).toContain('aria-valuetext="01/2026"');
    expect(html).not.toMatch(/NaN|Infinity/);
  });
});
