import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import {
  dependenciesOf,
  ideasOf,
  longTitles,
  milestonesOf,
  planOf,
  planTitles,
  ROADMAP_NOW,
} from '../../test/fixtures/roadmap.js';
import { RoadmapTable } from './RoadmapTable.js';

const meta = {
  title: 'Roadmap/RoadmapTable',
  component: RoadmapTable,
  args: {
    mainTasks: planOf(planTitles.en),
    milestones: milestonesOf('en'),
    dependencies: dependenciesOf(),
    ideas: ideasOf('en'),
    currentMonth: ROADMAP_NOW,
    locale: 'en',
    labels: labelsOf('en').roadmap,
  },
  render: (args, context) => {
    const locale = localeOf(context);
    const isPlan = args.mainTasks === meta.args.mainTasks;
    return (
      <RoadmapTable
        {...args}
        mainTasks={isPlan ? planOf(planTitles[locale], locale) : args.mainTasks}
        milestones={args.milestones.length > 0 ? milestonesOf(locale) : []}
        ideas={args.ideas && args.ideas.length > 0 ? ideasOf(locale) : []}
        locale={locale}
        labels={labelsOf(locale).roadmap}
      />
    );
  },
} satisfies Meta<typeof RoadmapTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every task with what a bar shows, by main task; milestones and ideas. */
export const WholePlan: Story = {
  args: { currentMonth: ROADMAP_NOW + 9 },
  play: async ({ canvasElement, globals }) => {
    const labels = labelsOf(localeOf({ globals })).roadmap;
    const table = within(canvasElement).getByRole('table', { name: labels.roadmap });
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 3 + 7);
    await expect(within(table).getAllByText(labels.late).length).toBeGreaterThan(1);
    await expect(
      within(canvasElement).getByRole('table', { name: labels.milestones }),
    ).toBeVisible();
  },
};

/** Only what a filter is looking for. */
export const Filtered: Story = {
  args: { matches: ({ progress }) => progress === 0 },
  play: async ({ canvasElement, globals }) => {
    const { table } = labelsOf(localeOf({ globals })).roadmap;
    await expect(within(canvasElement).getAllByText(table.noTasks)).toHaveLength(2);
  },
};

export const Empty: Story = { args: { mainTasks: [], milestones: [], ideas: [] } };

export const LongText: Story = {
  args: { mainTasks: planOf(longTitles) },
  globals: { viewport: { value: 'phone' } },
};
