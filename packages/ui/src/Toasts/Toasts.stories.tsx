import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { Button } from '../Button/index.js';
import { type Toast, Toasts } from './Toasts.js';

const english = { label: 'Messages', dismissLabel: 'Close' };

const finnish: typeof english = { label: 'Viestit', dismissLabel: 'Sulje' };

const meta = {
  title: 'Overlays/Toasts',
  component: Toasts,
  args: {
    ...english,
    toasts: [
      { id: '1', kind: 'success', message: 'Notification created', duration: Infinity },
      {
        id: '2',
        kind: 'info',
        message: 'The active organisation was changed in another window',
        duration: Infinity,
      },
      {
        id: '3',
        kind: 'error',
        message: 'Title: This field may not be blank.',
        duration: Infinity,
      },
    ],
    onDismiss: fn(),
  },
  decorators: [inFinnish(english, finnish)],
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: 'Close' });
    if (first) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const LongFinnishText: Story = {
  args: {
    label: 'Viestit',
    dismissLabel: 'Sulje',
    toasts: [
      {
        id: '1',
        kind: 'error',
        message:
          'Microsoft-tiliä ei voitu liittää, koska se on jo liitetty toiseen käyttäjätiliin. Ota yhteyttä pääkäyttäjään.',
        duration: Infinity,
      },
    ],
  },
};

const Timed = () => {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <Button
        onClick={() =>
          setToasts([{ id: 'report', kind: 'success', message: 'Report sent', duration: 5000 }])
        }
      >
        Send report
      </Button>
      <Toasts
        label="Messages"
        dismissLabel="Close"
        toasts={toasts}
        onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
      />
    </>
  );
};

/** The timer pauses while the pointer is on a toast. */
export const PausesWhileHovered: Story = {
  render: () => <Timed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send report' }));
    await canvas.findByText('Report sent');
  },
};
