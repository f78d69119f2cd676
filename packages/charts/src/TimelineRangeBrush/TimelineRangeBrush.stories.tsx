import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { JAN_2024, lineSeries, points } from '../../test/fixtures/series.js';
import { Card } from '../../test/fixtures/story.js';
import { TimeSeriesChart } from '../TimeSeriesChart/TimeSeriesChart.js';
import { TimelineRangeBrush, type TimelineRangeBrushProps } from './TimelineRangeBrush.js';

function Held(props: TimelineRangeBrushProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <TimelineRangeBrush
      {...props}
      value={value}
      onValueChange={(range) => {
        setValue(range);
        props.onValueChange(range);
      }}
    />
  );
}

const meta = {
  title: 'TimelineRangeBrush',
  component: TimelineRangeBrush,
  args: {
    label: 'Timeline range',
    bounds: { start: JAN_2024 - 48, end: JAN_2024 + 23 },
    value: { start: JAN_2024, end: JAN_2024 + 11 },
    points: points({ seed: 7, level: 100, months: 72, start: JAN_2024 - 48 }),
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => (
    <Card width={760}>
      <Held {...args} />
    </Card>
  ),
} satisfies Meta<typeof TimelineRangeBrush>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its play function names things in English. */
const english = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
} as const;
const month = (year: number, number: number) => year * 12 + number - 1;

/** Drag the ends or the window; all snaps to whole months. */
export const Default: Story = {};

/** The keys of a slider: arrows a month, Page Up and Page Down a year, Home and End to the bounds. */
export const Keyboard: Story = {
  ...english,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const end = await canvas.findByRole('slider', { name: 'End of the range' });
    end.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({
      start: month(2024, 1),
      end: month(2025, 1),
    });
    await expect(end).toHaveAttribute('aria-valuetext', '01/2025');
    const start = await canvas.findByRole('slider', { name: 'Start of the range' });
    start.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(start).toHaveAttribute('aria-valuetext', '01/2023');
    (await canvas.findByRole('slider', { name: 'Move the range' })).focus();
    await userEvent.keyboard('{End}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({
      start: month(2023, 12),
      end: month(2025, 12),
    });
  },
};

/** Dragging an end moves it by whole months, and the range is taken over when it is let go. */
export const Dragging: Story = {
  ...english,
  play: async ({ canvasElement, args }) => {
    const user = userEvent.setup();
    const end = await within(canvasElement).findByRole('slider', { name: 'End of the range' });
    const box = end.getBoundingClientRect();
    const monthPx = (end.parentElement?.clientWidth ?? 0) / 72;
    const at = (months: number) => ({
      clientX: box.left + box.width / 2 + months * monthPx,
      clientY: box.top + 10,
    });
    await user.pointer([
      { keys: '[MouseLeft>]', target: end, coords: at(0) },
      { target: end, coords: at(3.2) },
    ]);
    // A move is drawn when there is time for it.
    await waitFor(() => expect(end).toHaveAttribute('aria-valuetext', '03/2025'));
    await user.pointer({ keys: '[/MouseLeft]', target: end, coords: at(3.2) });
    await waitFor(() => expect(args.onValueCommit).toHaveBeenCalledOnce());
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({
      start: month(2024, 1),
      end: month(2025, 3),
    });
  },
};

/** Without a time series to choose by. */
export const Plain: Story = { args: { points: undefined } };

/** A single month is the shortest range. */
export const OneMonth: Story = { args: { value: { start: JAN_2024, end: JAN_2024 } } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Narrow: Story = {
  render: (args) => (
    <Card width={328}>
      <Held {...args} />
    </Card>
  ),
};

/** As the timeline of a narrow chart, what it says shares a row with what folds; its length is spoken. */
export const OfANarrowChart: Story = {
  ...english,
  render: (args) => (
    <Card width={328}>
      <TimeSeriesChart
        title="Sales by product group"
        showTitle={false}
        series={lineSeries}
        locale="en"
        timeline={<Held {...args} />}
        controls={<button type="button">Quarter</button>}
        controlsSummary="Month"
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    const said = await canvas.findByText('01/2024 – 12/2024', { exact: false });
    await expect(said).toHaveTextContent('01/2024 – 12/2024, 12 months');
    const row = said.getBoundingClientRect();
    for (const name of ['Month', 'Series']) {
      const fold = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(Math.abs(fold.top + fold.bottom - row.top - row.bottom)).toBeLessThan(4);
    }
  },
};
