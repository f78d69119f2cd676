import { initialsOf } from './owner.js';

it.each([
  ['Aino Virtanen', 'AV'],
  ['Jan van der Berg', 'JB'],
  ['Oskari', 'O'],
  ['', ''],
])('shortens %p to %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
