import { radarKeys, radarSeries } from '../../test/fixtures/radar.js';
import { radarChart } from '../labels/en.js';
import { radarLayout } from './layout.js';
import { radarModel, shownKeys } from './model.js';
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
        values.map(({ text, kind }) => `${text} ${kind}`),
      );
    expect(spokes(640)[3]).toEqual(['78,0 estimate', '85,0\u00a0% target']);
    expect(spokes(400)[3]).toEqual([]);
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
    expect(drawn.spokes[3]?.values[0]).toMatchObject({ kind: 'estimate' });
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
