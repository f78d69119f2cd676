import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { Stack } from '../Stack/index.js';
import { ProviderButton, type ProviderButtonProps } from './ProviderButton.js';
import { ProviderMark } from './ProviderMark.js';

const meta = {
  title: 'Account/ProviderButton',
  component: ProviderButton,
  args: { provider: 'google', children: 'Login with Google', onClick: fn() },
  decorators: [
    inFinnish({ children: 'Login with Google' }, { children: 'Kirjaudu Google-tilillä' }),
    inFinnish({ children: 'Login with Microsoft' }, { children: 'Kirjaudu Microsoft-tilillä' }),
    inFinnish({ children: 'Login with Havulinna' }, { children: 'Kirjaudu tilillä Havulinna' }),
  ],
} satisfies Meta<typeof ProviderButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Google: Story = {
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Microsoft: Story = {
  args: { provider: 'microsoft', children: 'Login with Microsoft' },
};

/** A company's own provider: it looks like the product's other buttons. */
export const Other: Story = { args: { provider: 'other', children: 'Login with Havulinna' } };

/** The user is being sent there: the button keeps its width and the focus. */
export const Loading: Story = {
  args: {
    provider: 'microsoft',
    children: 'Login with Microsoft',
    loading: true,
    loadingLabel: 'Going to the sign-in',
  },
  decorators: [
    inFinnish(
      { loadingLabel: 'Going to the sign-in' },
      { loadingLabel: 'Siirrytään kirjautumiseen' },
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongFinnishText: Story = {
  args: {
    provider: 'other',
    fullWidth: true,
    children: 'Kirjaudu tilillä Havulinna-konsernin yhteinen kertakirjautuminen',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

/** The marks alone, beside the names of linked accounts. */
export const Marks: Story = {
  parameters: { sameInEveryLanguage: 'Marks without words.' },
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <ProviderMark provider="google" />
      <ProviderMark provider="microsoft" />
      <ProviderMark provider="other" />
    </div>
  ),
};

/** One below the other, as on a sign-in page. */
export const AllInAColumn: Story = {
  render: (args: ProviderButtonProps, { globals }) => (
    <Stack style={{ width: 320 }}>
      <ProviderButton {...args} fullWidth provider="google" />
      <ProviderButton {...args} fullWidth provider="microsoft">
        {globals.language === 'fi' ? 'Kirjaudu Microsoft-tilillä' : 'Login with Microsoft'}
      </ProviderButton>
      <ProviderButton {...args} fullWidth provider="other">
        {globals.language === 'fi' ? 'Kirjaudu tilillä Havulinna' : 'Login with Havulinna'}
      </ProviderButton>
    </Stack>
  ),
};
