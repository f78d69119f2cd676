import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TaskState } from '@tavoite/model';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { PlanSummary, type PlanSummaryProps } from './PlanSummary.js';

const Choosing = ({ value: first, onValueChange, ...rest }: PlanSummaryProps) => {
  const [value, setValue] = useState<TaskState | null>(first);
  return (
    <PlanSummary
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
  title: 'Roadmap/PlanSummary',
  component: PlanSummary,
  args: {
    counts: { late: 4, early: 1, due: 2, done: 12 },
    total: 30,
    value: null,
    onValueChange: fn(),
    mine: 3,
    onMineChange: fn(),
    labels: labelsOf('en').planSummary,
  },
  render: (args, context) => (
    <Choosing {...args} labels={labelsOf(localeOf(context)).planSummary} />
  ),
} satisfies Meta<typeof PlanSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press shows one state alone, another one shows all again. */
export const Default: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { state, mine } = labelsOf(localeOf({ globals })).planSummary;
    const late = await canvas.findByRole('button', { name: state.late(4, 30) });
    await userEvent.click(late);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('late');
    await expect(late).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(late);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(late).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: mine(3) }));
    await expect(args.onMineChange).toHaveBeenLastCalledWith(true);
  },
};

export const Filtered: Story = { args: { value: 'late' } };

/** That nothing is late is said; that nothing is too early is not. */
export const NoneLate: Story = {
  args: { counts: { late: 0, early: 0, due: 0, done: 12 }, mine: 0 },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { state } = labelsOf(localeOf({ globals })).planSummary;
    await expect(await canvas.findByRole('button', { name: state.late(0, 30) })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: state.early(0, 30) })).toBeNull();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
