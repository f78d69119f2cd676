import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MenuItem, MenuLinkItem } from '../DropdownMenu/index.js';
import { MenuButton } from './MenuButton.js';

const trace = fn();

const meta = {
  title: 'Overlays/MenuButton',
  component: MenuButton,
  args: {
    label: 'Actions of Net sales',
    children: (
      <>
        <MenuItem onSelect={trace}>How this figure came about</MenuItem>
        <MenuLinkItem href="#/data-map">Show in data map</MenuLinkItem>
      </>
    ),
  },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Small: Story = { args: { size: 'sm' } };

/** One of the actions is at work: nothing opens until it is done. */
export const AtWork: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', {
      name: 'Actions of Net sales',
    });
    await userEvent.click(button);
    await userEvent.keyboard('{ArrowDown}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** The first item has the focus; Escape gives it back to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', {
      name: 'Actions of Net sales',
    });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const [first] = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
