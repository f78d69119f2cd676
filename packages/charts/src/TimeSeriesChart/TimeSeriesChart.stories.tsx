import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  denseSeries,
  fiscalSeries,
  flowSeries,
  lineSeries,
  mixedSeries,
  notesOf,
  points,
  targetLines,
} from '../../test/fixtures/series.js';
import { Card, localeOf } from '../../test/fixtures/story.js';
import type { ChartSeries } from '../types.js';
import { TimeSeriesChart } from './TimeSeriesChart.js';

/** Twelve series of two years. */
const manySeries = () => denseSeries(24);

const meta = {
  title: 'TimeSeriesChart',
  component: TimeSeriesChart,
  args: {
    title: 'Sales and margin',
    series: mixedSeries,
    left: { unit: 'k€' },
    right: { unit: '%' },
    decimals: 0,
    locale: 'en',
  },
  render: (args, context) => (
    <Card>
      <TimeSeriesChart {...args} locale={localeOf(context)} />
    </Card>
  ),
} satisfies Meta<typeof TimeSeriesChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its play function names things in English. */
const english = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
} as const;

/** Stacked bars and lines on two axes. The second axis is the first times a factor. */
export const Mixed: Story = {};

/** Solid lines are actual, dashed ones estimates; each series has its own mark. */
export const Lines: Story = { args: { title: 'Sales by product group', series: lineSeries } };

/** Bars side by side; estimates are striped. */
export const Bars: Story = {
  args: {
    title: 'Sales by product group',
    series: lineSeries.map((series) => ({ ...series, type: 'bar' })),
  },
};

/** Areas with one `stackId` are stacked; estimates are hatched. */
export const StackedAreas: Story = {
  args: {
    title: 'Sales by product group',
    series: lineSeries.map((series) => ({ ...series, type: 'area', stackId: 'sales' })),
  },
};

/** Stacks grow both ways from zero. A zero is drawn as a stub, a missing value not at all. */
export const BelowZero: Story = { args: { title: 'Cash flow', series: flowSeries } };

/**
 * A fiscal year that the range covers in part is pale with a dashed outline, and says which months it
 * holds; it is an estimate only where its months are.
 */
export const PartialPeriods: Story = {
  ...english,
  args: { title: 'Result', series: fiscalSeries, grouping: 'fiscal', fiscalStart: 7 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('figure')).toHaveTextContent(
      '2018 - 2019 partial: Mar–Jun (4/12) · 2023 - 2024 partial: Jul–Jan (7/12)',
    );
    const plot = await canvas.findByRole('application');
    plot.focus();
    await userEvent.keyboard('{Home}');
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent(/2018 - 2019 \(partial: Mar–Jun, 4\/12\), .*, actual$/);
  },
};

/** Marks over the months that were commented on; tooltip, speech and table say how often. */
export const WithNotes: Story = {
  ...english,
  args: {
    title: 'Sales by product group',
    series: lineSeries,
    notes: notesOf(lineSeries),
    onNotesOpen: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole('application');
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/, 2 comments$/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('status')).not.toHaveTextContent(/comment/);
    // A click on a mark opens what was written; one beside it does not.
    const mark = canvasElement.querySelector('.tavoite-chart-note')?.getBoundingClientRect();
    if (!mark) throw new Error('No mark is drawn');
    const at = (clientY: number) => ({ clientX: mark.x + mark.width / 2, clientY });
    for (const y of [mark.bottom + 40, mark.y + 2]) {
      fireEvent.pointerDown(plot, { ...at(y), pointerType: 'mouse' });
      fireEvent.click(plot, at(y));
    }
    await expect(args.onNotesOpen).toHaveBeenCalledTimes(1);
    await expect(args.onNotesOpen).toHaveBeenCalledWith(lineSeries[0]?.points[0]?.month);
  },
};

/** Lines of one colour differ in their strokes, and in their marks. */
export const Strokes: Story = {
  args: { title: 'Targets', series: targetLines },
};

/** With everything on the second axis, the first one is not written. */
export const SecondAxisOnly: Story = {
  args: { title: 'Margin', series: mixedSeries.slice(3) },
};

/** Values can be activated: by a click or Enter in the chart, and as buttons of the table. */
export const Activated: Story = {
  ...english,
  args: {
    title: 'Sales by product group',
    series: lineSeries,
    left: { unit: '€' },
    labels: {
      activate: 'how this figure came about',
      activateHint: 'Click or Enter: how this figure came about',
    },
    onActivate: fn(),
    shareOf: (key) => (key === lineSeries[0]?.key ? 12.5 : null),
  },
  render: (args) => (
    <Card>
      <TimeSeriesChart {...args} />
    </Card>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole('application');
    plot.focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onActivate).toHaveBeenCalledTimes(1);
    const [key] = [lineSeries[0]?.key];
    await expect(args.onActivate).toHaveBeenLastCalledWith(expect.objectContaining({ key }));
    const box = plot.getBoundingClientRect();
    const coords = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    await userEvent.pointer({ target: plot, coords });
    await waitFor(() => expect(plot).toHaveTextContent('Click or Enter'));
    await userEvent.pointer({ keys: '[MouseLeft]', target: plot, coords });
    await expect(args.onActivate).toHaveBeenCalledTimes(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    const [first] = await canvas.findAllByRole('button', {
      name: /\(12\.5.%\) ?, how this figure came about$/,
    });
    await userEvent.click(first as HTMLElement);
    await expect(args.onActivate).toHaveBeenCalledTimes(3);
  },
};

const targetOf = (series: ChartSeries): ChartSeries => ({
  ...series,
  key: `target-${series.key}`,
  title: `Target: ${series.title}`,
  type: 'line',
  targetOf: series.key,
  points: series.points.map((point) =>
    point.kind === 'missing' ? point : { ...point, kind: 'actual', value: point.value * 1.1 },
  ),
});

const targetMarks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('.tavoite-chart-legend-target [data-target]')].map(
    (mark) => getComputedStyle(mark).display !== 'none',
  );

/** Targets have thin lines with their names at the ends, and no marks that had to be learnt. */
export const Targets: Story = {
  ...english,
  args: {
    title: 'Sales by product group',
    series: [...lineSeries.slice(0, 2), ...lineSeries.slice(0, 2).map(targetOf)],
    left: { unit: '€' },
    filteredKeys: [],
    onFilteredKeysChange: fn(),
  },
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('application');
    await waitFor(() => expect(plot).toHaveTextContent(/Target [\d\s]+.*€/));
    await waitFor(() => expect(targetMarks(canvasElement)).toEqual([false, false]));
  },
};

/** Without room for names, their ends have the marks of their series. */
export const NarrowTargets: Story = {
  ...Targets,
  render: (args, context) => (
    <Card width={360}>
      <TimeSeriesChart {...args} locale={localeOf(context)} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('application');
    await expect(
      plot.querySelectorAll('[data-series^="target-"] .tavoite-chart-glyph'),
    ).toHaveLength(2);
    await expect(targetMarks(canvasElement)).toEqual([true, true]);
  },
};

/** The target of one part of a stack: drawn for those who tick it, with what the part lacks of it. */
export const TargetOfAPart: Story = {
  ...english,
  args: {
    title: 'Sales by product group',
    series: [
      ...lineSeries.map((series) => ({ ...series, type: 'stacked' as const })),
      {
        ...lineSeries[0],
        key: 'aim',
        title: 'Target: Bikes',
        targetOf: lineSeries[0]?.key,
        color: 'data-1',
        type: 'line',
        points: (lineSeries[0]?.points ?? []).map((point) =>
          point.kind === 'missing' ? point : { ...point, kind: 'actual', value: point.value * 1.2 },
        ),
      } as ChartSeries,
    ],
  },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('button', { name: 'Target: Bikes' });
    const target = () => canvasElement.querySelector('[data-series="aim"]');
    await expect(box).toHaveAttribute('aria-pressed', 'false');
    await expect(target()).toBeNull();
    await userEvent.click(box);
    await expect(box).toHaveAttribute('aria-pressed', 'true');
    await expect(target()).not.toBeNull();
  },
};

/** A level to hold values against. */
export const WithThreshold: Story = {
  args: {
    title: 'Costs',
    series: lineSeries.slice(0, 1),
    thresholds: [{ key: 'budget', title: 'Budget', value: 1000 }],
  },
};

/** Twelve series of fifty years: every peak stays visible. */
export const Dense: Story = { args: { title: 'Fifty years', series: denseSeries(600) } };

/** The legend hides and shows series; one tab stop, arrow keys inside. */
export const LegendFilter: Story = {
  ...english,
  args: { onFilteredKeysChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const costs = await canvas.findByRole('button', { name: 'Costs' });
    await userEvent.click(costs);
    await expect(costs).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onFilteredKeysChange).toHaveBeenLastCalledWith(['costs']);
    await expect(canvasElement.querySelector('[data-series="costs"]')).toBeNull();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Costs hidden');

    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onFilteredKeysChange).toHaveBeenLastCalledWith(['costs', 'reseller']);
    await userEvent.click(costs);
    await expect(args.onFilteredKeysChange).toHaveBeenLastCalledWith(['reseller']);
  },
};

/** The arrow keys move a cursor through the drawn points, and each point is read out. */
export const Keyboard: Story = {
  ...english,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole('application', { name: 'Sales and margin' });
    await waitFor(() => expect(plot).toHaveAccessibleDescription(/4 series, 01\/2024 to 12\/2025/));
    plot.focus();
    await userEvent.keyboard('{Home}');
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent(/^Online sales, 01\/2024, \d+ k€, actual$/);
    await userEvent.keyboard('{End}');
    await expect(status).toHaveTextContent(/^Online sales, 12\/2025, \d+ k€, estimate$/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(status).toHaveTextContent(/^Margin, 12\/2025, \d+ %, estimate$/);
    // August has no online sales: the cursor steps over it, and finds it from another series.
    await userEvent.keyboard(`{ArrowDown}{Home}${'{ArrowRight}'.repeat(7)}`);
    await expect(status).toHaveTextContent(/^Online sales, 09\/2024/);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}');
    await expect(status).toHaveTextContent('Online sales, 08/2024, no data');
    await expect(canvasElement.querySelector('.tavoite-chart-tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('.tavoite-chart-tooltip')).toBeNull();
  },
};

/** The pointer shows all values of a period. */
export const PointerTooltip: Story = {
  ...english,
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('application');
    const box = plot.getBoundingClientRect();
    await userEvent.pointer({
      target: plot,
      coords: { clientX: box.left + box.width * 0.8, clientY: box.top + 60 },
    });
    await waitFor(() => {
      const tooltip = canvasElement.querySelector('.tavoite-chart-tooltip');
      expect(tooltip).toHaveTextContent('Reseller sales');
      expect(tooltip).toHaveTextContent(/Total\d+ k€estimate/);
      expect(tooltip).toHaveTextContent('estimate');
    });
  },
};

/** The same values as a table. */
export const AsTable: Story = {
  ...english,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    const rows = await canvas.findAllByRole('row');
    await expect(rows).toHaveLength(25);
    await expect(
      (await canvas.findByRole('rowheader', { name: '08/2024' })).closest('tr'),
    ).toHaveTextContent('no data');
    await expect(
      (await canvas.findByRole('rowheader', { name: '12/2025' })).closest('tr'),
    ).toHaveTextContent('estimate');
    await expect(await canvas.findByRole('columnheader', { name: 'Total' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Show as chart' })).toBeVisible();
  },
};

/** Nothing to draw: the chart says so at its full height. */
export const Empty: Story = {
  args: { series: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('application')).toBeNull();
  },
};

/** Nothing has loaded yet. */
export const Loading: Story = {
  args: { series: [], state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('figure')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** New data is on its way: the old chart steps back and keeps its place. */
export const Reloading: Story = { args: { state: 'loading' } };

/** The data could not be loaded. */
export const Failed: Story = {
  ...english,
  args: { series: [], state: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Long titles break; nothing is cut. */
export const LongText: Story = {
  args: {
    title: 'Asiakastyytyväisyyden ja toimitusvarmuuden kehitys verrattuna edellisiin tilikausiin',
    series: mixedSeries.map((series) => ({
      ...series,
      title: `${series.title} – jälleenmyyntiverkoston kautta toimitetut tilaukset`,
    })),
  },
};

/** 360 pixels wide, which leaves 326 inside the card. */
export const Narrow: Story = {
  render: (args, context) => (
    <Card width={328}>
      <TimeSeriesChart {...args} locale={localeOf(context)} />
    </Card>
  ),
};

/**
 * On a phone the values of many series are above the plot: a line for each, with how far it is from its
 * target, and a few until all are asked for, so that the plot stays in sight.
 */
export const NarrowWithMany: Story = {
  ...english,
  args: {
    title: 'Sales by product group',
    left: { unit: 'k€' },
    series: [
      {
        ...manySeries()[0],
        title: 'Wall and floor elements for schools and other public buildings',
      },
      ...manySeries().slice(1),
      { ...manySeries()[0], key: 'target', title: 'Target', targetOf: 'series-0' },
    ] as ChartSeries[],
    onActivate: fn(),
    shareOf: () => 12.5,
  },
  render: (args) => (
    <Card width={328}>
      <TimeSeriesChart {...args} />
    </Card>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole('application');
    const rows = () => [...plot.querySelectorAll('.tavoite-chart-tooltip-row')];
    await expect(rows()).toHaveLength(5);
    const names = rows().map((row) =>
      row.querySelector<HTMLElement>('.tavoite-chart-readout-name'),
    );
    // No name is broken: each has one line.
    await expect(new Set(names.map((name) => name?.offsetHeight)).size).toBe(1);
    await expect(plot).not.toHaveTextContent('12.5');
    await expect(plot).toHaveTextContent('vs target');
    await expect(rows()[0]).toHaveTextContent(/\d k€Target \d+ k€: 0 k€$/);
    // Each value is there once, above the plot.
    const svg = plot.querySelector('svg.tavoite-chart') as Element;
    for (const row of rows())
      await expect(
        row.compareDocumentPosition(svg) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
    const top = plot.querySelector('svg.tavoite-chart')?.getBoundingClientRect().top ?? 0;
    await expect(top - plot.getBoundingClientRect().top).toBeLessThan(200);
    // The row of the cursor is among those that are shown.
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await expect(plot.querySelector('.tavoite-chart-tooltip-row[data-current]')).toHaveTextContent(
      'Series 12',
    );
    // What is pointed at stays while the others are looked at.
    const more = await canvas.findByRole('button', { name: '7 more' });
    await userEvent.click(more);
    await expect(rows()).toHaveLength(12);
    await expect(plot).toHaveTextContent('01/2022');
    await userEvent.keyboard('{Enter}');
    await expect(rows()).toHaveLength(5);
    await expect(args.onActivate).not.toHaveBeenCalled();
  },
};

/**
 * In a card: values are seen only while something is pointed at, over what is above the plot, which stays
 * where it is. The card has the switch to the table.
 */
export const InACard: Story = {
  ...english,
  args: { showTitle: false, showLegend: false, readout: 'floating', asTable: false, height: 192 },
  render: (args, context) => (
    <Card width={328}>
      <p>12.42 %</p>
      <TimeSeriesChart {...args} locale={localeOf(context)} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole('application');
    const tooltip = () => canvasElement.querySelector('.tavoite-chart-tooltip');
    await expect(tooltip()).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    const { top, left, height } = plot.getBoundingClientRect();
    await expect((await canvas.findByRole('figure')).getBoundingClientRect().height).toBe(height);
    const coords = { clientX: left + 160, clientY: top + 90 };
    await userEvent.pointer({ target: plot, coords });
    await waitFor(() => expect(tooltip()).toHaveTextContent('Reseller sales'));
    await expect(plot.getBoundingClientRect().top).toBe(top);
    await expect(tooltip()?.getBoundingClientRect().bottom).toBeLessThan(top + 40);
  },
};

/** The same months a year before are narrow and pale beside what they are held against; none of them leads on. */
export const HeldAgainstAYearBefore: Story = {
  ...english,
  args: {
    title: 'Online sales',
    series: [
      {
        key: 'online',
        title: 'Online sales',
        type: 'bar',
        points: points({ seed: 3, level: 320, months: 12, estimates: 2 }),
      },
      {
        key: 'online-before',
        title: 'Previous year',
        type: 'bar',
        color: 'earlier',
        earlierOf: 'online',
        points: points({ seed: 5, level: 290, months: 12, estimates: 0 }),
      },
    ],
    asTable: true,
    onActivate: fn(),
    labels: { activate: 'How this figure came about' },
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table');
    await expect(table).toHaveTextContent('Previous year');
    // One for each month, not two.
    await expect(within(table).getAllByRole('button')).toHaveLength(12);
  },
};

/** Nothing moves, for pictures and for readers who ask for it. */
export const NoAnimation: Story = { args: { noAnimation: true } };
