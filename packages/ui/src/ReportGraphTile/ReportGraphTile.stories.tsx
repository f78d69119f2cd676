import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '@tavoite/tokens';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MenuItem } from '../DropdownMenu/index.js';
import { Icon } from '../Icon/index.js';
import { ChartLineIcon } from '../icons/index.js';
import { MenuButton } from '../MenuButton/index.js';
import { ReportGraphTile } from './ReportGraphTile.js';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><rect width="120" height="60" fill="#fff"/><path d="M8 48L30 36 52 40 74 22 96 26 112 12" fill="none" stroke="#0b6e78" stroke-width="2"/></svg>',
  );

const meta = {
  title: 'Reports/ReportGraphTile',
  component: ReportGraphTile,
  args: {
    title: 'Net sales',
    icon: <Icon icon={ChartLineIcon} size="sm" />,
    details: '01/2026 – 10/2026',
    notes: ['Month'],
    picture: { state: 'ready', src: picture },
    labels: {
      processing: 'The picture is being made…',
      failed: 'The picture could not be made.',
      retry: 'Try again',
    },
    actions: (
      <MenuButton size="sm" label="Actions: Net sales">
        <MenuItem onSelect={() => {}}>Edit</MenuItem>
        <MenuItem onSelect={() => {}}>Delete</MenuItem>
      </MenuButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportGraphTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Processing: Story = {
  args: { picture: { state: 'processing' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('group')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const Failed: Story = {
  args: {
    picture: { state: 'failed', reason: 'The view no longer exists.' },
    onRetry: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The view no longer exists.',
    );
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** An address that has run out is told to whoever can ask for another. */
export const AddressThatHasRunOut: Story = {
  args: { picture: { state: 'ready', src: 'data:image/png;base64,' }, onPictureError: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onPictureError).toHaveBeenCalled());
  },
};
/** A note that would be cut says how much more there is, and all of it to those who hear it. */
export const MoreThanItSays: Story = {
  args: {
    notes: [
      {
        text: 'Materials, Production wages and 1 more',
        whole: 'Materials, Production wages, Fixed costs',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const note = await within(canvasElement).findByText(/1 more/);
    await expect(note).toHaveAttribute('title', 'Materials, Production wages, Fixed costs');
    await expect(note).toHaveAttribute('aria-hidden', 'true');
    await expect(within(canvasElement).getByText(/Fixed costs$/)).not.toHaveAttribute('title');
  },
};
const line = (color: string) => (
  <svg width={18} height={10} aria-hidden="true">
    <path d="M0,5H18" stroke={color} strokeWidth={2} />
  </svg>
);

/** Names stand beside the marks that the picture draws them with; those who hear it hear all names. */
export const KeyOfItsLines: Story = {
  args: {
    notes: [
      {
        entries: [
          { key: 'materials', name: 'Materials', mark: line(token('data-1')) },
          { key: 'wages', name: 'Production wages', mark: line(token('data-2')) },
          { key: 'fixed', name: 'Fixed costs', mark: line(token('data-3')) },
          { key: 'more', name: 'and 3 more' },
          { key: 'target', name: 'Target', mark: line(token('color-chart-target')) },
        ],
        whole: 'Materials, Production wages, Fixed costs, Energy, Rents, Insurance, their target',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findByText('and 3 more');
    const key = more.parentElement as HTMLElement;
    await expect(key).toHaveAttribute('aria-hidden', 'true');
    await expect(key).toHaveAttribute('title', expect.stringMatching(/their target$/));
    await expect(within(canvasElement).getByText(/their target$/)).toBeInTheDocument();
  },
};
export const LongText: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    title: 'Huoltosopimusliiketoiminnan kannattavuuden kehitys toimipisteittäin',
    details: '01/2024 – 12/2026',
    notes: ['Tilikausi · Kumulatiivinen'],
    actions: (
      <MenuButton size="sm" label="Toiminnot">
        <MenuItem onSelect={() => {}}>Poista</MenuItem>
      </MenuButton>
    ),
  },
};
