import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '../Card/index.js';
import { FullScreenOverlay } from './FullScreenOverlay.js';

const meta = {
  title: 'Overlays/FullScreenOverlay',
  component: FullScreenOverlay,
  args: {
    open: true,
    onClose: fn(),
    title: 'Service break on Saturday',
    closeLabel: 'Close',
    children: (
      <Card>
        <p>
          The service is closed on Saturday 28 November from 6 to 9 o’clock. Unsaved changes are
          lost.
        </p>
      </Card>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof FullScreenOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosesOnAnyClick: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.click(screen.getByText(/Unsaved changes/));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

export const Finnish: Story = {
  args: {
    title: 'Huoltokatko lauantaina',
    closeLabel: 'Sulje',
    children: (
      <Card>
        <p>Palvelu on suljettu lauantaina 28. marraskuuta kello 6–9.</p>
      </Card>
    ),
  },
};
