import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../test/fixtures/play.js';
import { Button } from '../Button/index.js';
import { Checkbox } from '../Checkbox/index.js';
import { TextField } from '../TextField/index.js';
import { Grip } from '../utils/Grip.js';
import { Modal, type ModalProps } from './Modal.js';

const Example = ({
  opener,
  startOpen = false,
  ...rest
}: Omit<ModalProps, 'open' | 'onOpenChange'> & { opener: string; startOpen?: boolean }) => {
  const [open, setOpen] = useState(startOpen);
  return (
    <div style={{ minHeight: 560 }}>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Modal open={open} onOpenChange={setOpen} {...rest} />
    </div>
  );
};

/** An open one covers its page, so it stands in a frame, and the code beside it is written here. */
const CODE = `
const [open, setOpen] = useState(false);

<Button onClick={() => setOpen(true)}>Create notification</Button>
<Modal
  {...labels.modal}
  title="Create notification"
  open={open}
  onOpenChange={setOpen}
  footer={
    <>
      <Button onClick={() => setOpen(false)}>Cancel</Button>
      <Button variant="primary" onClick={create}>Create</Button>
    </>
  }
>
  <TextField label="Title" />
</Modal>
`;

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Create notification',
    closeLabel: 'Close',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="Title" />
        <Checkbox label="Send notification" hint="By e-mail to the recipients you choose." />
      </div>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Create</Button>
      </>
    ),
  },
  parameters: {
    docs: { source: { code: CODE.trim() }, story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusMovesInAndReturns: Story = {
  render: ({ open: _open, onOpenChange: _change, ...args }) => (
    <Example opener="Create notification" {...args} />
  ),
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button');
    await press(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Create notification' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await press(opener);
    await press(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  render: ({ open: _open, onOpenChange: _change, ...args }) => (
    <Example opener="Create notification" startOpen {...args} />
  ),
};

export const TargetDetail: Story = {
  ...Open,
  args: {
    size: 'target',
    title: 'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste',
    closeLabel: 'Sulje',
    footer: undefined,
    children: <p>Nykyarvo 78,20 %, tavoite 85,00 %, vertailuarvo 74,10 %.</p>,
  },
};

/** Taller than the window: the dialog scrolls, the page behind does not. */
export const LongContent: Story = {
  ...Open,
  args: {
    title: 'Edit report',
    children: Array.from({ length: 24 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change.
      <p key={at}>
        Paragraph {at + 1}. The operating margin rose in the third quarter, mainly because of lower
        material costs.
      </p>
    )),
  },
};

/** Whatever is raised in the content, like grips, goes under the bar of buttons. */
export const RaisedContent: Story = {
  ...Open,
  args: {
    title: 'Edit report',
    children: Array.from({ length: 60 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
      <Grip key={at} aria-label={`Move ${at + 1}`} />
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const footer = within(dialog).getByRole('button', { name: 'Create' }).parentElement;
    const bar = () => footer?.getBoundingClientRect() ?? new DOMRect();
    const centre = (grip: HTMLElement) => {
      const { x, y, width, height } = grip.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const covered = () =>
      within(dialog)
        .getAllByRole('button', { name: /^Move / })
        .map(centre)
        .filter(({ y }) => y > bar().top && y < bar().bottom);
    await waitFor(() => expect(covered().length).toBeGreaterThan(0));
    for (const { x, y } of covered())
      await expect(footer?.contains(document.elementFromPoint(x, y))).toBe(true);
  },
};

/** Content that grows pushes nothing but its own end. */
export const AtTheTop: Story = {
  ...Open,
  args: { align: 'top' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeLessThan(64));
  },
};

/** In the place of another dialog, which comes back when it closes. */
export const Covering: Story = {
  render: ({ open: _open, onOpenChange: _change, ...args }) => (
    <>
      <Modal open onOpenChange={() => undefined} title="Target" closeLabel="Close">
        <p>The dialog below.</p>
      </Modal>
      <Example opener="Trace" startOpen {...args} covers title="How this figure came about" />
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'How this figure came about' });
    await waitFor(() => expect(screen.queryByText('The dialog below.')).not.toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('The dialog below.')).toBeVisible());
  },
};

/** While something is saved only the owner closes it. */
export const Locked: Story = {
  ...Open,
  args: { locked: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
