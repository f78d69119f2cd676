import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { renderApp } from '../../../test/renderApp.js';

beforeEach(() => fakeBrowser());

const PASSWORD = 'a long new sentence';
const field = (name: string) => screen.findByLabelText(name);
const create = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Create the organisation' }));

async function fill() {
  await userEvent.type(await field('Name of the organisation'), 'Northern Ltd');
  await userEvent.type(await field('Full name'), 'Maija Manager');
  await userEvent.type(await field('Email'), 'maija@example.fi');
  await userEvent.type(await field('New password'), PASSWORD);
  await userEvent.type(await field('New password confirmation'), PASSWORD);
}

it('says what is missing, sends it with the code, and leads to the sign-in', async () => {
  const handlers: Handlers = {
    checkSetUp: () => ({ is_open: true }),
    setUp: () => ({ detail: 'The organisation is there.' }),
  };
  const app = renderApp('/set-up#the-code', { token: null, handlers });
  await create();
  await waitFor(async () => expect(await field('Name of the organisation')).toHaveFocus());
  expect(await field('Full name')).toHaveAccessibleDescription('Type in your name.');
  expect(app.callsOf('setUp')).toEqual([]);
  await fill();
  await create();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(screen.getByText('The organisation is there.')).toBeVisible();
  expect(app.callsOf('setUp').map(({ input }) => input)).toEqual([
    {
      body: {
        code: 'the-code',
        language: 'en',
        time_zone: expect.any(String),
        organization_name: 'Northern Ltd',
        full_name: 'Maija Manager',
        email: 'maija@example.fi',
        new_password1: PASSWORD,
        new_password2: PASSWORD,
      },
    },
  ]);
});

it('keeps what was typed when it is refused, and says why at its field', async () => {
  const handlers: Handlers = {
    checkSetUp: () => ({ is_open: true }),
    setUp: () => {
      throw refusal(400, { new_password2: ['Too common.'] });
    },
  };
  renderApp('/set-up#the-code', { token: null, handlers });
  await fill();
  await create();
  expect(await field('New password')).toHaveAccessibleDescription('Long enough. Too common.');
  expect(await field('Name of the organisation')).toHaveValue('Northern Ltd');
});

it.each([
  ['before', { checkSetUp: () => ({ is_open: false }) }],
  [
    'only when it is sent',
    {
      checkSetUp: () => {
        throw refusal(503);
      },
      setUp: () => {
        throw refusal(400, { code: ['Over.'] });
      },
    },
  ],
] satisfies [string, Handlers][])(
  'shows no form once it is over, known %s',
  async (_, handlers) => {
    renderApp('/set-up#old', { token: null, handlers });
    if ('setUp' in handlers) {
      await fill();
      await create();
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This address does not work/);
    expect(screen.queryByLabelText('Full name')).toBeNull();
  },
);
