import { radarKeys, radarSeries } from '../../test/fixtures/radar.js';
import { radarLayout } from './layout.js';
import { radarModel, shownKeys } from './model.js';

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
  const layout = radarLayout(radarModel({ keys: radarKeys, series: radarSeries }), {
    width: 400,
    height: 400,
  });

  it('finds the spoke under a pixel, and none outside', () => {
    layout.spokes.forEach(({ x, y }, index) => {
      expect(layout.indexAt(layout.center.x + x / 2, layout.center.y + y / 2)).toBe(index);
    });
    expect(layout.indexAt(-200, -200)).toBe(-1);
  });

  it('has its centre at zero', () => {
    expect(layout.rings[0]).toMatchObject({ label: '0' });
  });

  it('leaves a gap at a missing value', () => {
    const [current] = radarSeries;
    const points = (current?.points ?? []).filter(({ key }) => key !== 'margin');
    const model = radarModel({
      keys: radarKeys,
      series: [{ key: 'a', title: 'A', points }],
    });
    const [shape] = radarLayout(model, { width: 400, height: 400 }).series;
    const edges = `${shape?.solidLine}${shape?.openLine}`.match(/M/g);
    expect(edges).toHaveLength(4);
  });
});
