import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { RoadmapExample, roadmapActions } from '../../test/fixtures/RoadmapExample.js';
import {
  crowdedMilestones,
  longTitles,
  milestonesOf,
  planOf,
  planTitles,
  ROADMAP_FIRST,
  ROADMAP_LAST,
  ROADMAP_NOW,
} from '../../test/fixtures/roadmap.js';
import { ErrorState } from '../ErrorState/index.js';
import { Roadmap } from './Roadmap.js';

const meta = {
  title: 'Roadmap/Roadmap',
  component: Roadmap,
  args: {
    mainTasks: planOf(planTitles.en),
    milestones: milestonesOf('en'),
    firstMonth: ROADMAP_FIRST,
    lastMonth: ROADMAP_LAST,
    currentMonth: ROADMAP_NOW,
    readOnly: false,
    onPlanChange: fn(),
    actions: roadmapActions(),
    locale: 'en',
    labels: labelsOf('en').roadmap,
    renderTaskDetails: ({ title }) => title,
  },
  render: (args, context) => {
    const locale = localeOf(context);
    const isFinnish = locale === 'fi';
    const { mainTasks, milestones } = meta.args;
    return (
      <RoadmapExample
        key={locale}
        {...args}
        mainTasks={
          isFinnish && args.mainTasks === mainTasks ? planOf(planTitles.fi, 'fi') : args.mainTasks
        }
        milestones={
          isFinnish && args.milestones === milestones ? milestonesOf('fi') : args.milestones
        }
        locale={locale}
        labels={labelsOf(locale).roadmap}
      />
    );
  },
} satisfies Meta<typeof Roadmap>;

export default meta;
type Story = StoryObj<typeof meta>;

const barsOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-task]'),
];
const bar = (canvasElement: HTMLElement, id: number) =>
  canvasElement.querySelector<HTMLElement>(`[data-task="${id}"]`) as HTMLElement;

const expectNothingCut = async (canvasElement: HTMLElement) =>
  waitFor(() => {
    const titles = [...canvasElement.querySelectorAll('.group .title')];
    // Of three, those that are in view.
    expect(titles.length).toBeGreaterThan(1);
    for (const { scrollHeight, clientHeight } of titles)
      expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
    for (const one of [...barsOf(canvasElement), ...canvasElement.querySelectorAll('.head-cell')])
      expect(one.scrollHeight).toBeLessThanOrEqual(one.clientHeight + 1);
  });

/** Edges are dragged to whole months; main tasks are put in order by the grip or the menu. */
export const ForManagers: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const labels = labelsOf(localeOf({ globals })).roadmap;
    const [first, second] = planTitles[localeOf({ globals })];
    await waitFor(() => expect(bar(canvasElement, 1)).toBeVisible());
    await userEvent.click(
      canvas.getByRole('button', { name: `${labels.mainTaskActions}: ${first}` }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: labels.moveDown }));
    await waitFor(() => {
      const groups = canvas.getAllByRole('group').filter(({ dataset }) => dataset.index === '0');
      expect(groups[0]).toHaveAccessibleName(second as string);
    });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(labels.moved(first as string, 2, 3)),
    );
  },
};

/** Bars are one tab stop: arrow keys move between them, with Shift or Alt they move an edge. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const locale = localeOf({ globals });
    const labels = labelsOf(locale).roadmap;
    await waitFor(() => expect(bar(canvasElement, 1)).toBeVisible());
    await expect(barsOf(canvasElement).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    bar(canvasElement, 1).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(bar(canvasElement, 2)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(bar(canvasElement, 12)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(bar(canvasElement, 13)).toHaveFocus());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(bar(canvasElement, 1)).toHaveFocus());
    await expect(barsOf(canvasElement).filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      bar(canvasElement, 1),
    ]);

    await expect(bar(canvasElement, 1)).toHaveAttribute(
      'aria-keyshortcuts',
      expect.stringContaining('Space Shift+ArrowRight Shift+ArrowLeft'),
    );
    await expect(bar(canvasElement, 1)).toHaveAccessibleDescription(
      [...labels.keys, ...labels.editKeys].join(' '),
    );
    await expect(screen.getByText(labels.keys[0] ?? '', { exact: false })).toBeVisible();
    const title = bar(canvasElement, 1).textContent as string;
    const [start, end] =
      locale === 'fi' ? ['elokuu 2026', 'marraskuu 2026'] : ['August 2026', 'November 2026'];
    const placed = labels.placed(title, start as string, end as string, 0, '');

    // With Shift the end moves; Escape puts it back before the key is released.
    await userEvent.keyboard('{Shift>}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(placed));
    await userEvent.keyboard('{Escape}{/Shift}');
    await expect(args.onPlanChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(bar(canvasElement, 1)).toHaveAccessibleName(
        labels.task(title, start as string, end as string, 100),
      ),
    );
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    // What is in the way, and what to do: also for those who see, until they do something.
    const why = `${labels.refused.overlap(title, bar(canvasElement, 2).textContent as string)} ${labels.anotherRow}`;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(why));
    const shown = canvasElement.querySelector('.reason');
    await expect(shown).toBeVisible();
    await expect(shown).toHaveTextContent(why);
    await userEvent.keyboard('{Home}');
    await expect(shown).not.toBeVisible();

    // Picked up by Space, carried by arrows to another main task, put down by Enter.
    const focused = getComputedStyle(bar(canvasElement, 1)).outlineStyle;
    await userEvent.keyboard(' ');
    await expect(bar(canvasElement, 1)).toHaveAttribute('data-carried');
    await expect(getComputedStyle(bar(canvasElement, 1)).outlineStyle).not.toBe(focused);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{Enter}');
    await waitFor(() =>
      expect(args.onPlanChange).toHaveBeenLastCalledWith({
        kind: 'move',
        changes: [
          expect.objectContaining({
            task: 1,
            to: expect.objectContaining({ mainTask: 2, rowIndex: 1, startMonth: ROADMAP_FIRST }),
          }),
        ],
      }),
    );
    await waitFor(() => expect(bar(canvasElement, 1)).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onPlanChange).toHaveBeenLastCalledWith({ kind: 'delete', tasks: [1] });
  },
};

/** Everybody else reads; the details open after 250 ms or by a click. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(bar(canvasElement, 1)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /Add|Lisää/ })).toBeNull();
    await expect(bar(canvasElement, 1)).not.toHaveAttribute('aria-keyshortcuts');
    await userEvent.click(bar(canvasElement, 1));
    const pilot = bar(canvasElement, 1).textContent as string;
    await waitFor(() => expect(screen.getByRole('dialog', { name: pilot })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const rollOut = bar(canvasElement, 2);
    await userEvent.hover(rollOut);
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: rollOut.textContent as string })).toBeVisible(),
    );
    // A light hint which covers neither the row of its bar nor the months.
    const hint = screen.getByRole('dialog');
    await expect(within(hint).queryByRole('slider')).toBeNull();
    await waitFor(() => {
      const box = hint.getBoundingClientRect();
      const own = rollOut.getBoundingClientRect();
      const months = canvasElement.querySelector('.head')?.getBoundingClientRect();
      expect(box.width).toBeLessThanOrEqual(350);
      expect(box.top >= own.bottom || box.bottom <= own.top).toBe(true);
      expect(box.top).toBeGreaterThanOrEqual(months?.bottom ?? 0);
    });
    await waitFor(() => expect(rollOut).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).not.toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.unhover(rollOut);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without dragging: the details of a task move its months by buttons. */
export const ByTapping: Story = {
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(bar(canvasElement, 1)).toBeVisible());
    const before = bar(canvasElement, 1).offsetWidth;
    await userEvent.click(bar(canvasElement, 1));
    const panel = within(await screen.findByRole('dialog'));
    const name = localeOf({ globals }) === 'fi' ? /^Päättyy: .*myöhemmin/ : /^Ends .*later/;
    await userEvent.click(await panel.findByRole('button', { name }));
    await waitFor(() => expect(bar(canvasElement, 1).offsetWidth).toBeGreaterThan(before));
  },
};

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Milestones near each other are in lanes; many in one month become one mark with a menu. */
export const CrowdedMilestones: Story = {
  args: { milestones: crowdedMilestones('en') },
  render: (args, context) => (
    <RoadmapExample
      {...args}
      locale={localeOf(context)}
      labels={labelsOf(localeOf(context)).roadmap}
      milestones={crowdedMilestones(localeOf(context))}
    />
  ),
  play: async ({ args, canvasElement, globals }) => {
    const labels = labelsOf(localeOf({ globals })).roadmap;
    const canvas = within(canvasElement);
    const group = await canvas.findByRole('group', { name: labels.milestones });
    const marks = within(group)
      .getAllByRole('button')
      .filter(({ className }) => className === 'milestone');
    await expect(marks).toHaveLength(8);
    for (const [i, one] of marks.entries())
      for (const other of marks.slice(i + 1))
        expect(overlap(one.getBoundingClientRect(), other.getBoundingClientRect())).toBe(false);
    const month = localeOf({ globals }) === 'fi' ? 'huhtikuu 2027' : 'April 2027';
    await userEvent.click(
      within(group).getByRole('button', {
        name: `${labels.milestone(labels.milestoneCount(4), month)}, ${labels.milestoneToCome}`,
      }),
    );
    const [item] = await screen.findAllByRole('menuitem');
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
    await userEvent.click(item as HTMLElement);
    await expect(args.actions.onOpenMilestone).toHaveBeenCalledWith(
      expect.objectContaining({ id: 10 }),
    );
  },
};

/** A plan of three years opens on the current month; the button comes back to it. */
export const LongPlan: Story = {
  args: { lastMonth: ROADMAP_FIRST + 35 },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const labels = labelsOf(localeOf({ globals })).roadmap;
    const frame = await canvas.findByRole('region', { name: labels.roadmap });
    const today = () => canvasElement.querySelector('[data-current]')?.getBoundingClientRect();
    const isInView = () => {
      const box = frame.getBoundingClientRect();
      expect(today()?.left).toBeGreaterThan(box.left);
      expect(today()?.right).toBeLessThan(box.right);
    };
    await waitFor(isInView);
    frame.scrollLeft = 9999;
    await waitFor(() => expect(today()?.right).toBeLessThan(frame.getBoundingClientRect().left));
    // It is there once the scrolling was heard of.
    await userEvent.click(await canvas.findByRole('button', { name: labels.today }));
    await waitFor(isInView);
  },
};

/** Today in the first days of a year: its line goes through all rows and bars, its flag covers no year. */
export const Today: Story = {
  args: { currentMonth: ROADMAP_FIRST + 6, currentDay: 4 },
  play: async ({ canvasElement, globals }) => {
    const labels = labelsOf(localeOf({ globals })).roadmap;
    await waitFor(() => expect(bar(canvasElement, 1)).toBeVisible());
    const flag = canvasElement.querySelector('.flag') as HTMLElement;
    await expect(flag).toHaveTextContent(labels.today);
    const frame = canvasElement.querySelector('[data-zoom]') as HTMLElement;
    const month = Number.parseFloat(frame.style.getPropertyValue('--month'));
    const line = Number.parseFloat(frame.style.getPropertyValue('--today'));
    await expect(line / month).toBeCloseTo(6 + 4 / 31);
    const [year] = [...canvasElement.querySelectorAll('[data-year] > span')].filter(
      ({ textContent }) => textContent === '2027',
    );
    await expect(year?.getBoundingClientRect().left).toBeGreaterThan(
      flag.getBoundingClientRect().right,
    );
    // It is seen over bars, but not over their names.
    const under = [...canvasElement.querySelectorAll<HTMLElement>('.bar[data-now]')];
    await expect(under.length).toBeGreaterThan(0);
    for (const one of under) {
      const { offsetLeft, offsetWidth, firstElementChild: name, parentElement: row } = one;
      await expect(line).toBeGreaterThanOrEqual(offsetLeft - 2);
      await expect(line).toBeLessThanOrEqual(offsetLeft + offsetWidth + month);
      if (!name || !row) throw new Error('A bar has no name');
      await expect(getComputedStyle(row, '::after').opacity).toBe('0.6');
      await expect(getComputedStyle(name).zIndex).toBe('1');
    }
  },
};

/** Quarters and fiscal years of an organisation whose years start in July. */
export const Quarters: Story = {
  args: { zoom: 'quarter', fiscalStart: 7, lastMonth: ROADMAP_FIRST + 35 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(bar(canvasElement, 1)).toBeVisible());
    await expect(canvasElement.querySelector('[data-year]')).toHaveTextContent('2026–2027');
    // Months are at least so wide, and wider where the period would leave a part of the frame empty.
    await expect(bar(canvasElement, 1).offsetWidth).toBeGreaterThanOrEqual(3 * 24 - 4);
    const frame = canvasElement.querySelector('[data-zoom]') as HTMLElement;
    const timeline = Number.parseFloat(frame.style.getPropertyValue('--timeline'));
    const title = Number.parseFloat(frame.style.getPropertyValue('--title-width'));
    await expect(frame.clientWidth - timeline - title).toBeLessThanOrEqual(13);
  },
};

/** Ten years in one view. */
export const Years: Story = {
  args: {
    zoom: 'year',
    firstMonth: ROADMAP_FIRST - 30,
    lastMonth: ROADMAP_FIRST + 89,
    density: 'compact',
  },
};

/** Low rows, for plans with many of them. */
export const Compact: Story = {
  args: { density: 'compact' },
  play: ({ canvasElement }) => expectNothingCut(canvasElement),
};

/** What does not match the filter is dimmed, and stays where it is. */
export const Filtered: Story = {
  args: { matches: ({ progress }) => progress < 100 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(bar(canvasElement, 1)).toBeVisible());
    await expect(bar(canvasElement, 1)).toHaveAttribute('data-dimmed');
    await expect(bar(canvasElement, 2)).not.toHaveAttribute('data-dimmed');
  },
};

/** What has ended before it was done says so, by a word, or where that has no room by a shape. */
export const Late: Story = {
  args: { currentMonth: ROADMAP_FIRST + 13 },
  play: async ({ canvasElement, globals }) => {
    const { late } = labelsOf(localeOf({ globals })).roadmap;
    await waitFor(() => expect(bar(canvasElement, 2)).toBeVisible());
    await expect(bar(canvasElement, 2)).toHaveAttribute('data-late');
    await expect(bar(canvasElement, 2)).toHaveTextContent(late);
    await expect(bar(canvasElement, 2)).toHaveAttribute('data-worded');
    await expect(bar(canvasElement, 2)).toHaveAccessibleName(expect.stringContaining(late));
    await expect(bar(canvasElement, 1)).not.toHaveAttribute('data-late');
  },
};

export const Empty: Story = { args: { mainTasks: [], milestones: [] } };

/** Places are held; the head is there already. */
export const Loading: Story = {
  args: { mainTasks: [], milestones: [], loading: true },
  play: async ({ canvasElement, globals }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      labelsOf(localeOf({ globals })).roadmap.loading,
    );
  },
};

export const Failed: Story = {
  args: { mainTasks: [], milestones: [] },
  render: (args, context) => {
    const isFinnish = localeOf(context) === 'fi';
    return (
      <RoadmapExample
        {...args}
        locale={localeOf(context)}
        labels={labelsOf(localeOf(context)).roadmap}
        error={
          <ErrorState
            title={isFinnish ? 'Tiekarttaa ei voitu ladata' : 'The roadmap could not be loaded'}
            retryLabel={isFinnish ? 'Yritä uudelleen' : 'Try again'}
            onRetry={() => {}}
          />
        }
      />
    );
  },
};

/** Five hundred main tasks: only rows near the view are in the DOM. */
export const ManyMainTasks: Story = {
  args: { mainTasks: planOf(Array.from({ length: 500 }, (_, index) => `Main task ${index + 1}`)) },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const groups = within(canvasElement).getAllByRole('group', { name: /^Main task \d/ });
      expect(groups.length).toBeGreaterThan(3);
      expect(groups.length).toBeLessThan(40);
    });
    bar(canvasElement, 1).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(bar(canvasElement, 4993)).toHaveFocus());
  },
};

/** Titles are shown in full: a long one makes its main task taller. */
export const LongText: Story = {
  args: { mainTasks: planOf(longTitles) },
  play: ({ canvasElement }) => expectNothingCut(canvasElement),
};

/** Titles are above the rows, so that the months have the whole width. */
export const Narrow: Story = {
  args: { mainTasks: planOf(longTitles) },
  play: ({ canvasElement }) => expectNothingCut(canvasElement),
  decorators: [
    (Story) => (
      <div style={{ width: 340, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

/** The state of a bar is said by its mark alone, and its name has the width. */
export const NarrowLate: Story = {
  args: { currentMonth: ROADMAP_FIRST + 13 },
  decorators: Narrow.decorators,
  play: async ({ canvasElement, globals }) => {
    const { late } = labelsOf(localeOf({ globals })).roadmap;
    await waitFor(() => expect(canvasElement.querySelector('[data-narrow]')).not.toBeNull());
    const words = canvasElement.querySelector('.bar[data-late] b') as HTMLElement;
    await expect(words.getBoundingClientRect().width).toBeLessThan(16);
    await expect(words.closest('.bar')).toHaveAccessibleName(expect.stringContaining(late));
  },
};

/** Where something else adds to the plan there is no line of buttons over the months. */
export const NarrowWithoutButtons: Story = {
  args: {
    actions: { ...roadmapActions(), onAddMainTask: undefined, onAddMilestone: undefined },
  },
  decorators: Narrow.decorators,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-narrow]')).not.toBeNull());
    await expect(canvasElement.querySelector('.head-tools')).toBeNull();
    const frame = canvasElement.querySelector('[data-narrow]') as HTMLElement;
    const today = canvasElement.querySelector('.today-button') as HTMLElement;
    // At the end of what is in view, however far it is scrolled.
    for (const left of [0, 400]) {
      frame.scrollLeft = left;
      const { right } = today.getBoundingClientRect();
      const end = frame.getBoundingClientRect().right;
      await waitFor(() => expect(right).toBeLessThanOrEqual(end));
      await expect(right).toBeGreaterThan(end - 24);
    }
  },
};

/** The timeline grows with the reader's text: nothing is cut, nothing overlaps. */
export const LargeText: Story = {
  globals: { textSize: '200%' },
  args: { milestones: crowdedMilestones('en') },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
    const marks = [...canvasElement.querySelectorAll('.milestone')];
    for (const [i, one] of marks.entries())
      for (const other of marks.slice(i + 1))
        expect(overlap(one.getBoundingClientRect(), other.getBoundingClientRect())).toBe(false);
  },
};
