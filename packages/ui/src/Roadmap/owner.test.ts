import { hasInitials, initialsOf } from './owner.js';

it.each([
  ['Aino Virtanen', 'AV'],
  ['Jan van der Berg', 'JB'],
  ['Oskari', 'O'],
  ['', ''],
])('shortens %p to %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('leaves initials out where they would touch the name', () => {
  expect(hasInitials(125, 100, 13)).toBe(true);
  expect(hasInitials(120, 100, 13)).toBe(false);
});
