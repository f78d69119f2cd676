import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { ORGANIZATIONS } from '../../test/fixtures/shell.js';
import { EnvironmentSelector } from '../EnvironmentSelector/index.js';
import { UserMenu } from '../UserMenu/index.js';
import { TopBar } from './TopBar.js';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  args: {
    productName: 'Tavoite',
    homeHref: '#/',
    homeLabel: 'Tavoite, front page',
    menu: { label: 'Menu', open: false, onOpenChange: fn() },
    messages: {
      href: '#/system-messages',
      label: 'System messages',
      unread: false,
      unreadLabel: 'unread messages',
    },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const language = localeOf({ globals: globals });
    return (
      <TopBar {...args}>
        <EnvironmentSelector
          {...labelsOf(language).environmentSelector}
          organizations={ORGANIZATIONS}
          activeId={2}
          onSelect={() => {}}
        />
        <UserMenu
          labels={labelsOf(language).userMenu}
          name="Maija Korhonen"
          email="maija.korhonen@example.com"
          language={language}
          onLanguageChange={() => {}}
          theme="system"
          onThemeChange={() => {}}
          changePasswordHref="#/change-password"
          onLogOut={() => {}}
        />
      </TopBar>
    );
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Tavoite, front page' })).toHaveAttribute(
      'href',
      '#/',
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'System messages' })).toBeVisible(),
    );
  },
};

export const UnreadMessages: Story = {
  args: {
    messages: {
      href: '#/system-messages',
      label: 'System messages',
      unread: true,
      unreadLabel: 'unread messages',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'System messages, unread messages' }),
    ).toHaveAttribute('data-unread');
  },
};

/** The hamburger comes, names go. */
export const Phone: Story = {
  ...UnreadMessages,
  globals: { viewport: { value: 'phone' } },
};

/** Before signing in: the logo alone. */
export const SignedOut: Story = {
  args: { menu: undefined, messages: undefined },
  render: (args) => <TopBar {...args} />,
};
