import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf } from '../../test/fixtures/labels.js';
import { inFinnish } from '../../test/fixtures/language.js';
import { SettingRow } from '../SettingRow/index.js';
import { type MovableRow, MovableRows, type MovableRowsProps } from './MovableRows.js';

interface Item extends MovableRow {
  readonly depth: number;
}

const rowsOf = (titles: readonly string[]): Item[] =>
  titles.map((title, at) => ({ id: String(at), title, depth: at === 0 || at === 3 ? 0 : 1 }));
const moved = fn<(from: number, to: number) => void>();

const Example = ({ rows: first, ...rest }: MovableRowsProps<Item>) => {
  const [rows, setRows] = useState(first);
  return (
    <MovableRows
      {...rest}
      rows={rows}
      onMove={(from, to) => {
        moved(from, to);
        const next = [...rows];
        next.splice(to, 0, ...next.splice(from, 1));
        setRows(next);
      }}
    />
  );
};

const english = {
  labels: labelsOf('en').movableRows,
  rows: rowsOf(['Customers', 'Delivery in time', 'Complaints', 'People', 'Sick leave']),
};
const finnish = {
  labels: labelsOf('fi').movableRows,
  rows: rowsOf(['Asiakkaat', 'Toimitusvarmuus', 'Reklamaatiot', 'Henkilöstö', 'Sairauspoissaolot']),
};

const meta = {
  title: 'Managing/MovableRows',
  component: MovableRows<Item>,
  args: {
    ...english,
    onMove: moved,
    children: ({ title, depth }, { style, ...element }, grip) => (
      <SettingRow
        {...element}
        style={{ ...style, marginInlineStart: depth * 24 }}
        lead={grip}
        title={title}
      />
    ),
  },
  decorators: [inFinnish(english, finnish)],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof MovableRows<Item>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space lifts a row and drops it, arrow keys carry it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [grip] = within(canvasElement).getAllByRole('button');
    (grip as HTMLElement).focus();
    await userEvent.keyboard(' ');
    // The row is lifted in the next frame.
    await waitFor(() => expect(canvasElement.querySelector('[data-dragged]')).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.keyboard('{ArrowDown}');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(moved).toHaveBeenLastCalledWith(0, 1));
  },
};

export const Narrow: Story = {
  args: {
    rows: rowsOf(['Vastuullisuusraportointijärjestelmän käyttöönottoaste', 'Toinen', 'Kolmas']),
  },
  globals: { viewport: { value: 'phone' } },
};
