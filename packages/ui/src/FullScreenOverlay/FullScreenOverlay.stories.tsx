import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { press } from '../../test/fixtures/play.js';
import { Card } from '../Card/index.js';
import { FullScreenOverlay } from './FullScreenOverlay.js';

/** An open one covers its page, so it stands in a frame, and the code beside it is written here. */
const CODE = `
const [open, setOpen] = useState(true);

<FullScreenOverlay
  {...labels.fullScreenOverlay}
  title="Service break on Saturday"
  open={open}
  onClose={() => setOpen(false)}
>
  <Card>
    <p>The service is closed on Saturday 28 November from 6 to 9 o’clock.</p>
  </Card>
</FullScreenOverlay>
`;

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
  parameters: {
    docs: { source: { code: CODE.trim() }, story: { inline: false, iframeHeight: 420 } },
  },
} satisfies Meta<typeof FullScreenOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosesOnAnyClick: Story = {
  play: async ({ args }) => {
    await press(await screen.findByText(/Unsaved changes/));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await press(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

/** Longer than the screen: read from its top, with the button in sight. */
export const LongMessage: Story = {
  args: {
    children: (
      <Card>
        {Array.from({ length: 30 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text again and again
          <p key={index}>
            The service is closed on Saturday 28 November from 6 to 9 o’clock. Unsaved changes are
            lost.
          </p>
        ))}
      </Card>
    ),
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(button).toHaveFocus());
    const panel = await screen.findByRole('dialog');
    await expect(panel.scrollTop).toBe(0);
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
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
