import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../test/browser.js';
import { address, renderApp } from '../../test/renderApp.js';

beforeEach(() => fakeBrowser());

it('says that a link was copied in another environment, and offers to switch or stay', async () => {
  renderApp('/change-password?from=mail&org=11');
  expect(
    await screen.findByText('This link was copied in Turku. What you see is of Pohjola Oy.', {
      exact: false,
    }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Switch to Turku' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Stay in Pohjola Oy' }));
  await waitFor(() => expect(address()).toBe('/change-password?from=mail'));
  expect(screen.queryByText(/This link was copied/)).toBeNull();
});

it('offers no switch to an environment that is not the user\u2019s', async () => {
  renderApp('/change-password?org=999');
  expect(await screen.findByText(/an environment that you do not belong to/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull();
});

it('says nothing where the link is of this environment', async () => {
  const app = renderApp('/change-password?org=10');
  await screen.findByRole('heading', { level: 1, name: 'Change password' });
  await waitFor(() => expect(app.state().organizationTree.status).toBe('fulfilled'));
  expect(screen.queryByText(/This link was copied/)).toBeNull();
});
