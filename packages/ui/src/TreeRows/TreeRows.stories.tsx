import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { labelsOf } from '../../test/fixtures/labels.js';
import { inFinnish } from '../../test/fixtures/language.js';
import { MenuItem } from '../DropdownMenu/index.js';
import { MenuButton } from '../MenuButton/index.js';
import { type TreeRow, TreeRows, type TreeRowsProps } from './TreeRows.js';

interface Item extends TreeRow {
  readonly details: string;
}

const rowsOf = (items: readonly (readonly [title: string, depth: number, details: string])[]) =>
  items.map(
    ([title, depth, details], at): Item => ({
      id: String(at),
      title,
      depth,
      details,
      expanded: (items[at + 1]?.[1] ?? 0) > depth ? true : null,
    }),
  );
const chosen = fn();
const opened = fn<(row: Item) => void>();

const Example = ({ rows, ...rest }: TreeRowsProps<Item>) => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  let hiddenBelow = Number.POSITIVE_INFINITY;
  const shown = rows.flatMap((row) => {
    if (row.depth > hiddenBelow) return [];
    hiddenBelow = closed.has(row.id) ? row.depth : Number.POSITIVE_INFINITY;
    return [{ ...row, expanded: row.expanded && !closed.has(row.id) }];
  });
  return (
    <TreeRows
      {...rest}
      rows={shown}
      onExpandedChange={({ id }, expanded) => {
        const next = new Set(closed);
        if (expanded) next.delete(id);
        else next.add(id);
        setClosed(next);
      }}
    />
  );
};

const english = {
  label: 'Terms',
  labels: labelsOf('en').treeRows,
  rows: rowsOf([
    ['Net result', 0, '= Net sales − Costs · €'],
    ['Net sales', 1, 'sum of the terms below it · €'],
    ['Domestic sales', 2, 'entered · €'],
    ['Exports', 2, 'entered · €'],
    ['Costs', 1, 'entered · €'],
    ['Staff', 0, 'entered'],
  ]),
  actionsOf: ({ title }: Item, tabIndex: 0 | -1) => (
    <MenuButton size="sm" label={`Actions: ${title}`} tabIndex={tabIndex}>
      <MenuItem onSelect={chosen}>Edit</MenuItem>
    </MenuButton>
  ),
};
const finnish = {
  label: 'Termit',
  labels: labelsOf('fi').treeRows,
  rows: rowsOf([
    ['Nettotulos', 0, '= Liikevaihto − Kulut · €'],
    ['Liikevaihto', 1, 'alempien termien summa · €'],
    ['Kotimaan myynti', 2, 'syötetään · €'],
    ['Vienti', 2, 'syötetään · €'],
    ['Kulut', 1, 'syötetään · €'],
    ['Henkilöstö', 0, 'syötetään'],
  ]),
  actionsOf: ({ title }: Item, tabIndex: 0 | -1) => (
    <MenuButton size="sm" label={`Toiminnot: ${title}`} tabIndex={tabIndex}>
      <MenuItem onSelect={chosen}>Muokkaa</MenuItem>
    </MenuButton>
  ),
};

const meta = {
  title: 'Managing/TreeRows',
  component: TreeRows<Item>,
  args: {
    ...english,
    onExpandedChange: fn(),
    onOpen: opened,
    detailsOf: ({ details }) => details,
  },
  decorators: [inFinnish(english, finnish)],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof TreeRows<Item>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press of a title opens the row; the chevron before it folds its branch. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = () => within(canvasElement).getAllByRole('row');
    await expect(rows()).toHaveLength(6);
    const [first] = within(rows()[1] as HTMLElement).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await expect(rows()).toHaveLength(4);
    await userEvent.click(first as HTMLElement);
    await expect(rows()).toHaveLength(6);
  },
};

/** Arrows lead up and down, into a branch and out of it; one row is in the tab order. */
export const ByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const rows = () => within(canvasElement).getAllByRole('row');
    const focused = () => rows().indexOf(document.activeElement as HTMLElement);
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.tab();
    await expect(focused()).toBe(0);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(focused()).toBe(2);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(rows()[1]).toHaveAttribute('aria-expanded', 'false');
    await expect(rows()).toHaveLength(4);
    await userEvent.keyboard('{ArrowRight}{End}{Enter}');
    await expect(focused()).toBe(5);
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: '5' }));
    // What can be done with the row comes next.
    await userEvent.tab();
    await expect(rows()[5]).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Columns are named over the rows, which a screen reader hears each on its own. */
export const WithHeads: Story = {
  args: { heads: { title: 'Term', details: 'Made of' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Made of')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(6);
  },
};

/** The details go under the title. */
export const Narrow: Story = {
  args: {
    rows: rowsOf([
      ['Vastuullisuusraportointijärjestelmän käyttöönottoaste', 0, 'alempien termien summa · %'],
      ['Tuotantokustannusten ja kuljetuskustannusten osuus liikevaihdosta', 1, 'syötetään · %'],
    ]),
  },
  globals: { viewport: { value: 'phone' } },
};
