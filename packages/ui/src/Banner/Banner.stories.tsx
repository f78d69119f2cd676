import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from './Banner.js';

const meta = {
  title: 'Foundations/Banner',
  component: Banner,
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answer to a failed sign-in. */
export const Danger: Story = {
  args: { tone: 'danger', children: 'Unable to log in with the given credentials.' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Unable to log in',
    );
  },
};

export const Info: Story = {
  args: { title: 'Year to date', children: 'The figures cover January to October 2026.' },
};

export const Success: Story = {
  args: { tone: 'success', children: 'The password has been changed.' },
};

export const Warning: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    tone: 'warning',
    title: 'Osa luvuista on arvioita',
    children:
      'Syyskuun ja lokakuun toteumia ei ole vielä vahvistettu. Arviot näytetään katkoviivalla ja kursiivilla kaikissa näkymissä.',
  },
};

const dismiss = fn();

export const Dismissible: Story = {
  args: {
    children: 'A new version is ready. It is used when you next open the page.',
    onDismiss: dismiss,
    dismissLabel: 'Close',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Close' }));
    await expect(dismiss).toHaveBeenCalled();
  },
};
