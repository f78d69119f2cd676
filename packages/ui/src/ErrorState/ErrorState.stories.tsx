import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './ErrorState.js';

const meta = {
  title: 'Foundations/ErrorState',
  component: ErrorState,
  args: {
    title: 'The targets could not be loaded',
    description: 'The server did not answer. Your data is safe.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = { args: { retrying: true } };

export const Finnish: Story = {
  args: {
    title: 'Tavoitteita ei voitu hakea',
    description: 'Palvelin ei vastannut. Tietosi ovat tallessa.',
    retryLabel: 'Yritä uudelleen',
  },
};
