import { isFoldable } from './fold.js';

it.each([
  ['Sales training', 54, true],
  ['Sales training', 30, false],
  ['Purchasing', 54, false],
  ['', 54, false],
])('says whether %p is readable in two lines of %d px', (name, room, answer) => {
  expect(isFoldable(name, room, 13)).toBe(answer);
});
