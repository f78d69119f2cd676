import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ORGANIZATIONS } from '../../test/fixtures/shell.js';
import { HotLink } from './HotLink.js';

const meta = {
  title: 'Shell/HotLink',
  component: HotLink,
  args: {
    label: 'Switch organisation',
    organizations: ORGANIZATIONS,
    activeId: 5,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HotLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', {
      name: 'Switch organisation',
    });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Kaukolämpö' }));
    await expect(args.onSelect).toHaveBeenCalledWith(3);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const Finnish: Story = { args: { label: 'Vaihda organisaatiota' } };

/** A name that is longer than the list is wide goes on in a second line. */
export const LongNames: Story = {
  args: {
    organizations: [
      {
        id: 1,
        name: 'Pohjoismaiden huoltosopimusliiketoiminnan kehittämisyhtiö Oyj',
        parentId: null,
        children: [
          {
            id: 5,
            name: 'Sähköverkkojen kunnossapito ja rakentaminen, pohjoinen alue',
            parentId: null,
            children: [],
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
