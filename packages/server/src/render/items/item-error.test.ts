import { ItemError, isLasting } from './item-error.js';

test('what an item lacks is lasting; a busy machine and a process that stops are not', () => {
  expect(isLasting(new ItemError('report_view_gone'))).toBe(true);
  expect(isLasting(new ItemError('report_picture_failed'))).toBe(true);
  expect(isLasting(new ItemError('report_picture_slow'))).toBe(false);
  expect(isLasting(new ItemError('report_drawing_stopped'))).toBe(false);
  expect(isLasting(new Error('The database is away'))).toBe(false);
});
