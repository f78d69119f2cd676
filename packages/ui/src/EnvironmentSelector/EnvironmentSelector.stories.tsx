import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ORGANIZATIONS } from '../../test/fixtures/shell.js';
import { EnvironmentSelector } from './EnvironmentSelector.js';

const meta = {
  title: 'Shell/EnvironmentSelector',
  component: EnvironmentSelector,
  args: {
    label: 'Selected environment',
    organizations: ORGANIZATIONS,
    activeId: 2,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 280 }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EnvironmentSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = await within(canvasElement).findByRole('button', {
      name: 'Selected environment: Pohjola Energia',
    });
    await userEvent.click(trigger);
    const current = await screen.findByRole('menuitemradio', { name: 'Pohjola Energia' });
    await waitFor(() => expect(current).toBeChecked());
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Kaukolämpö' }));
    await expect(args.onSelect).toHaveBeenCalledWith(3);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const LongName: Story = {
  args: { activeId: 4 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
};

/** Until the organisations have come. */
export const Empty: Story = { args: { organizations: [], activeId: null, disabled: true } };
