import { BellIcon } from '@tavoite/ui/icons';
import { render, screen } from '@testing-library/react';
import { loadScreenTexts, loadTexts } from '../i18n/load.js';
import { Texts } from '../i18n/Texts.js';
import QuickNav from './QuickNav.js';

beforeAll(async () => {
  await loadScreenTexts();
  await loadTexts('en');
});

const namesOf = (ids: readonly string[], open?: string) => {
  const entries = ids.map((id) => ({
    id,
    href: `/${id}`,
    label: `The ${id}`,
    icon: BellIcon,
    current: id === open,
    children: [
      { id: `${id}-more`, href: `/${id}/more`, label: 'More', current: `${id}-more` === open },
    ],
  }));
  render(
    <Texts language="en">
      <QuickNav entries={entries} />
    </Texts>,
  );
  return screen.getAllByRole('link').map((link) => link.textContent);
};

const MENU = ['strategy', 'roadmap', 'logic', 'notifications', 'data-map', '7', 'manage'];

test('has four pages, with a name that fits in place of a long one', () => {
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

test('has the page that is open, or the one above it, and says that it is', () => {
  expect(namesOf(MENU, '7-more')).toEqual(['The strategy', 'Logic', 'The 7', 'The notifications']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('The 7');
});
