import { BellIcon } from '@tavoite/ui/icons';
import { render, screen } from '@testing-library/react';
import QuickNav from './QuickNav.js';

const namesOf = (ids: readonly string[]) => {
  const entries = ids.map((id) => ({ id, href: `/${id}`, label: `The ${id}`, icon: BellIcon }));
  render(<QuickNav label="Shortcuts" entries={entries} shortLabels={{ logic: 'Logic' }} />);
  return screen.getAllByRole('link').map((link) => link.textContent);
};

const MENU = ['strategy', 'roadmap', 'logic', 'notifications', 'data-map', '7', 'manage'];

test('has four pages, with short names where there are any', () => {
  expect(namesOf(MENU)).toEqual(['The strategy', 'Logic', 'The data-map', 'The notifications']);
});

test('has the roadmap in the place of a restricted page', () => {
  expect(namesOf(MENU.filter((id) => id !== 'logic'))).toEqual([
    'The strategy',
    'The data-map',
    'The notifications',
    'The roadmap',
  ]);
});
