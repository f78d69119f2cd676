import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { localeOf } from '../../test/fixtures/labels.js';
import { levelTexts, sampleObjectives } from '../../test/fixtures/strategy.js';
import { ObjectiveCards } from './ObjectiveCards.js';

const meta = {
  title: 'Strategy/ObjectiveCards',
  component: ObjectiveCards,
  args: { label: 'Objectives', loadingLabel: 'Loading objectives', objectives: sampleObjectives },
  render: (args, context) => (
    <ObjectiveCards {...args} label={levelTexts[localeOf(context)].objectives} />
  ),
} satisfies Meta<typeof ObjectiveCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem')).toHaveLength(sampleObjectives.length),
    );
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Safe every day' })).toBeVisible(),
    );
    await waitFor(() => {
      const lines = canvasElement.querySelector('path')?.getAttribute('d') ?? '';
      expect(lines.split('M')).toHaveLength(sampleObjectives.length + 1);
    });
  },
};

export const One: Story = { args: { objectives: sampleObjectives.slice(0, 1) } };

/** Too many for the width: they stand in rows. */
export const Many: Story = {
  args: {
    objectives: [0, 10].flatMap((more) =>
      sampleObjectives.map((objective) => ({ ...objective, id: objective.id + more })),
    ),
  },
};

export const Loading: Story = { args: { loading: true, objectives: [] } };

/** Without objectives there is nothing. */
export const Empty: Story = {
  args: { objectives: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
