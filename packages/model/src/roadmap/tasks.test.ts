import fc from 'fast-check';
import { anyRange } from '../../test/arbitraries.js';
import { barOfTask, taskAtPlace } from './tasks.js';

it('writes places as dates at the edges of months, and reads them again', () => {
  fc.assert(
    fc.property(anyRange, fc.nat(9), ({ start, end }, rowIndex) => {
      const place = { mainTask: 3, rowIndex, startMonth: start, endMonth: end };
      const fields = taskAtPlace(place);
      expect(fields.start_date).toMatch(/-01$/);
      expect(barOfTask(fields)).toEqual(place);
    }),
  );
});

it('has no bar for an idea', () => {
  const idea = { main_task: null, row_index: null, start_date: null, end_date: null };
  expect(barOfTask(idea)).toBeNull();
});
