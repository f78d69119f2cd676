import type { Webhook, WebhookDelivery } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';

const LEDGER: Webhook = {
  id: 1,
  name: 'Ledger',
  url: 'https://ledger.example/hooks',
  events: ['month.closed', 'target.turned_red'],
  enabled: true,
  switched_off_at: null,
  created_at: '2026-01-02T08:00:00.000Z',
};
const BROKEN: Webhook = {
  ...LEDGER,
  id: 2,
  name: 'Broken',
  enabled: false,
  switched_off_at: '2026-01-03T08:00:00.000Z',
};
const FAILED: WebhookDelivery = {
  id: 5,
  message: 'msg_5',
  type: 'month.closed',
  status: 'failed',
  attempts: 13,
  response_status: 500,
  duration_ms: 42,
  error: 'The receiver answered 500.',
  answer: null,
  created_at: '2026-01-02T08:00:00.000Z',
  tried_at: '2026-01-03T08:00:00.000Z',
};
const listOf = <T,>(results: T[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

beforeEach(() => {
  fakeBrowser();
});

const open = (hooks: () => Webhook[], handlers: Handlers = {}, isManager = true) =>
  renderApp('/manage/webhooks', {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: isManager }),
      listWebhooks: () => listOf([...hooks()]),
      ...handlers,
    },
  });

it('says who is told of what, and what was switched off', async () => {
  open(() => [LEDGER, BROKEN]);
  expect(await screen.findByText('Ledger')).toBeInTheDocument();
  expect(
    screen.getAllByText('https://ledger.example/hooks: a month is closed, a target turns red'),
  ).toHaveLength(2);
  expect(screen.getByText('on')).toBeInTheDocument();
  expect(screen.getByText('switched off: messages failed')).toBeInTheDocument();
});

it('makes a webhook, says at the field what is wrong, and shows the secret once', async () => {
  const hooks: Webhook[] = [];
  let isRefused = true;
  const app = open(() => hooks, {
    createWebhook: () => {
      if (isRefused) throw refusal(400, { url: ['Nothing may be sent to this address.'] });
      hooks.push(LEDGER);
      return { ...LEDGER, secret: 'whsec_abc' };
    },
  });
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Ledger');
  await userEvent.type(dialog.getByLabelText('Address'), 'http://10.0.0.1');
  await userEvent.click(dialog.getByLabelText('a report is sent'));
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(/Nothing may be sent/),
  );
  isRefused = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('whsec_abc')).toBeInTheDocument();
  expect(app.callsOf('createWebhook')[1]?.input).toEqual({
    body: {
      name: 'Ledger',
      url: 'http://10.0.0.1',
      events: ['month.closed', 'report.sent'],
      enabled: true,
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull());
  expect(await screen.findByText('Ledger')).toBeInTheDocument();
});

it('switches one off', async () => {
  let hook = LEDGER;
  const app = open(() => [hook], {
    changeWebhook: () => {
      hook = { ...LEDGER, enabled: false };
      return hook;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Ledger' }));
  await userEvent.click(await screen.findByLabelText('Switched on'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('off')).toBeInTheDocument();
  expect(app.callsOf('changeWebhook')[0]?.input).toMatchObject({ body: { enabled: false } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows how messages went, sends a test and sends again', async () => {
  let deliveries = [FAILED];
  const app = open(() => [LEDGER], {
    listWebhookDeliveries: () => listOf(deliveries),
    testWebhook: () => {
      const sent = { ...FAILED, id: 6, type: 'webhook.test' as const, status: 'queued' as const };
      deliveries = [{ ...sent, attempts: 1, response_status: null, error: null }, FAILED];
      return sent;
    },
    resendWebhookDelivery: () => {
      deliveries = [{ ...FAILED, status: 'delivered', response_status: 204, error: null }];
      return FAILED;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Messages: Ledger' }));
  expect(await screen.findByText('failed (500)')).toBeInTheDocument();
  expect(
    screen.getByText(/attempts: 13 · 42 ms · The receiver answered 500\./),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('a test')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Send again: a month is closed/ }));
  expect(await screen.findByText('delivered (204)')).toBeInTheDocument();
  expect(app.callsOf('resendWebhookDelivery')[0]?.input).toEqual({ params: { id: 5 } });
});

it('renews the secret and deletes after a question', async () => {
  let hooks = [LEDGER];
  const app = open(() => hooks, {
    renewWebhookSecret: () => ({ ...LEDGER, secret: 'whsec_new' }),
    deleteWebhook: () => {
      hooks = [];
      return '';
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Renew the secret: Ledger' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Renew the secret' }));
  expect(await screen.findByText('whsec_new')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('whsec_new')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Delete: Ledger' }));
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.click(again.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  expect(app.callsOf('deleteWebhook')).toHaveLength(1);
});
