import { monthNumber } from '@tavoite/model';
import { buildSeries } from '../../test/series.js';
import { readMonths } from './reader.js';
import { TURN_MS, Yielder } from './yielder.js';

it('is due after a turn of work, and not any more after a rest that lets others work', async () => {
  // A clock of its own: on a busy machine a turn can pass between two lines.
  let now = 1_000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const yielder = new Yielder();
  now += TURN_MS - 1;
  expect(yielder.due).toBe(false);
  now += 1;
  expect(yielder.due).toBe(true);
  let othersWorked = false;
  setImmediate(() => {
    othersWorked = true;
  });
  await yielder.rest();
  expect(othersWorked).toBe(true);
  expect(yielder.due).toBe(false);
  clock.mockRestore();
});

it('gives way again and again while thousands of terms are read', async () => {
  const first = monthNumber(2020, 1);
  const terms = Array.from({ length: 1_000 }, (_, i) =>
    i % 2 === 0
      ? { key: `t${i}`, first, values: [i, 1] }
      : { key: `t${i}`, formula: `t${i - 1} * 2` },
  );
  const series = await buildSeries({ terms });
  let turns = 0;
  let reading = true;
  const countTurn = () => {
    turns += 1;
    if (reading) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const alwaysDue = new Yielder(0);
  const months = await readMonths(series, series.terms, { start: first, end: first }, alwaysDue);
  reading = false;
  expect(series.termsOf(['t7']).map((term) => months.columnsOf(term).values[0])).toEqual([12]);
  // The clock is looked at every 32 terms.
  expect(turns).toBeGreaterThanOrEqual(31);
});
