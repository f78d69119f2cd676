import { LONG, monthsLayout, SHORT } from '../../test/fixtures/monthsLayout.js';

describe('the months of a chart', () => {
  const layoutOf = (shortMonths: string[], count = 10, width = 580, axisWidth?: number) =>
    monthsLayout(count, width, shortMonths, axisWidth);

  it('have the year beside the first of them in a low chart', () => {
    expect(layoutOf(SHORT, 10, 580, 80).periodTicks[0]).toMatchObject({
      label: 'Jan 2000',
      year: '',
    });
  });

  it('have it before them where there is no room for it', () => {
    const { periodTicks, plot } = layoutOf(LONG, 10, 580, 80);
    expect(periodTicks[0]).toMatchObject({ label: 'tammi', year: '2000' });
    expect(periodTicks[0]?.yearEnd).toBeLessThan(plot.left);
  });

  it('have years below them where these are several', () => {
    const { periodTicks } = layoutOf(LONG, 20, 1180, 80);
    expect(periodTicks.map(({ year }) => year).filter(Boolean)).toEqual(['2000', '2001']);
    expect(periodTicks.every(({ yearEnd }) => yearEnd === undefined)).toBe(true);
  });

  it('have a name, each of them, also those without a label', () => {
    const layout = layoutOf(SHORT, 24, 400);
    expect(layout.periodTicks.length).toBeLessThan(24);
    for (let i = 0; i < 24; i += 1) {
      expect(layout.tickAt(i).label).toBe(SHORT[i % 12]);
      expect(layout.tickAt(i).x).toBe(layout.periods.center(i));
    }
  });
});
