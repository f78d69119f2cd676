import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { aList, aUser } from '../../../test/fixtures.js';
import { address, renderApp } from '../../../test/renderApp.js';

beforeEach(() => fakeBrowser());

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the user menu leads to the contents, and these to a page with its neighbours', async () => {
  const user = userEvent.setup();
  renderApp('/account');
  await user.click(await screen.findByRole('button', { name: /^Signed in/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Help' }));
  await title('Help');
  expect(address()).toBe('/help');
  await user.click(screen.getByRole('link', { name: 'Graphs and numbers' }));
  await waitFor(async () => expect(await title('Graphs and numbers')).toHaveFocus());
  expect(document.title).toBe('Graphs and numbers – Help – Tavoite');
  const neighbours = within(screen.getByRole('navigation', { name: 'Pages before and after' }));
  expect(neighbours.getByRole('link', { name: /^Previous page/ })).toHaveAttribute(
    'href',
    '/help/strategy',
  );
  expect(neighbours.getByRole('link', { name: /^Next page/ })).toHaveAttribute(
    'href',
    '/help/figures',
  );
});

test('an address with a heading goes to the heading', async () => {
  renderApp('/help/figures#where-a-figure-comes-from');
  await waitFor(() =>
    expect(
      screen.getByRole('heading', { level: 2, name: 'Where a figure comes from' }),
    ).toHaveFocus(),
  );
});

test('what the reader can do comes first, and nothing is hidden', async () => {
  renderApp('/help', { handlers: { getUserDetails: () => aUser() } });
  await title('Help');
  const own = screen.getByRole('heading', { level: 2, name: 'What you can do here' });
  const readers = screen.getByRole('region', { name: 'Readers' });
  expect(own.compareDocumentPosition(readers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a page that does not exist says so', async () => {
  renderApp('/help/constructor');
  await title('Page not found');
  expect(screen.getByText('The guide has no such page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contents' })).toHaveAttribute('href', '/help');
});

test('the palette finds pages and headings in the language of the reader', async () => {
  const user = userEvent.setup();
  renderApp('/account', {
    handlers: {
      getUserDetails: () => aUser({ language: 'fi' }),
      listTerms: () => aList([]),
      listTargets: () => aList([]),
    },
  });
  await title('Oma tili');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Haku' }), 'miksi luku');
  const option = await screen.findByRole('option', { name: /^Miksi luku muuttui/ });
  expect(option).toHaveTextContent('Tietokartta, termit ja lukujen alkuperä');
  await user.click(option);
  await waitFor(() => expect(address()).toBe('/help/figures'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: 'Miksi luku muuttui' })).toHaveFocus(),
  );
});
