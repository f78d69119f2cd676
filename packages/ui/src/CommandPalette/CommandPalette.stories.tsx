import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { BuildingIcon, ChartLineIcon, DataMapIcon, LogicIcon, TargetIcon } from '../icons/index.js';
import {
  CommandPalette,
  type CommandPaletteItem,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './CommandPalette.js';

const labels: CommandPaletteLabels = {
  title: 'Go to',
  search: 'Search',
  placeholder: 'Page, term, target or environment',
  close: 'Close',
  empty: 'Nothing fits.',
  found: (count) => `${count} found`,
  loading: 'Loading terms and targets…',
  groups: { pages: 'Pages', terms: 'Terms', targets: 'Targets', environments: 'Environments' },
};

const pages: CommandPaletteItem[] = [
  { id: 'page/strategy', group: 'pages', label: 'Strategy', icon: TargetIcon },
  { id: 'page/logic', group: 'pages', label: 'Business logic', icon: LogicIcon },
  { id: 'page/data-map', group: 'pages', label: 'Data map', icon: DataMapIcon },
];

const items: CommandPaletteItem[] = [
  ...pages,
  {
    id: 'term/sales',
    group: 'terms',
    label: 'Net sales',
    detail: 'Graph: Sales',
    icon: ChartLineIcon,
  },
  {
    id: 'term/cost',
    group: 'terms',
    label: 'Cost of goods sold, with freight, duties and the write-downs of stock',
    detail: 'Data map',
    icon: ChartLineIcon,
  },
  { id: 'target/1', group: 'targets', label: 'Grow net sales by 8 %', icon: TargetIcon },
  { id: 'organization/2', group: 'environments', label: 'Nordic Oy', icon: BuildingIcon },
];

const Example = (props: CommandPaletteProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={setOpen}
        onSelect={(item) => {
          setOpen(false);
          props.onSelect(item);
        }}
      />
    </>
  );
};

/** An open one covers its page, so it stands in a frame, and the code beside it is written here. */
const CODE = `
const [open, setOpen] = useState(false);

<Button onClick={() => setOpen(true)}>Search</Button>
<CommandPalette
  open={open}
  onOpenChange={setOpen}
  items={[
    { id: 'page/strategy', group: 'pages', label: 'Strategy', icon: TargetIcon },
    { id: 'term/sales', group: 'terms', label: 'Net sales', detail: 'Graph: Sales' },
  ]}
  onSelect={(item) => {
    setOpen(false);
    goTo(item.id);
  }}
  labels={labels.commandPalette}
/>
`;

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), onSelect: fn(), items, labels },
  parameters: {
    docs: { source: { code: CODE.trim() }, story: { inline: false, iframeHeight: 480 } },
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing searches, arrows move, Enter goes. */
export const Everything: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
    const field = await dialog.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'sales');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(2));
    await waitFor(() =>
      expect(dialog.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ label: 'Grow net sales by 8 %' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Text that fits nothing; Escape closes and gives the focus back. */
export const NothingFits: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Search' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
    await userEvent.type(await dialog.findByRole('combobox'), 'xyz');
    await waitFor(() => expect(dialog.getByText('Nothing fits.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A long text is searched, too: the words around what was typed tell which place it is. */
export const Excerpts: Story = {
  args: {
    items: [
      ...pages,
      {
        id: 'help/programs',
        group: 'help',
        label: 'Programs that are told',
        detail: 'History',
        body: 'A webhook tells a program at once that a month has been closed, a target has turned red or a report has been sent. Its secret is shown once.',
        icon: LogicIcon,
      },
    ],
    labels: { ...labels, groups: { ...labels.groups, help: 'Help' } },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
    await userEvent.type(await dialog.findByRole('combobox'), 'webhook');
    await waitFor(() =>
      expect(dialog.getByRole('option')).toHaveTextContent(/A webhook tells a program at once/),
    );
  },
};

export const Loading: Story = { args: { items: pages, loading: true } };

/** Five thousand terms: eight of a group are shown, typing finds the others. */
export const ManyTerms: Story = {
  args: {
    items: [
      ...pages,
      ...Array.from({ length: 5000 }, (_, index): CommandPaletteItem => {
        const number = String(index + 1).padStart(4, '0');
        return {
          id: `term/${number}`,
          group: 'terms',
          label: `Account ${number}`,
          detail: 'Data map',
          icon: ChartLineIcon,
        };
      }),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(11));
    await userEvent.type(await dialog.findByRole('combobox'), '4711');
    await waitFor(() => expect(dialog.getByRole('option')).toHaveTextContent('Account 4711'));
  },
};
