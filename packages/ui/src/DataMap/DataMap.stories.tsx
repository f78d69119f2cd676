import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMonth, formatNumber, monthNumber, partsFound } from '@tavoite/model';
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
import { DataMap } from './DataMap.js';
import type { DataMapExtra } from './extras.js';
import type { DataMapStatus } from './lines.js';
import type { DataMapNode } from './rows.js';

interface ExampleProps {
  terms: readonly ExampleTerm[];
  monthCount: number;
  estimates: number;
  open?: readonly string[];
  /** With columns that sum the rows up. */
  summed?: boolean;
  /** Words that are looked for. */
  words?: readonly string[];
  /** The first terms have targets. */
  measured?: boolean;
  /** As many months as fit. */
  compact?: boolean;
  /** A month, counted from 0, in which the first term is ten times as large. */
  odd?: number;
  /** It is the first term below that in place of the first one. */
  oddBelow?: boolean;
  locale: 'en' | 'fi';
}

const YEAR_MONTHS = 12;
const LINE_PX = 1;

const extrasIn = (locale: 'en' | 'fi'): DataMapExtra[] => [
  {
    key: 'total',
    title: locale === 'fi' ? 'Yhteensä' : 'Total',
    hint: '01/2025 – 12/2026',
    type: 'figure',
    figureOf: ({ values }) => {
      const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
      return { text: formatNumber(total, { locale }), value: total, state: 'estimate' };
    },
  },
  { key: 'trend', title: locale === 'fi' ? 'Kehitys' : 'Trend', type: 'trend' },
];
const MARKS: Record<string, DataMapStatus> = {
  '0': { status: 'high', text: '04/2026: close to target, 93.98 %, at least 940.60 k€' },
  '1': { status: 'low', text: '04/2026: far behind target, −18.95 %, at least 775.30 k€' },
};
/** The mark of the first row below is on its way. */
const markOf = ({ path }: DataMapNode) => (path === '0/0' ? undefined : (MARKS[path] ?? null));
const EXTRAS = { en: extrasIn('en'), fi: extrasIn('fi') };

const Example = (props: ExampleProps) => {
  const { terms, monthCount, estimates, open = ['0'], summed, compact, words, odd, locale } = props;
  const { oddBelow = false, measured = false } = props;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(open));
  const [activated, setActivated] = useState('');
  const roots = useMemo(() => {
    const [first, ...others] = withValues(terms, monthCount, estimates);
    if (!first) return [];
    const withOdd = (node: DataMapNode): DataMapNode => ({
      ...node,
      values: node.values.map((value, month) =>
        month === odd && value !== null ? value * 10 : value,
      ),
    });
    if (!oddBelow) return [withOdd(first), ...others];
    const [child, ...siblings] = first.children;
    return [{ ...first, children: child ? [withOdd(child), ...siblings] : [] }, ...others];
  }, [terms, monthCount, estimates, odd, oddBelow]);
  const months = useMemo(
    () =>
      Array.from({ length: monthCount }, (_, index) =>
        formatMonth(monthNumber(2025, 1) + index, 'MM/YYYY'),
      ),
    [monthCount],
  );
  const formatValue = useMemo(
    () => (value: number) => formatNumber(value, { locale, type: 'decimal' }),
    [locale],
  );
  const marksIn = useMemo(
    () => words && ((title: string) => partsFound(title, words, locale)),
    [words, locale],
  );
  return (
    <div style={{ height: 480 }}>
      <DataMap
        roots={roots}
        months={months}
        expanded={expanded}
        onExpandedChange={setExpanded}
        formatValue={formatValue}
        extras={summed ? EXTRAS[locale] : undefined}
        density={compact ? 'compact' : 'regular'}
        statusOf={measured ? markOf : undefined}
        marksIn={marksIn}
        estimatesFrom={monthCount - estimates}
        yearFrom={monthCount > YEAR_MONTHS ? YEAR_MONTHS : undefined}
        decimalMark={locale === 'fi' ? ',' : '.'}
        onActivate={({ title }, month) => setActivated(`${title} ${months[month]}`)}
        labels={labelsOf(locale).dataMap}
      />
      <output>{activated}</output>
    </div>
  );
};

const { docs, ...shown } = drawnBy<ExampleProps>(
  DataMap,
  ['terms', 'monthCount', 'estimates', 'open', 'summed', 'locale'],
  `
const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());

<DataMap
  roots={[
    {
      path: 'sales',
      title: 'Net sales',
      unit: 'k€',
      values: [1290, 1310, null],
      verified: [true, false, false],
      children: [],
    },
  ]}
  months={['01/2026', '02/2026', '03/2026']}
  expanded={expanded}
  onExpandedChange={setExpanded}
  formatValue={(value) => formatNumber(value, { locale: 'en' })}
  decimalMark="."
  onActivate={(node, month) => showFigure(node, month)}
  labels={labels.dataMap}
/>
`,
);

const meta = {
  title: 'Analysis/DataMap',
  ...shown,
  parameters: { docs },
  args: { terms: exampleTerms('en'), monthCount: 24, estimates: 8, locale: 'en' },
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <Example
        {...args}
        locale={locale}
        terms={locale === 'fi' ? exampleTerms('fi') : args.terms}
      />
    );
  },
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The edges of the heading and cells of each drawn column, by the column's index. */
const edgesOf = (
  canvasElement: HTMLElement,
  role: 'columnheader' | 'gridcell',
): Record<string, [left: number, right: number]> =>
  Object.fromEntries(
    within(canvasElement)
      .getAllByRole(role)
      .map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return [cell.getAttribute('aria-colindex'), [Math.round(left), Math.round(right)]];
      }),
  );

/** The newest actual month stands out, and a line after it stands below the edge of its heading. */
export const WhereEstimatesBegin: Story = {
  args: { monthCount: 4, estimates: 2 },
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('columnheader', { name: '03/2025' });
    await expect(heading).toHaveAttribute('data-first-estimate');
    const sheet = canvasElement.querySelector('.sheet');
    if (!sheet) throw new Error('No sheet');
    const { left: start, width } = getComputedStyle(sheet, '::after');
    const line = Number.parseFloat(start) + Number.parseFloat(width) - LINE_PX;
    const left = heading.getBoundingClientRect().left - sheet.getBoundingClientRect().left;
    await expect(Math.abs(line - left)).toBeLessThan(1);
  },
};

/** A line stands before each January, and its heading stands out. */
export const YearsApart: Story = {
  args: { monthCount: 26, estimates: 14, compact: true },
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole('treegrid');
    map.scrollLeft = 600;
    const heading = await within(canvasElement).findByRole('columnheader', { name: '01/2026' });
    await expect(heading).toHaveAttribute('data-year-start');
    // The months of before the scroll go in a later frame.
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-year-start]')).toHaveLength(1),
    );
  },
};

/** What is far from the twelve months before it is underlined, and its tooltip says what is usual. */
export const Unusual: Story = {
  args: { monthCount: 14, estimates: 1, odd: 12, open: [], compact: true },
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole('treegrid');
    map.scrollLeft = 2000;
    const cell = await within(canvasElement).findByTitle(/^Actual, Unusual: usually .+ to .+$/);
    await expect(cell).toHaveAttribute('aria-colindex', '14');
    await expect(canvasElement.querySelectorAll('[data-unusual]')).toHaveLength(1);
  },
};

/** Where it is below a closed row, the sign of the button that opens it is underlined, until it is open. */
export const UnusualBelow: Story = {
  args: { monthCount: 14, estimates: 1, odd: 12, oddBelow: true, open: [], compact: true },
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = await canvas.findByRole('button', {
      name: /^Expand: .+, unusual figures below$/,
    });
    await expect(toggle).toHaveAttribute('title', 'unusual figures below');
    await expect(getComputedStyle(toggle, '::before').borderRadius).toBe('50%');
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toHaveAttribute('title'));
    await userEvent.click(toggle);
  },
};

/** Before its unit a term has a mark of how it stands by its target; units and marks stand below each other. */
export const Measured: Story = {
  args: { measured: true },
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'The words about targets are given.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = await canvas.findByRole('img', { name: /^04\/2026: close to target, 93.98 %/ });
    await expect(mark).toHaveAttribute('title', expect.stringContaining('at least 940.60 k€'));
    const places = [...canvasElement.querySelectorAll('.status')].map((place) =>
      Math.round(place.getBoundingClientRect().left),
    );
    // Of two marks, and of one that is on its way; other rows have the room for their names.
    await expect(places).toHaveLength(3);
    await expect(new Set(places).size).toBe(1);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
  },
};

/** What is looked for is marked in the titles that have all of it. */
export const Found: Story = {
  args: { words: ['sales'] },
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It looks for an English word.' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('treegrid');
    await waitFor(() => expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(0));
    for (const mark of canvasElement.querySelectorAll('mark'))
      await expect(mark.textContent?.toLowerCase()).toBe('sales');
  },
};

/** Headings are above their months at the start and after scrolling, and titles stay. */
const standAligned: Story['play'] = async ({ canvasElement }) => {
  const grid = await within(canvasElement).findByRole('treegrid');
  for (const scrolled of [0, 333, 1500]) {
    grid.scrollLeft = scrolled;
    const left = grid.getBoundingClientRect().left + grid.clientLeft;
    await waitFor(() => {
      const headings = edgesOf(canvasElement, 'columnheader');
      const { '1': title, ...months } = headings;
      expect(months).toEqual(edgesOf(canvasElement, 'gridcell'));
      expect(title?.[0]).toBe(Math.round(left));
      // A month begins at the latest where the titles end.
      const first = Math.min(...Object.values(months).map(([edge]) => edge ?? 0));
      expect(first).toBeLessThanOrEqual(title?.[1] ?? 0);
    });
  }
};

/** On which side months are hidden is said where they are. */
const saysWhatIsHidden = async (grid: HTMLElement) => {
  const hiddenAt = async (left: number, before: boolean, after: boolean) => {
    grid.scrollLeft = left;
    await waitFor(() => expect(grid.hasAttribute('data-months-before')).toBe(before));
    await expect(grid.hasAttribute('data-months-after')).toBe(after);
  };
  await hiddenAt(0, false, true);
  await hiddenAt(grid.scrollWidth, true, false);
  await hiddenAt(300, true, true);
};

/** Actual values bold, estimates in italics; dates and titles stay in view. */
export const TermsByMonths: Story = {
  args: { open: ['0', '0/0', '0/0/0', '0/1'] },
  play: async (context) => {
    await standAligned(context);
    await saysWhatIsHidden(within(context.canvasElement).getByRole('treegrid'));
  },
};

const focusedRow = () => document.activeElement?.closest('[role="row"]');

/** Right opens a term, left closes it; the other keys walk the cells. */
export const ByKeyboard: Story = {
  args: { open: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findAllByRole('rowheader');
    title[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(4));
    // Down to a closed row, open it, then two months to the right.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focusedRow()).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focusedRow()).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '2'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '3'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '25'));
    // Back to the title, close the row, up to its parent.
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'rowheader'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focusedRow()).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focusedRow()).toHaveAttribute('aria-level', '1'));
  },
};

/** A value is activated by Enter, a double click, or the button in the chosen cell. */
export const ActivatingAValue: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = await canvas.findByRole('status');
    const cells = await canvas.findAllByRole('gridcell');
    await userEvent.click(cells[0] as HTMLElement);
    await waitFor(() => expect(said).toBeEmptyDOMElement());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(said).toHaveTextContent('Operating profit 01/2025'));
    await userEvent.dblClick(cells[1] as HTMLElement);
    await waitFor(() => expect(said).toHaveTextContent('Operating profit 02/2025'));
    await userEvent.click(cells[2] as HTMLElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'How this figure came about' }),
    );
    await waitFor(() => expect(said).toHaveTextContent('Operating profit 03/2025'));
  },
};

/** A block of cells is copied as tab-separated text. */
export const CopyingASelection: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cells = await canvas.findAllByRole('gridcell');
    cells[0]?.focus();
    fireEvent.pointerDown(cells[0] as HTMLElement, { button: 0, pointerType: 'mouse' });
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await waitFor(() =>
      expect(
        canvasElement.querySelectorAll('[role="gridcell"][aria-selected="true"]'),
      ).toHaveLength(4),
    );
    let copied = '';
    const event = new Event('copy', { bubbles: true, cancelable: true });
    Object.assign(event, {
      clipboardData: { setData: (_type: string, text: string) => (copied = text) },
    });
    fireEvent(document.activeElement as HTMLElement, event);
    await expect(copied.split('\n').map((line) => line.split('\t').length)).toEqual([2, 2]);
  },
};

/** Four thousand rows of five years: only the cells near the view are in the DOM. */
export const ManyRows: Story = {
  args: {
    terms: manyTerms(16, 3),
    monthCount: 60,
    estimates: 12,
    open: manyTerms(16, 2).flatMap((term) => [term.path, ...term.children.map(({ path }) => path)]),
  },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('treegrid');
    await expect(grid).toHaveAttribute('aria-rowcount', String(16 + 256 + 4096 + 1));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(60),
    );
    // On which side rows are hidden is said there.
    const rowsHidden = () =>
      ['before', 'after'].map((side) => grid.hasAttribute(`data-rows-${side}`));
    await waitFor(() => expect(rowsHidden()).toEqual([false, true]));
    grid.scrollTop = 80_000;
    await waitFor(() =>
      expect(canvasElement.querySelector('[role="row"][aria-rowindex="2230"]')).not.toBeNull(),
    );
    await expect(rowsHidden()).toEqual([true, true]);
    grid.scrollTop = grid.scrollHeight;
    await waitFor(() => expect(rowsHidden()).toEqual([true, false]));
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await standAligned(context);
    // A unit follows its name, and takes no line of its own.
    const name = context.canvasElement.querySelector('.line .name[data-unit]') as HTMLElement;
    await expect(getComputedStyle(name, '::after').content).toContain(',');
    const unit = name.parentElement?.querySelector('.unit');
    await expect(unit?.getBoundingClientRect().height).toBe(1);
  },
};

/** In a narrow frame the marks are under the buttons of their rows. */
export const NarrowMeasured: Story = {
  ...Narrow,
  args: { measured: true },
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'The words about targets are given.' },
  play: async ({ canvasElement }) => {
    const mark = await within(canvasElement).findByRole('img', { name: /close to target/ });
    const title = mark.parentElement as HTMLElement;
    const [place, row] = [mark.getBoundingClientRect(), title.getBoundingClientRect()];
    const name = title.querySelector('.name')?.getBoundingClientRect();
    await expect(place.width).toBeGreaterThanOrEqual(12);
    await expect(place.bottom).toBeLessThan(row.bottom);
    await expect(place.right).toBeLessThanOrEqual(name?.left ?? Number.NaN);
  },
};

/** Columns after the months, which scroll with them: figures and the months as a line. */
export const WithColumns: Story = {
  args: { summed: true, monthCount: 4, estimates: 1 },
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole('treegrid');
    await waitFor(() =>
      expect(
        within(map)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toContain('Total'),
    );
    const [first] = within(map).getAllByRole('row').slice(1);
    const cells = within(first as HTMLElement).getAllByRole('gridcell');
    await expect(cells).toHaveLength(6);
    await expect(cells[5]?.querySelectorAll('svg path')).toHaveLength(2);
    // What is a sum of months is no month: there is nothing to open.
    await userEvent.dblClick(cells[4] as HTMLElement);
    await expect(canvasElement.querySelector('output')).toHaveTextContent('');
  },
};

/** A year of months beside the titles, of figures that are short. */
export const Compact: Story = {
  args: { monthCount: 24, estimates: 4, compact: true },
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole('treegrid');
    const months = () =>
      [...map.querySelectorAll('.header > .month')].filter((month) => {
        const [box, frame] = [month.getBoundingClientRect(), map.getBoundingClientRect()];
        return box.width > 0 && box.right <= frame.right + 1;
      });
    await waitFor(() => expect(months().length).toBeGreaterThan(0));
    const [first] = months();
    const width = first?.getBoundingClientRect().width ?? 0;
    // Narrower than specified, and none is cut at the edge.
    await expect(width).toBeLessThan(150);
    const title = map.querySelector('.header > .title')?.getBoundingClientRect().width ?? 0;
    const room = (map.clientWidth - title) / width;
    await expect(Math.abs(room - Math.round(room))).toBeLessThan(0.05);
  },
};
