import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { menuEntries } from '../../test/fixtures/shell.js';
import { LeftMenu, type LeftMenuProps } from './LeftMenu.js';

const Example = ({ collapsed: first, ...rest }: LeftMenuProps) => {
  const [collapsed, setCollapsed] = useState(first);
  return <LeftMenu {...rest} collapsed={collapsed} onCollapsedChange={setCollapsed} />;
};

const meta = {
  title: 'Shell/LeftMenu',
  component: LeftMenu,
  args: {
    ...labelsOf('en').leftMenu,
    entries: menuEntries('en'),
    collapsed: false,
    onCollapsedChange: () => {},
    open: false,
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const language = localeOf({ globals: globals });
    return <Example {...args} {...labelsOf(language).leftMenu} entries={menuEntries(language)} />;
  },
} satisfies Meta<typeof LeftMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Extended: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = await canvas.findByRole('navigation', { name: 'Main navigation' });
    await waitFor(() => expect(nav.getBoundingClientRect().width).toBe(180));
    await expect(await canvas.findByRole('link', { name: 'Strategy' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByText('Unread notifications')).toBeInTheDocument();
  },
};

/** 70 px; a name shows on hover and focus. */
export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = await canvas.findByRole('navigation', { name: 'Main navigation' });
    await waitFor(() => expect(nav.getBoundingClientRect().width).toBe(70));
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand menu' }));
    await waitFor(() => expect(nav.getBoundingClientRect().width).toBe(180));
    await userEvent.click(await canvas.findByRole('button', { name: 'Collapse' }));
    await waitFor(() => expect(nav.getBoundingClientRect().width).toBe(70));
    await userEvent.hover(await canvas.findByRole('link', { name: 'Business logic' }));
  },
};

export const FlyoutOnHover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = await canvas.findByRole('link', { name: 'Customers' });
    await userEvent.hover(entry);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Complaints' })).toBeVisible());
    await userEvent.unhover(entry);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Complaints' })).toBeNull());
    await userEvent.hover(entry);
    await canvas.findByRole('link', { name: 'Complaints' });
  },
};

/** Arrow right goes in, up and down walk, left and Escape come back. */
export const FlyoutByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = await canvas.findByRole('link', { name: 'Customers' });
    entry.focus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Complaints' })).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Customer satisfaction' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Delivery reliability' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Complaints' })).toBeNull());
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
  },
};

/** A tap or click on the arrow opens and closes. */
export const FlyoutByItsButton: Story = {
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('button', {
      name: 'Pages under Customers',
    });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{Enter}');
  },
};

/** With a mouse the submenu is open before its button is reached: a press keeps it, the next one closes it. */
export const FlyoutByPointer: Story = {
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('button', {
      name: 'Pages under Customers',
    });
    await userEvent.hover(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Up to 768 px the menu is a drawer whose submenus unfold in place. */
export const Drawer: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
};

/** Finnish names are longer and wrap. */
export const Finnish: Story = {
  args: { ...labelsOf('fi').leftMenu, entries: menuEntries('fi') },
  render: (args) => <Example {...args} />,
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Liiketoimintalogiikka' })).toBeVisible(),
    );
  },
};

export const WithoutMappings: Story = {
  render: (args) => <Example {...args} entries={menuEntries('en').slice(0, 5)} />,
};
