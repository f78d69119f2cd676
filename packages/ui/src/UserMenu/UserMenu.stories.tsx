import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf } from '../../test/fixtures/labels.js';
import { UserMenu } from './UserMenu.js';

const meta = {
  title: 'Shell/UserMenu',
  component: UserMenu,
  args: {
    labels: labelsOf('en').userMenu,
    name: 'Maija Korhonen',
    email: 'maija.korhonen@example.com',
    language: 'en',
    onLanguageChange: fn(),
    theme: 'system',
    onThemeChange: fn(),
    accountHref: '#/account',
    changePasswordHref: '#/change-password',
    connectGoogleHref: '#/connect-google',
    connectMicrosoftHref: '#/connect-azure',
    helpHref: '#/help',
    onLogOut: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 520 }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = await within(canvasElement).findByRole('button', {
      name: 'Signed in: Maija Korhonen',
    });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Suomi (FI)' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('fi');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const account = await screen.findByRole('menuitem', { name: 'Your account' });
    await waitFor(() => expect(account).toHaveAttribute('href', '#/account'));
    const password = await screen.findByRole('menuitem', { name: 'Change password' });
    await waitFor(() => expect(password).toHaveAttribute('href', '#/change-password'));
    const help = await screen.findByRole('menuitem', { name: 'Help' });
    await waitFor(() => expect(help).toHaveAttribute('href', '#/help'));
  },
};

/** Without a name the e-mail stands; what is not in use is left out. */
export const EmailOnlyInFinnish: Story = {
  args: {
    labels: labelsOf('fi').userMenu,
    language: 'fi',
    name: null,
    accountHref: undefined,
    connectGoogleHref: undefined,
    connectMicrosoftHref: undefined,
    helpHref: undefined,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: 'Liitä Google-tili' })).toBeNull(),
    );
  },
};
