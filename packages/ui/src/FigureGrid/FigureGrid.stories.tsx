import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMonth, formatNumber, monthNumber, parseNumber } from '@tavoite/model';
import { useMemo, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { drawnBy } from '../../test/fixtures/drawnBy.js';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import {
  type ExampleTerm,
  exampleTerms,
  manyTerms,
  withValues,
} from '../../test/fixtures/terms.js';
import type { DataMapNode } from '../DataMap/index.js';
import { FigureGrid } from './FigureGrid.js';
import type { FigureGridEdit, FigureGridRow, FigureGridSummary } from './index.js';

interface ExampleProps {
  terms: readonly ExampleTerm[];
  monthCount: number;
  estimates: number;
  /** What was typed already. */
  typed?: readonly FigureGridEdit[];
  /** Key of a term whose first figure is refused. */
  refused?: string;
  /** Headings say what the terms are below. */
  grouped?: boolean;
  locale: 'en' | 'fi';
}

const leaves = (nodes: readonly DataMapNode[], path = ''): FigureGridRow[] =>
  nodes.flatMap((node) =>
    node.children.length > 0
      ? leaves(node.children, node.title)
      : [
          {
            key: node.path,
            title: node.title,
            path,
            ...(node.unit === undefined ? {} : { unit: node.unit }),
            values: node.values,
            verified: node.verified,
          },
        ],
  );

const underHeadings = (rows: readonly FigureGridRow[]): FigureGridRow[] =>
  rows.flatMap((row, at) => {
    if (!row.path) return [row];
    const below = { ...row, depth: 1 };
    if (rows[at - 1]?.path === row.path) return [below];
    const key = `${row.key} heading`;
    return [{ key, title: row.path, heading: true, values: [], verified: [] }, below];
  });

function withEdits(
  before: ReadonlyMap<string, ReadonlyMap<number, number | null>>,
  edits: readonly FigureGridEdit[],
) {
  const next = new Map([...before].map(([key, months]) => [key, new Map(months)]));
  for (const { key, month, value } of edits)
    next.set(key, (next.get(key) ?? new Map<number, number | null>()).set(month, value));
  return next;
}

const NOTHING: readonly FigureGridEdit[] = [];

const Example = ({
  terms,
  monthCount,
  estimates,
  typed = NOTHING,
  refused,
  grouped = false,
  locale,
}: ExampleProps) => {
  const [edits, setEdits] = useState(() => withEdits(new Map(), typed));
  const [summary, setSummary] = useState<FigureGridSummary>({ count: 0, sum: 0 });
  const rows = useMemo(() => {
    const found = leaves(withValues(terms, monthCount, estimates));
    return grouped ? underHeadings(found) : found;
  }, [terms, monthCount, estimates, grouped]);
  const months = useMemo(
    () =>
      Array.from({ length: monthCount }, (_, index) =>
        formatMonth(monthNumber(2025, 1) + index, 'MM/YYYY'),
      ),
    [monthCount],
  );
  const closed = useMemo(
    () => new Set(Array.from({ length: monthCount - estimates }, (_, month) => month)),
    [monthCount, estimates],
  );
  return (
    <div style={{ height: 420 }}>
      <FigureGrid
        rows={rows}
        months={months}
        edits={edits}
        onEdit={(next) => setEdits((before) => withEdits(before, next))}
        onUndo={() => setEdits(new Map())}
        onSummaryChange={setSummary}
        parse={(text) => parseNumber(text, locale)}
        formatValue={(value) => formatNumber(value, { locale, type: 'decimal' })}
        problemOf={(row, month) => (row.key === refused && month === 0 ? 'Unusually high' : null)}
        closedMonths={closed}
        workMonth={closed.size}
        decimalMark={locale === 'fi' ? ',' : '.'}
        labels={labelsOf(locale).figureGrid}
      />
      <output>
        {summary.count} {formatNumber(summary.sum, { locale })}
      </output>
    </div>
  );
};

const { docs, ...shown } = drawnBy<ExampleProps>(
  FigureGrid,
  ['terms', 'monthCount', 'estimates', 'typed', 'refused', 'grouped', 'locale'],
  `
const [edits, setEdits] = useState<FigureGridEdits>(new Map());

<FigureGrid
  rows={[{ key: 'sales', title: 'Net sales', unit: 'k€', values: [1290, 1310, null], verified: [true, true, false] }]}
  months={['01/2026', '02/2026', '03/2026']}
  edits={edits}
  onEdit={(next) => setEdits((before) => withEdits(before, next))}
  parse={(text) => parseNumber(text, 'en')}
  formatValue={(value) => formatNumber(value, { locale: 'en' })}
  decimalMark="."
  labels={labels.figureGrid}
/>
`,
);

const meta = {
  title: 'Managing/FigureGrid',
  ...shown,
  parameters: { docs },
  args: { terms: exampleTerms('en'), monthCount: 15, estimates: 4, locale: 'en' },
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <Example
        key={locale}
        {...args}
        locale={locale}
        terms={locale === 'fi' && args.terms.length < 50 ? exampleTerms('fi') : args.terms}
      />
    );
  },
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellAt = (canvasElement: HTMLElement, row: number, column: number) => {
  const cell = canvasElement.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`,
  );
  if (!cell) throw new Error(`There is no cell ${row}, ${column}`);
  return cell;
};

const paste = (target: Element, text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  fireEvent(target, new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
};

/** Headings say what terms are below; keys pass by them, and nothing is written into them. */
export const Grouped: Story = {
  args: { grouped: true },
  play: async ({ canvasElement }) => {
    const headings = [...canvasElement.querySelectorAll<HTMLElement>('[data-heading]')];
    await expect(headings.length).toBeGreaterThan(0);
    // They are low, and the lines stand below each other without gaps.
    await expect(headings[0]?.getBoundingClientRect().height).toBe(26);
    const lines = [...canvasElement.querySelectorAll('.line')]
      .map((line) => line.getBoundingClientRect())
      .sort((a, b) => a.top - b.top);
    for (const [index, { top }] of lines.slice(1).entries())
      await expect(top).toBeCloseTo(lines[index]?.bottom ?? 0, 0);
    const last = Number(headings.at(-1)?.getAttribute('aria-rowindex')) - 1;
    const above = cellAt(canvasElement, last - 1, 1);
    await userEvent.click(above);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(cellAt(canvasElement, last + 1, 1)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(above).toHaveFocus());
    await userEvent.click(cellAt(canvasElement, last, 1));
    await userEvent.keyboard('5{Enter}');
    await expect(cellAt(canvasElement, last, 1)).toHaveTextContent('');
  },
};

/** The headings of closed months say that a change takes more than typing. */
export const ClosedMonths: Story = {
  args: { monthCount: 6, estimates: 3 },
  play: async ({ canvasElement, globals }) => {
    const { closed } = labelsOf(localeOf({ globals })).figureGrid;
    const months = within(canvasElement).getAllByRole('columnheader').slice(1);
    const marks = months.map((month) => month.title === closed);
    await expect(marks).toEqual([true, true, true, false, false, false]);
    await expect(months[0]).toHaveAccessibleName('01/2025');
  },
};

/** Typed figures wait to be saved; Enter goes down, Tab to the right, Escape forgets. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const first = cellAt(canvasElement, 1, 1);
    await userEvent.click(first);
    await userEvent.keyboard('12.5{Enter}');
    await waitFor(() => expect(first).toHaveTextContent(/12[.,]50/));
    await expect(first).toHaveAttribute('data-edited');
    await waitFor(() => expect(cellAt(canvasElement, 2, 1)).toHaveFocus());
    await userEvent.keyboard('7{Tab}8{Tab}');
    await waitFor(() => expect(cellAt(canvasElement, 2, 3)).toHaveFocus());
    await expect(cellAt(canvasElement, 2, 2)).toHaveTextContent(/^8[.,]00$/);
    const before = cellAt(canvasElement, 2, 3).textContent;
    await userEvent.keyboard('x{Enter}');
    await expect(within(canvasElement).getByRole('textbox')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    const refusal = await within(canvasElement).findByRole('alert');
    await expect(refusal).toBeVisible();
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      refusal.textContent ?? '',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellAt(canvasElement, 2, 3)).toHaveFocus());
    await expect(cellAt(canvasElement, 2, 3)).toHaveTextContent(before ?? '');
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(cellAt(canvasElement, 2, 3)).toHaveTextContent('–'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(first).not.toHaveAttribute('data-edited'));
  },
};

/** What a spreadsheet copied goes in from the chosen cell on; the selection is summed and filled. */
export const PasteAndFill: Story = {
  play: async ({ canvasElement }) => {
    const start = cellAt(canvasElement, 3, 2);
    await userEvent.click(start);
    paste(start, '1 000\t2 000\r\n3 000\t4 000\r\n');
    await waitFor(() => expect(cellAt(canvasElement, 4, 3)).toHaveTextContent(/^4.000/));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^4 10.000/),
    );
    await userEvent.keyboard('{Control>}r{/Control}');
    await waitFor(() => expect(cellAt(canvasElement, 3, 3)).toHaveTextContent(/^1.000/));
  },
};

/** Figures that are not saved yet, and one that cannot be. */
export const Problems: Story = {
  args: {
    refused: '0.0.0.0',
    typed: [
      { key: '0.0.0.0', month: 0, value: 99_000 },
      { key: '0.0.0.1', month: 1, value: null },
      { key: '0.0.0.1', month: 2, value: 640.25 },
    ],
  },
};

/** Thousands of rows: those near the view are drawn. */
export const ManyTerms: Story = {
  tags: ['!autodocs'],
  args: { terms: manyTerms(2000, 1), monthCount: 60, estimates: 12 },
  play: async ({ canvasElement }) => {
    await userEvent.click(cellAt(canvasElement, 1, 1));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-colindex')).toBe('61'));
    await expect(canvasElement.querySelectorAll('[role="gridcell"]').length).toBeLessThan(1500);
  },
};

export const Narrow: Story = {
  args: { terms: exampleTerms('fi'), locale: 'fi' },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone rows are for fingers, headings as low as elsewhere. */
export const GroupedNarrow: Story = {
  ...Narrow,
  args: { ...Narrow.args, grouped: true },
  play: async ({ canvasElement }) => {
    const heightOf = (selector: string) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect().height ?? Number.NaN;
    await expect(heightOf('.line[data-heading]')).toBeLessThanOrEqual(26);
    await expect(heightOf('.line:not([data-heading])')).toBeGreaterThanOrEqual(40);
  },
};
