import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { ROADMAP_FIRST } from '../../test/fixtures/roadmap.js';
import { targetsInEveryState } from '../../test/fixtures/strategy.js';
import { TaskDetails, type TaskDetailsProps, type TaskTarget } from './TaskDetails.js';

const Controlled = (props: TaskDetailsProps<TaskTarget>) => {
  const [months, setMonths] = useState({ start: props.startMonth, end: props.endMonth });
  const [progress, setProgress] = useState(props.progress);
  return (
    <TaskDetails
      {...props}
      startMonth={months.start}
      endMonth={months.end}
      progress={progress}
      onResize={(edge, by) => {
        setMonths({ ...months, [edge]: months[edge] + by });
        props.onResize?.(edge, by);
      }}
      onProgressChange={(value) => {
        setProgress(value);
        props.onProgressChange(value);
      }}
    />
  );
};

const meta = {
  title: 'Roadmap/TaskDetails',
  component: TaskDetails<TaskTarget>,
  args: {
    title: 'Pilot',
    startMonth: ROADMAP_FIRST + 1,
    endMonth: ROADMAP_FIRST + 3,
    progress: 35,
    owner: { name: 'Maria Virtanen' },
    targets: targetsInEveryState.slice(0, 3),
    targetHref: ({ id }) => `#target-${id}`,
    readOnly: false,
    locale: 'en',
    labels: labelsOf('en').taskDetails,
    onResize: fn(),
    onProgressChange: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  render: (args, context) => {
    const locale = localeOf(context);
    return <Controlled {...args} locale={locale} labels={labelsOf(locale).taskDetails} />;
  },
} satisfies Meta<typeof TaskDetails<TaskTarget>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons move the months; the slider sets the progress and reports its value when released. */
export const ForManagers: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const labels = labelsOf(localeOf({ globals })).taskDetails;
    await userEvent.click(await canvas.findByRole('button', { name: labels.later(labels.end) }));
    await expect(args.onResize).toHaveBeenLastCalledWith('end', 1);
    await expect(canvas.getByText(labels.months(4))).toBeVisible();
    canvas.getByRole('slider', { name: labels.progress }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onProgressChange).toHaveBeenLastCalledWith(36);
    await userEvent.click(canvas.getByRole('button', { name: labels.delete }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};

/** In a popover, which may have little height: targets beside the rest where the window has room. */
export const InColumns: Story = {
  args: {
    wide: true,
    dependencies: {
      before: [{ dependency: 1, task: 2, title: 'Concept', broken: true }],
      after: [{ dependency: 2, task: 3, title: 'Rollout', broken: false }],
    },
    onConnect: fn(),
    onDisconnect: fn(),
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const labels = labelsOf(localeOf({ globals })).taskDetails;
    const targets = (await canvas.findByText(labels.targets)).getBoundingClientRect();
    const months = canvas.getByText(labels.start).getBoundingClientRect();
    const slider = canvas.getByRole('slider').getBoundingClientRect();
    await expect(targets.left).toBeGreaterThan(months.right);
    await expect(targets.top).toBeLessThan(slider.top);
  },
};

/** How it stands is said as in the list of the plan. */
export const LateAndTooEarly: Story = {
  args: {
    currentMonth: ROADMAP_FIRST + 4,
    dependencies: {
      before: [{ dependency: 1, task: 2, title: 'Concept', broken: true }],
      after: [],
    },
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const labels = labelsOf(localeOf({ globals })).taskDetails;
    await expect(await canvas.findByText(labels.late)).toBeVisible();
    await expect(canvas.getAllByText(labels.tooEarly)).toHaveLength(2);
  },
};

/** Everybody else reads. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** An idea has a length, and no months yet. */
export const Undated: Story = {
  args: { undated: true, progress: 0 },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const labels = labelsOf(localeOf({ globals })).taskDetails;
    await expect(await canvas.findByText(labels.undated, { exact: false })).toBeVisible();
    await expect(canvas.queryByText(labels.start)).toBeNull();
    await expect(canvas.queryByText(labels.end)).toBeNull();
  },
};

/** The shortest task there can be. */
export const OneMonth: Story = { args: { endMonth: ROADMAP_FIRST + 1, progress: 0 } };

export const WithoutOwnerAndTargets: Story = { args: { owner: null, targets: [] } };

/** The task is known, its targets are on their way. */
export const Loading: Story = { args: { targets: null } };

export const LongText: Story = {
  args: {
    title: 'Vastuullisuusraportointijärjestelmän käyttöönotto kaikissa toimipisteissä',
    owner: { name: 'aleksanteri.vanhalakka-ruohonen@pohjolanpaja.example' },
    targets: targetsInEveryState.slice(7),
  },
  globals: { viewport: { value: 'phone' } },
};
