import { radarKeys, radarSeries } from '../../test/fixtures/radar.js';
import { radarChart } from '../labels/en.js';
import { browserTheme } from '../theme/theme.js';
import { radarLayout } from './layout.js';
import { radarEntries } from './legend.js';
import { type RadarSpec, radarModel, shownKeys } from './model.js';
import { radarWording } from './words.js';

const keysOf = (filteredKeys: string[]) => shownKeys(radarKeys, filteredKeys).map(({ key }) => key);

describe('shownKeys', () => {
  it('filters while three keys stay', () => {
    expect(keysOf(['sales', 'margin', 'delivery'])).toEqual(['satisfaction', 'staff', 'stock']);
  });

  it('filters nothing where fewer than three would stay', () => {
    expect(keysOf(['sales', 'margin', 'delivery', 'stock'])).toHaveLength(6);
  });

  it('ignores unknown keys', () => {
    expect(keysOf(['nothing'])).toHaveLength(6);
  });
});

describe('radarLayout', () => {
  const layout = radarLayout(
    radarModel({ keys: radarKeys, series: radarSeries }),
    {
      width: 400,
      height: 400,
    },
    () => [],
  );

  it('finds the spoke under a pixel, and none outside', () => {
    layout.spokes.forEach(({ x, y }, index) => {
      expect(layout.indexAt(layout.center.x + x / 2, layout.center.y + y / 2)).toBe(index);
    });
    expect(layout.indexAt(-200, -200)).toBe(-1);
  });

  it('has the values under the names where there is room', () => {
    const model = radarModel({ keys: radarKeys, series: radarSeries });
    const words = radarWording({ unit: '%', decimals: 1 }, model, radarChart);
    const spokes = (width: number) =>
      radarLayout(model, { width, height: 400 }, words.spoke).spokes.map(({ values }) =>
        values.map((line) => line.map(({ text, kind }) => `${text} ${kind}`)),
      );
    expect(spokes(640)[3]).toEqual([['78,0\u00a0% estimate', '85,0\u00a0% target']]);
    expect(spokes(400)[3]).toEqual([]);
  });

  describe('of several units', () => {
    const keys = radarKeys.map((one, i) => ({ ...one, unit: i === 0 ? 'k€' : '%' }));
    const series = radarSeries.map((one, i) => (i === 1 ? { ...one, isTarget: true } : one));
    const drawn = (spec: Partial<RadarSpec>) => {
      const model = radarModel({ keys, series, ...spec });
      const shape = radarLayout(model, { width: 400, height: 400 }, () => []);
      const far = keys.map((_, i) => {
        const { x = 0, y = 0 } = shape.series[1]?.point(i) ?? {};
        return Math.round(Math.hypot(x, y));
      });
      return { ...model, labels: shape.rings.map(({ label }) => label), far };
    };

    it('is in percent of targets, which are one ring', () => {
      const radar = drawn({});
      expect(new Set(radar.far).size).toBe(1);
      expect(radar.labels).toContain('100\u00a0%');
      expect(radar.series[0]?.levels[1]).toBeCloseTo((64 / 75) * 100);
      // What is written stays as it is.
      expect(radar.series[0]?.values[1]).toBe(64);
      expect(radarEntries(series, browserTheme, radar)[1]?.title).toBe('Target = 100\u00a0%');
    });

    it('says under a name what share of its target a value is', () => {
      const model = radarModel({ keys, series });
      const words = radarWording({}, model, radarChart);
      const textOf = (index: number) =>
        words.spoke(index).map((line) => line.map(({ text }) => text));
      expect(textOf(1)).toEqual([
        ['64,00\u00a0%', 'target 75,00\u00a0%'],
        ['85,33\u00a0% of the target'],
      ]);
      const plain = radarModel({ keys: radarKeys, series });
      expect(radarWording({}, plain, radarChart).spoke(1)).toHaveLength(1);
    });

    it.each([
      ['the unit is one', { keys: radarKeys }],
      ['ends are configured', { max: 100 }],
      ['a spoke has no target', { keys: [...keys, { key: 'new', title: 'New' }] }],
      ['no outline is of targets', { series: radarSeries }],
    ])('has the axis of its values where %s', (_, spec) => {
      const radar = drawn(spec);
      expect(radar.isOfTargets).toBe(false);
      expect(radar.labels).not.toContain('100\u00a0%');
    });
  });

  it('has its centre at zero', () => {
    expect(layout.rings[0]).toMatchObject({ label: '0' });
  });

  it('draws as actual what mostly is, and still says that a part is estimated', () => {
    const series = radarSeries.map((one, i) => (i === 0 ? { ...one, isMostlyActual: true } : one));
    const model = radarModel({ keys: radarKeys, series });
    const words = radarWording({ unit: '%', decimals: 1 }, model, radarChart);
    const drawn = radarLayout(model, { width: 640, height: 400 }, words.spoke);
    expect(drawn.series[0]).toMatchObject({ openLine: '', openFill: '', openGlyphs: '' });
    expect(drawn.spokes[3]?.values[0]?.[0]).toMatchObject({ kind: 'estimate' });
    expect(layout.series[0]?.openFill).not.toBe('');
  });

  it('leaves a gap at a missing value', () => {
    const [current] = radarSeries;
    const points = (current?.points ?? []).filter(({ key }) => key !== 'margin');
    const model = radarModel({
      keys: radarKeys,
      series: [{ key: 'a', title: 'A', points }],
    });
    const [shape] = radarLayout(model, { width: 400, height: 400 }, () => []).series;
    const edges = `${shape?.solidLine}${shape?.openLine}`.match(/M/g);
    expect(edges).toHaveLength(4);
  });
});
