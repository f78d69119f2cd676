import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { RecipientPicker, type RecipientPickerProps, type Recipients } from './RecipientPicker.js';

const members = [
  { id: 1, username: 'aino.virtanen@pohjola.example', full_name: 'Aino Virtanen' },
  { id: 2, username: 'eero.makinen@pohjola.example', full_name: 'Eero Mäkinen' },
  { id: 3, username: 'liisa.korhonen@pohjola.example', full_name: 'Liisa Korhonen' },
  { id: 4, username: 'new.person@pohjola.example', full_name: '' },
];

const chosen = fn<(recipients: Recipients) => void>();

const Example = (props: RecipientPickerProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 460, minHeight: 300 }}>
      <RecipientPicker
        {...props}
        value={value}
        onValueChange={(next) => {
          chosen(next);
          setValue(next);
        }}
      />
    </div>
  );
};

const english = {
  label: 'Recipients',
  listLabel: 'Members',
  placeholder: 'Name or e-mail address',
  emptyText: 'No member fits.',
  removeLabel: (label: string) => `Remove ${label}`,
};

const finnish: typeof english = {
  label: 'Vastaanottajat',
  listLabel: 'Jäsenet',
  placeholder: 'Nimi tai sähköpostiosoite',
  emptyText: 'Yksikään jäsen ei vastaa hakua.',
  removeLabel: (label) => `Poista ${label}`,
};

const meta = {
  title: 'Fields/RecipientPicker',
  component: RecipientPicker,
  args: {
    ...english,
    members,
    value: { users: [], emails: [] },
    onValueChange: () => {},
    allowEmails: true,
  },
  decorators: [inFinnish(english, finnish)],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof RecipientPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ids of members and typed addresses stay apart; a member's own address is the member. */
export const MembersAndAddresses: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox', { name: 'Recipients' });
    await userEvent.type(field, 'aino{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith({ users: [1], emails: [] }));
    await userEvent.type(field, 'Board@Example.com{Enter}');
    await waitFor(() =>
      expect(chosen).toHaveBeenLastCalledWith({ users: [1], emails: ['board@example.com'] }),
    );
    await userEvent.type(field, 'eero.makinen@pohjola.example{Enter}');
    await waitFor(() =>
      expect(chosen).toHaveBeenLastCalledWith({ users: [1, 2], emails: ['board@example.com'] }),
    );
    await userEvent.type(field, '{Backspace}');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith({ users: [1, 2], emails: [] }));
  },
};

/** A pasted list becomes recipients; what is no address stays in the field to be corrected. */
export const PastedList: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox', { name: 'Recipients' });
    await userEvent.click(field);
    await userEvent.paste(
      'a@x.fi, B@y.fi; eero.makinen@pohjola.example\na@x.fi\nLiisa <liisa@z.fi>, no-address',
    );
    await waitFor(() =>
      expect(chosen).toHaveBeenLastCalledWith({
        users: [2],
        emails: ['a@x.fi', 'b@y.fi', 'liisa@z.fi'],
      }),
    );
    await waitFor(() => expect(field).toHaveValue('no-address'));
  },
};

/** A list that was typed or dropped is read at Enter; what was refused is said at the field. */
export const TypedList: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Recipients' });
    await userEvent.type(field, 'a@x.example, b@x.example, no-address{Enter}');
    await waitFor(() =>
      expect(chosen).toHaveBeenLastCalledWith({
        users: [],
        emails: ['a@x.example', 'b@x.example'],
      }),
    );
    await waitFor(() => expect(field).toHaveValue('no-address'));
    await waitFor(() => expect(field).toHaveAccessibleDescription('No member fits.'));
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** After an address the list is closed, and another Enter adds no one. */
export const AddressThenEnter: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Recipients' });
    await userEvent.type(field, 'board@example.com,{Enter}');
    await canvas.findByRole('button', { name: 'Remove board@example.com' });
    await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** All members and no one; typed addresses are counted apart from the members. */
export const AllAndNone: Story = {
  args: {
    value: { users: [1], emails: ['board@example.com'] },
    allLabels: { all: 'All members', none: 'No one' },
    countLabel: (users, members, others) => `${users} of ${members} members, ${others} other`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'All members' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 members, 1 other'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'No one' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('0 of 4 members, 0 other'),
    );
  },
};

/** Where there must be someone, there is no button for no one. */
export const SomeoneAlways: Story = {
  args: {
    value: { users: [1], emails: [] },
    allLabels: { all: 'All members', none: 'No one' },
    allowNone: false,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'All members' });
    await expect(canvas.queryByRole('button', { name: 'No one' })).toBeNull();
  },
};

export const MembersOnly: Story = {
  args: { allowEmails: false, value: { users: [2, 3], emails: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'someone@example.com');
    await waitFor(() => expect(canvas.getByText('No member fits.')).toBeVisible());
    await userEvent.clear(await canvas.findByRole('combobox'));
  },
};

export const WithError: Story = { args: { errors: ['Choose at least one recipient.'] } };
export const NoMembers: Story = { args: { members: [], allowEmails: false } };

export const ManyAndNarrow: Story = {
  args: {
    label: 'Vastaanottajat',
    value: {
      users: [1, 2, 3, 4],
      emails: ['hallituksen.puheenjohtaja@pitkannimiselle-yritykselle.example'],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
};
