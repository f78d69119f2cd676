import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
import { RoadmapTable, type RoadmapTableProps } from './RoadmapTable.js';
import type { TaskSort } from './tableSorting.js';

const SortingTable = (props: RoadmapTableProps) => {
  const [sort, setSort] = useState<TaskSort | null>(null);
  return <RoadmapTable {...props} sort={sort} onSortChange={setSort} />;
};

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

/** Sorted by a column, all tasks stand in one list, each with the name of its main task. */
export const Sorted: Story = {
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <SortingTable
        {...args}
        mainTasks={planOf(planTitles[locale], locale)}
        locale={locale}
        labels={labelsOf(locale).roadmap}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { roadmap } = labelsOf(localeOf({ globals }));
    const table = within(canvasElement).getByRole('table', { name: roadmap.roadmap });
    const head = within(table).getByRole('columnheader', { name: roadmap.table.progress });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const figures = () =>
      [...table.querySelectorAll('td[data-number]')].map((cell) =>
        Number.parseInt(cell.textContent ?? '', 10),
      );
    // Rows follow their head when there is time.
    await waitFor(() => expect(figures()).toEqual([...figures()].sort((a, b) => a - b)));
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(figures()).toEqual([...figures()].sort((a, b) => b - a)));
    await expect(within(table).queryAllByRole('rowheader')).toHaveLength(figures().length);
  },
};

/** Only what a filter is looking for. */
export const Filtered: Story = {
  args: { matches: ({ progress }) => progress === 0 },
  play: async ({ canvasElement, globals }) => {
    const { table } = labelsOf(localeOf({ globals })).roadmap;
    // Main tasks without any of them are left out.
    await expect(within(canvasElement).queryByText(table.noTasks)).toBeNull();
    await expect(canvasElement.querySelector('th[scope="rowgroup"]')).not.toBeNull();
  },
};

/** A filter that finds nothing. */
export const NothingFound: Story = {
  args: { matches: () => false },
  play: async ({ canvasElement, globals }) => {
    const { table } = labelsOf(localeOf({ globals })).roadmap;
    await expect(within(canvasElement).getAllByText(table.noTasks)).toHaveLength(1);
  },
};

export const Empty: Story = { args: { mainTasks: [], milestones: [], ideas: [] } };

export const LongText: Story = {
  args: { mainTasks: planOf(longTitles) },
  globals: { viewport: { value: 'phone' } },
};
