import { act, fireEvent, screen } from '@testing-library/react';
import { fakeBrowser } from '../../../test/browser.js';
import { deferred, refusal } from '../../../test/fakeApi.js';
import { settle } from '../../../test/harness.js';
import { renderApp } from '../../../test/renderApp.js';
import { LOGIN_ERROR_MS } from '../../core/constants.js';

beforeEach(() => {
  fakeBrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const refused = 'Wrong e-mail or password.';

async function failToSignIn() {
  const app = renderApp('/login', {
    token: null,
    handlers: {
      login: () => {
        throw refusal(400, { non_field_errors: [refused] });
      },
    },
  });
  await act(settle);
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await act(settle);
  return app;
}

const advance = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

it('shows the refusal in a banner for five seconds, and keeps it in a line of text', async () => {
  await failToSignIn();
  expect(screen.getByRole('alert')).toHaveTextContent(refused);
  const form = document.querySelector('form');
  expect(form).toHaveAccessibleDescription(refused);
  await advance(LOGIN_ERROR_MS - 1);
  expect(screen.getByRole('alert')).toBeVisible();
  await advance(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(form).toHaveAccessibleDescription(`The last attempt failed: ${refused}`);
  // In sight, not only for assistive technology.
  const line = screen.getByText(/^The last attempt failed/);
  expect(line.tagName).toBe('P');
  expect(line).not.toHaveStyle({ position: 'absolute' });
});

it('does not count the time while the pointer is on the banner', async () => {
  await failToSignIn();
  fireEvent.pointerEnter(screen.getByRole('alert'));
  await advance(3 * LOGIN_ERROR_MS);
  fireEvent.pointerLeave(screen.getByRole('alert'));
  await advance(LOGIN_ERROR_MS - 1);
  expect(screen.getByRole('alert')).toBeVisible();
  await advance(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the next refusal for five seconds again', async () => {
  await failToSignIn();
  await advance(LOGIN_ERROR_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await act(settle);
  expect(screen.getByRole('alert')).toHaveTextContent(refused);
});

it('sends nothing more while a request is pending', async () => {
  const answer = deferred<{ key: string }>();
  const app = renderApp('/login', { token: null, handlers: { login: () => answer.promise } });
  await act(settle);
  const button = screen.getByRole('button', { name: 'Login' });
  fireEvent.click(button);
  await act(settle);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
  await act(settle);
  expect(app.callsOf('login')).toHaveLength(1);
});

it('is shown in the other language, which is called by its own name', async () => {
  renderApp('/login', { token: null });
  await act(settle);
  const finnish = screen.getByRole('button', { name: 'Suomi' });
  expect(finnish).toHaveAttribute('lang', 'fi');
  fireEvent.click(finnish);
  await act(settle);
  expect(screen.getByRole('heading', { name: 'Kirjaudu sisään' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  await act(settle);
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
});
