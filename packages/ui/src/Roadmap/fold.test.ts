import { textWidth } from '@tavoite/model';
import { foldedWidth, isFoldable } from './fold.js';

it.each([
  ['Sales training', 54, true],
  // The second word is cut, as it would be in one line.
  ['Sales qualification', 54, true],
  ['Qualification of sales', 54, false],
  ['Purchasing', 54, false],
  ['', 54, false],
])('says whether %p is better in two lines of %d px', (name, room, answer) => {
  expect(isFoldable(name, room, 13)).toBe(answer);
});

it.each([
  ['Sales training', 'training'],
  ['Calls to unhappy customers', 'Calls to unhappy'],
  ['Purchasing', 'Purchasing'],
])('asks for the room of the longer line of %p', (name, line) => {
  expect(foldedWidth(name, 13)).toBeCloseTo(textWidth(line, 13));
});
