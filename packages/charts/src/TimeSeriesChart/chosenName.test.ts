import { LONG, monthsLayout, SHORT } from '../../test/fixtures/monthsLayout.js';
import { chosenName, hasPlaceInRow } from './chosenName.js';

describe('the name of the chosen period', () => {
  const layoutOf = (count: number, width: number, shortMonths = LONG, axisWidth?: number) =>
    monthsLayout(count, width, shortMonths, axisWidth);

  it('is its label where it has one, and hides that only', () => {
    const layout = layoutOf(19, 700);
    expect(chosenName(layout, 4)).toEqual({
      label: 'touko',
      year: '',
      textX: layout.tickAt(4).textX,
      leaderX: null,
      covered: [4],
    });
  });

  it('is between the labels where it touches none', () => {
    const layout = layoutOf(31, 1030, SHORT.with(3, 'huhtikuu'));
    expect(layout.periodTicks.map(({ index }) => index)).not.toContain(9);
    expect(chosenName(layout, 9)).toMatchObject({ label: 'Oct', leaderX: null, covered: [] });
  });

  it('is below them where it would touch one, so that none is missing', () => {
    const layout = layoutOf(19, 700);
    expect(layout.periodTicks.map(({ index }) => index)).not.toContain(9);
    const name = chosenName(layout, 9);
    expect(name).toEqual({
      label: 'loka',
      year: '',
      textX: layout.periods.center(9),
      leaderX: layout.periods.center(9),
      covered: [],
    });
    expect(hasPlaceInRow(layout, 9)).toBe(false);
  });

  it('is led to between labels that are close', () => {
    const layout = layoutOf(31, 970);
    const at = 31 - 2;
    expect(layout.periodTicks.map(({ index }) => index)).not.toContain(at);
    expect(chosenName(layout, at)).toMatchObject({
      leaderX: layout.periods.center(at),
      covered: [],
    });
  });

  it('takes the place of labels where it would read as a month of the year beside it', () => {
    const layout = layoutOf(19, 700);
    expect(layout.periodTicks.map(({ index }) => index)).not.toContain(1);
    const { leaderX, covered, year } = chosenName(layout, 1);
    expect(leaderX).toBeNull();
    expect(covered).toContain(0);
    expect(hasPlaceInRow(layout, 1)).toBe(false);
    expect(hasPlaceInRow(layout, 0)).toBe(true);
    // The year of January is not read as that of another month: it goes with its label.
    expect(year).toBe('2000');
  });

  it('takes the place of labels where there is no line below them', () => {
    const layout = layoutOf(24, 700, LONG, 80);
    const index = layout.periodTicks.length > 1 ? (layout.periodTicks[1]?.index ?? 0) + 1 : 0;
    const oneLine = { ...layout, periodTicks: layout.periodTicks.map((t) => ({ ...t, year: '' })) };
    expect(chosenName(oneLine, index)).toMatchObject({ leaderX: null });
    expect(chosenName(oneLine, index).covered.length).toBeGreaterThan(0);
  });
});
