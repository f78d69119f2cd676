import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { press } from '../../test/fixtures/play.js';
import { ConfirmDialog } from './ConfirmDialog.js';

/** An open one covers its page, so it stands in a frame, and the code beside it is written here. */
const CODE = `
const [open, setOpen] = useState(false);

<Button variant="danger" onClick={() => setOpen(true)}>Delete</Button>
<ConfirmDialog
  {...labels.modal}
  title="Delete milestone?"
  message="The milestone is removed from the roadmap for everyone."
  confirmLabel="Yes, delete"
  cancelLabel="No"
  tone="danger"
  open={open}
  onOpenChange={setOpen}
  onConfirm={remove}
/>
`;

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete milestone?',
    message: 'The milestone "Autumn campaign" is removed from the roadmap for everyone.',
    confirmLabel: 'Yes, delete',
    cancelLabel: 'No',
    closeLabel: 'Close',
    tone: 'danger',
  },
  parameters: {
    docs: { source: { code: CODE.trim() }, story: { inline: false, iframeHeight: 320 } },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on "no", so that Enter destroys nothing. */
export const Danger: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await press(await screen.findByRole('button', { name: 'Yes, delete' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await press(await screen.findByRole('button', { name: 'No' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await press(await screen.findByRole('button', { name: /Yes, delete/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Finnish: Story = {
  args: {
    tone: 'neutral',
    title: 'Lähetetäänkö raportti?',
    message: 'Raportti "Lokakuun johtoryhmä" lähetetään kahdeksalle vastaanottajalle.',
    confirmLabel: 'Kyllä, lähetä',
    cancelLabel: 'Ei',
    closeLabel: 'Sulje',
  },
};
