import { screen, within } from '@testing-library/react';
import { fakeBrowser } from '../../../test/browser.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';

it('leads to the other pages under Manage, and marks where one is', async () => {
  fakeBrowser();
  renderApp('/manage/people', {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: true }),
      listPeople: () => ({ count: 0, next: null, previous: null, results: [] }),
    },
  });
  await screen.findByRole('heading', { name: 'People', level: 1 });
  const links = within(screen.getByRole('navigation', { name: 'Manage' })).getAllByRole('link');
  expect(links).toHaveLength(9);
  expect(links[0]).toHaveAttribute('href', '/manage/figures');
  const begins = links.filter((link) => link.hasAttribute('data-apart'));
  expect(begins.map(({ textContent }) => textContent)).toEqual([
    'Organisation',
    'Access tokens',
    'History',
  ]);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['People']);
});
