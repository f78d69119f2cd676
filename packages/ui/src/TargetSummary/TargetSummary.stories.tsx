import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Standing } from '@tavoite/model';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { TargetSummary, type TargetSummaryProps } from './TargetSummary.js';

const Choosing = ({ value: first, onValueChange, ...rest }: TargetSummaryProps) => {
  const [value, setValue] = useState<Standing | null>(first);
  return (
    <TargetSummary
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Strategy/TargetSummary',
  component: TargetSummary,
  args: {
    counts: { achieved: 4, close: 3, behind: 3, 'no-data': 2 },
    value: null,
    onValueChange: fn(),
    labels: labelsOf('en').targetSummary,
    period: '10/2026',
  },
  render: (args, context) => (
    <Choosing {...args} labels={labelsOf(localeOf(context)).targetSummary} />
  ),
} satisfies Meta<typeof TargetSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press shows one standing alone, another one shows all again. */
export const Default: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { standing, all } = labelsOf(localeOf({ globals })).targetSummary;
    const behind = await canvas.findByRole('button', { name: standing.behind(3) });
    await userEvent.click(behind);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('behind');
    await expect(behind).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(behind);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: all(12) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Filtered: Story = { args: { value: 'no-data' } };

/** What a standing means is said on hover and focus, until Escape. */
export const Hint: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { hint, standing } = labelsOf(localeOf({ globals })).targetSummary;
    const achieved = await canvas.findByRole('button', { name: standing.achieved(4) });
    await userEvent.hover(achieved);
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(hint.achieved);
    await expect(achieved).toHaveAccessibleDescription(hint.achieved);
    await userEvent.unhover(achieved);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** A standing that no target has cannot be chosen. */
export const NoneBehind: Story = {
  args: { counts: { achieved: 1, close: 0, behind: 0, 'no-data': 0 } },
  play: async ({ canvasElement, globals }) => {
    const { standing } = labelsOf(localeOf({ globals })).targetSummary;
    await expect(
      await within(canvasElement).findByRole('button', { name: standing.behind(0) }),
    ).toBeDisabled();
  },
};

const behind = [
  { id: 1, title: 'Cash flow', status: 'low', share: '−219.00 %', gap: '922.20\u00a0k€ short' },
  { id: 2, title: 'Accidents', status: 'low', share: '33.33 %', gap: '2 over' },
  { id: 3, title: 'Net Promoter Score (NPS)', status: 'mid', share: '70.00 %', gap: '15.49 short' },
] as const;

/** Which ones, and how much of each is reached: each opens its details, the last button shows all. */
export const FurthestBehind: Story = {
  args: { furthest: behind, onOpen: fn(), onAllBehind: fn() },
  play: async ({ args, canvasElement, globals }) => {
    const { furthest, furthestOf, allBehind } = labelsOf(localeOf({ globals })).targetSummary;
    const name = `${furthest}, ${furthestOf}`;
    const line = within(await within(canvasElement).findByRole('group', { name }));
    await expect(line.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(line.getByRole('button', { name: /^Accidents 33\.33\s%$/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
    await userEvent.click(line.getByRole('button', { name: allBehind(3) }));
    await expect(args.onAllBehind).toHaveBeenCalled();
  },
};

/** A phone has room for the worst one. */
export const FurthestBehindNarrow: Story = {
  args: { furthest: behind, onAllBehind: fn() },
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
