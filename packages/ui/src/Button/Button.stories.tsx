import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/index.js';
import { ChevronDownIcon, DownloadIcon, MailIcon } from '../icons/index.js';
import { Button, LinkButton } from './Button.js';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One per view: the thing people came to do. */
export const Primary: Story = {
  args: { variant: 'primary', children: 'Create report' },
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Create report' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { children: 'Download as CSV' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Show more' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete roadmap' } };

export const WithIcons: Story = {
  args: {
    icon: <Icon icon={DownloadIcon} size="sm" />,
    iconEnd: <Icon icon={ChevronDownIcon} size="sm" />,
    children: 'Download',
  },
};

/** Keeps its width and the focus; a click does nothing until it is done. */
export const Loading: Story = {
  args: {
    variant: 'primary',
    loading: true,
    loadingLabel: 'Saving',
    children: 'Save for a report',
  },
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button');
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saving'),
    );
  },
};

export const Disabled: Story = { args: { disabled: true, children: 'Login' } };

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
    </div>
  ),
};

export const LongTextInANarrowPlace: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    variant: 'primary',
    fullWidth: true,
    children: 'Tallenna näkymä raportin kuvaajaksi ja sulje ikkuna',
  },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Button {...args} />
    </div>
  ),
};

/** A link that looks like a button. */
export const AsLink: Story = {
  render: () => (
    <LinkButton href="/login" icon={<Icon icon={MailIcon} size="sm" />}>
      Login with Microsoft
    </LinkButton>
  ),
};
