import type { LeftMenuEntry } from '@tavoite/ui';
import { BellIcon } from '@tavoite/ui/icons';
import { render, screen } from '@testing-library/react';
import { loadScreenTexts, loadTexts } from '../i18n/load.js';
import { Texts } from '../i18n/Texts.js';
import QuickNav from './QuickNav.js';

beforeAll(async () => {
  await loadScreenTexts();
  await loadTexts('en');
});

const entryOf = (id: string): LeftMenuEntry => ({
  id,
  href: `/${id}`,
  label: `The ${id}`,
  icon: BellIcon,
});

const namesOf = (ids: readonly string[]) => {
  const entries = ids.map(entryOf);
  render(
    <Texts language="en">
      <QuickNav entries={entries} menuOpen={false} onMenuOpenChange={() => {}} />
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

const currentOf = (change: (entry: LeftMenuEntry) => LeftMenuEntry) => {
  const { container } = render(
    <Texts language="en">
      <QuickNav
        entries={MENU.map((id) => change(entryOf(id)))}
        menuOpen={false}
        onMenuOpenChange={() => {}}
      />
    </Texts>,
  );
  return [...container.querySelectorAll('[aria-current]')].map((entry) => entry.textContent);
};

const openPage = (page: string) => currentOf((entry) => ({ ...entry, current: entry.id === page }));

test('marks its own page, and the menu on a page that is only there', () => {
  expect(openPage('data-map')).toEqual(['The data-map']);
  expect(openPage('roadmap')).toEqual(['Menu']);
  expect(openPage('7')).toEqual(['Menu']);
  // Reached otherwise, as the account is.
  expect(openPage('account')).toEqual([]);
});

test('marks the menu on a page of a group', () => {
  const child = { id: '8', href: '/8', label: 'Orders', current: true };
  expect(
    currentOf((entry) => (entry.id === '7' ? { ...entry, children: [child] } : entry)),
  ).toEqual(['Menu']);
});
