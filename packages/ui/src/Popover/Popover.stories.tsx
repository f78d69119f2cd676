import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Popover } from './Popover.js';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Operating margin',
    trigger: <Button variant="quiet">Operating margin</Button>,
    children: (
      <>
        <h3>Operating margin</h3>
        <p>Operating profit / Net sales × 100</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnClick: Story = {
  play: async ({ canvasElement }) => {
    const trigger = await within(canvasElement).findByRole('button');
    await userEvent.click(trigger);
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Operating margin' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Opens after 250 ms of hovering; a click pins it, otherwise it goes with the pointer. */
export const OnHover: Story = {
  args: { hoverDelay: 250 },
  play: async ({ canvasElement }) => {
    const trigger = await within(canvasElement).findByRole('button');
    await userEvent.hover(trigger);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.unhover(trigger);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.hover(trigger);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(trigger);
  },
};

export const LongFinnishText: Story = {
  args: {
    open: true,
    label: 'Käyttökate',
    trigger: <Button variant="quiet">Käyttökate</Button>,
    children: (
      <p>
        Käyttökate = liikevaihto − materiaalit ja palvelut − henkilöstökulut − liiketoiminnan muut
        kulut. Lähde: kirjanpidon pääkirja, päivittyy kuukausittain.
      </p>
    ),
  },
};
