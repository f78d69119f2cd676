import type { Person, PersonFlags } from '@tavoite/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';
import { signInAgain } from '../../../test/signInAgain.js';
import { peopleCall } from './slice.js';

const NO_FLAGS: PersonFlags = {
  report_manager: false,
  notification_manager: false,
  roadmap_manager: false,
  organization_manager: false,
};
const ME: Person = {
  id: 1,
  email: 'maija@example.fi',
  full_name: 'Maija Virtanen',
  language: 'en',
  status: 'active',
  last_sign_in: '2026-11-01T08:00:00.000Z',
  flags: { ...NO_FLAGS, organization_manager: true },
  inherited: [],
  is_kept_here: true,
};
const READER: Person = {
  ...ME,
  id: 2,
  email: 'eero@example.fi',
  full_name: 'Eero Reader',
  flags: { ...NO_FLAGS, report_manager: true },
};
const INVITED: Person = {
  ...ME,
  id: 3,
  email: 'new@example.fi',
  full_name: 'Niina New',
  status: 'invited',
  last_sign_in: null,
  flags: NO_FLAGS,
};
const ABOVE: Person = {
  ...ME,
  id: 4,
  full_name: 'Aino Above',
  flags: null,
  inherited: [{ organization: 'Group', flags: { ...NO_FLAGS, roadmap_manager: true } }],
  is_kept_here: false,
};

beforeEach(() => {
  fakeBrowser();
});

function open(people: () => Person[], handlers: Handlers = {}) {
  return renderApp('/manage/people', {
    handlers: {
      getUserDetails: () => aUser({ id: ME.id, organization_manager: true }),
      listPeople: () => {
        const results = people();
        return { count: results.length, next: null, previous: null, results };
      },
      ...handlers,
    },
  });
}
const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  return within(await screen.findByRole('menu'));
};

it('says who may do what, and from where', async () => {
  open(() => [ABOVE, READER, ME, INVITED]);
  expect(await screen.findByText('Maija Virtanen (you)')).toBeVisible();
  expect(screen.getByText('Makes reports')).toBeVisible();
  expect(screen.getByText(/From Group: Plans roadmaps/)).toBeVisible();
  expect(screen.getByText('Invited')).toBeVisible();
  expect(screen.getByText('Invitation not accepted')).toBeVisible();
  expect(screen.getByText('Reads only')).toBeVisible();
  // Who belongs above is kept there.
  expect(screen.queryByRole('button', { name: 'Actions: Aino Above' })).toBeNull();
  const menu = await menuOf('Maija Virtanen');
  expect(menu.queryByRole('menuitem', { name: /Remove/ })).toBeNull();
});

it('says of who has not signed in yet that they can', async () => {
  open(() => [ME, { ...READER, last_sign_in: null }]);
  expect(await screen.findByText('Never signed in')).toBeVisible();
  expect(screen.getByText('Can sign in')).toBeVisible();
  // Me.
  expect(screen.getAllByText('Active')).toHaveLength(1);
  for (const head of ['Member', 'Status', 'Permissions'])
    expect(screen.getByText(head)).toBeInTheDocument();
  expect(screen.getAllByText(/^Signed in /)).toHaveLength(1);
});

it('invites, and says at the field what is wrong', async () => {
  let people = [ME];
  let refuse = true;
  const app = open(() => people, {
    invitePerson: () => {
      if (refuse) throw refusal(400, { email: ['This person is a member already.'] });
      people = [ME, INVITED];
      return INVITED;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Email'), ' new@example.fi');
  await userEvent.type(dialog.getByLabelText('Full name'), 'Niina New');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Plans roadmaps' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/is a member already/),
  );
  refuse = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('Niina New')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.callsOf('invitePerson')[0]?.input).toEqual({
    body: {
      email: 'new@example.fi',
      full_name: 'Niina New',
      language: 'en',
      flags: { ...NO_FLAGS, roadmap_manager: true },
    },
  });
});

it('sends only what was changed, and takes it back', async () => {
  const app = open(() => [ME, READER], {
    changePerson: () => ({ ...READER, flags: NO_FLAGS }),
  });
  const menu = await menuOf('Eero Reader');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Makes reports' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(app.callsOf('changePerson').map(({ input }) => input)).toEqual([
      { params: { id: 2 }, body: { flags: { report_manager: false } } },
      { params: { id: 2 }, body: { flags: READER.flags } },
    ]),
  );
});

it('removes after a question, and says why it cannot be', async () => {
  let people = [ME, READER];
  let refuse = true;
  open(() => people, {
    removePerson: () => {
      if (refuse) throw refusal(400, { non_field_errors: ['Nobody else would manage it.'] });
      people = [ME];
      return '' as const;
    },
  });
  const removeReader = async () => {
    const menu = await menuOf('Eero Reader');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Remove from the organisation' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove from the organisation' }));
  };
  await removeReader();
  expect(await screen.findByText('Nobody else would manage it.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  refuse = false;
  await removeReader();
  await waitFor(() => expect(screen.queryByText('Eero Reader')).toBeNull());
});

it('lists who may do what, and who only reads', async () => {
  open(() => [
    ME,
    INVITED,
    ABOVE,
    ...Array.from({ length: 9 }, (_, at) => ({
      ...READER,
      id: 100 + at,
      full_name: `Person ${at}`,
    })),
  ]);
  await screen.findByText('Niina New');
  const members = within(screen.getByRole('region', { name: 'Members' }));
  const names = () =>
    members.queryAllByText(/^(Niina|Maija|Aino|Person)/).map((each) => each.textContent);
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Reads only');
  expect(names()).toEqual(['Niina New']);
  // What is inherited counts as well.
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Plans roadmaps');
  expect(names()).toEqual(['Aino Above']);
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Invited');
  expect(names()).toEqual(['Niina New']);
});

it('is searched when there are many', async () => {
  open(() =>
    Array.from({ length: 12 }, (_, at) => ({ ...READER, id: 100 + at, full_name: `Person ${at}` })),
  );
  await userEvent.type(await screen.findByLabelText('Search by name or email'), 'person 11');
  await waitFor(() => expect(screen.queryByText('Person 1')).toBeNull());
  expect(screen.getByText('Person 11')).toBeVisible();
  expect(screen.getByText('1 of 12 people')).toHaveAttribute('role', 'status');
  await userEvent.type(screen.getByLabelText('Search by name or email'), 'x');
  expect(await screen.findByText('Nobody found')).toBeVisible();
  expect(screen.getByText('0 of 12 people')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Search by name or email'));
  await waitFor(() => expect(screen.queryByText(/of 12 people/)).toBeNull());
});

it('can take a search back when few are left', async () => {
  let people = Array.from({ length: 6 }, (_, at) => ({
    ...READER,
    id: 100 + at,
    full_name: `Person ${at}`,
  }));
  const app = open(() => people);
  await userEvent.type(await screen.findByLabelText('Search by name or email'), 'person 3');
  people = people.filter(({ id }) => id !== 103);
  act(() => void app.store.dispatch(peopleCall.request()));
  expect(await screen.findByText('0 of 5 people')).toBeVisible();
  expect(screen.getByLabelText('Search by name or email')).toHaveValue('person 3');
});

it('can be tried again', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw refusal(503);
    return [ME];
  });
  expect(await screen.findByText('The people could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Maija Virtanen (you)')).toBeVisible();
});

it('keeps who is being invited when the session ends, until it is given up', async () => {
  const app = open(() => [ME]);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
  await userEvent.type(await screen.findByLabelText('Email'), 'new@example.fi');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Suomi');
  await userEvent.click(screen.getByRole('checkbox', { name: /roadmap/i }));
  await signInAgain(app);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('new@example.fi');
  expect(screen.getByLabelText('Language')).toHaveValue('fi');
  expect(screen.getByRole('checkbox', { name: /roadmap/i })).toBeChecked();
  // Half an invitation is not lost unasked.
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('');
});
