import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { appReset } from '../src/core/reset.js';
import type { renderApp } from './renderApp.js';

/** The session ends, as the server says; the user signs in again. */
export async function signInAgain(app: ReturnType<typeof renderApp>): Promise<void> {
  app.handlers.login = () => ({ key: 'the next one' });
  act(() => void app.store.dispatch(appReset({ token: null, signedOutBy: 'expiry' })));
  await screen.findByText(/Your session has expired/);
  await userEvent.type(screen.getByLabelText('Email'), 'maija@example.fi');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}
