import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/index.js';
import {
  DeleteIcon,
  EditIcon,
  FitIcon,
  RefreshIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../icons/index.js';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Edit notification', children: <Icon icon={EditIcon} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Edit notification' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Secondary: Story = {
  args: { variant: 'secondary', label: 'Update report', children: <Icon icon={RefreshIcon} /> },
};

export const Danger: Story = {
  args: { variant: 'danger', label: 'Delete', children: <Icon icon={DeleteIcon} /> },
};

export const Loading: Story = {
  args: { loading: true, label: 'Refresh report' },
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Refresh report' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <IconButton label="Zoom in" size="sm" variant="secondary">
        <Icon icon={ZoomInIcon} size="sm" />
      </IconButton>
      <IconButton label="Zoom out" variant="secondary">
        <Icon icon={ZoomOutIcon} />
      </IconButton>
      <IconButton label="Fit" size="lg" variant="secondary">
        <Icon icon={FitIcon} size="lg" />
      </IconButton>
    </div>
  ),
};
