import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { PointerTool } from '../../test/fixtures/pointer.js';
import { RoadmapExample, roadmapActions } from '../../test/fixtures/RoadmapExample.js';
import {
  dependenciesOf,
  ideasOf,
  milestonesOf,
  planOf,
  planTitles,
  ROADMAP_FIRST,
  ROADMAP_LAST,
  ROADMAP_NOW,
} from '../../test/fixtures/roadmap.js';
import { Roadmap } from './Roadmap.js';

const meta = {
  title: 'Roadmap/Roadmap/Editing',
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
    return (
      <RoadmapExample
        key={locale}
        {...args}
        mainTasks={planOf(planTitles[locale], locale)}
        milestones={milestonesOf(locale)}
        dependencies={args.dependencies ?? []}
        ideas={args.ideas && ideasOf(locale)}
        locale={locale}
        labels={labelsOf(locale).roadmap}
      />
    );
  },
} satisfies Meta<typeof Roadmap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Height of a row. */
const ROW = 46;
const bar = (canvasElement: HTMLElement, id: number) =>
  canvasElement.querySelector<HTMLElement>(`[data-task="${id}"]`) as HTMLElement;
/** Width of a month. */
const monthOf = (canvasElement: HTMLElement) => {
  const frame = canvasElement.querySelector<HTMLElement>('[data-zoom]');
  return Number.parseFloat(frame?.style.getPropertyValue('--month') ?? '');
};
const ready = (canvasElement: HTMLElement) =>
  waitFor(() => expect(bar(canvasElement, 1)).toBeVisible());

/** By mouse: the middle moves a bar, its edges resize it, also to another row and main task. */
export const ByMouse: Story = {
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    const month = monthOf(canvasElement);
    const mouse = new PointerTool('mouse');
    // The end, a month further.
    const { right, top, height } = bar(canvasElement, 1).getBoundingClientRect();
    await mouse.drag([right - 2, top + height / 2], [right - 2 + month, top + height / 2]);
    await waitFor(() =>
      expect(args.onPlanChange).toHaveBeenLastCalledWith({
        kind: 'resize',
        changes: [
          expect.objectContaining({
            task: 1,
            to: expect.objectContaining({ endMonth: ROADMAP_FIRST + 4 }),
          }),
        ],
      }),
    );
    // The middle, two rows down: into the second main task, where its row is free.
    const box = bar(canvasElement, 1).getBoundingClientRect();
    const to = bar(canvasElement, 13).getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + ROW / 2] as const;
    mouse.press(middle);
    mouse.move([middle[0] - month, to.top + ROW / 2]);
    await expect(bar(canvasElement, 1).style.transform).toContain(`translate(-${month}px`);
    mouse.release([middle[0] - month, to.top + ROW / 2]);
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
  },
};

/** What would overlap is refused: the reason is shown and spoken, and the bar goes back. */
export const Refused: Story = {
  play: async ({ args, canvasElement, globals }) => {
    await ready(canvasElement);
    const month = monthOf(canvasElement);
    const mouse = new PointerTool('mouse');
    const box = bar(canvasElement, 1).getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + ROW / 2] as const;
    mouse.press(middle);
    mouse.move([middle[0] + 4 * month, middle[1]]);
    await expect(bar(canvasElement, 1)).toHaveAttribute('data-refused');
    const { refused, anotherRow } = labelsOf(localeOf({ globals })).roadmap;
    const [title, other] = [1, 2].map((id) => bar(canvasElement, id).textContent as string);
    const sentence = `${refused.overlap(title ?? '', other ?? '')} ${anotherRow}`;
    await expect(screen.getByText(sentence)).toBeVisible();
    mouse.release([middle[0] + 4 * month, middle[1]]);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent(sentence),
    );
    await expect(bar(canvasElement, 1).getBoundingClientRect().left).toBe(box.left);
    await expect(args.onPlanChange).not.toHaveBeenCalled();
    // The reason stays until the next action.
    const reason = canvasElement.querySelector('.reason');
    await expect(reason).toBeVisible();
    mouse.press(middle);
    await expect(reason).not.toBeVisible();
    mouse.release(middle);
  },
};

/** Details that open in passing stay off what is above the plan, however much they show. */
export const DetailsBelow: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    // It has more room above it than below.
    const last = bar(canvasElement, 21);
    const title = last.textContent as string;
    await userEvent.hover(last);
    const panel = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(panel).toBeVisible());
    const frame = last.closest('[data-state]')?.getBoundingClientRect();
    await waitFor(() =>
      expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame?.top ?? Infinity),
    );
  },
};

/** A click on an empty month makes a task, a drag one of several months. */
export const Create: Story = {
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    const month = monthOf(canvasElement);
    const mouse = new PointerTool('mouse');
    const { right, top, height } = bar(canvasElement, 2).getBoundingClientRect();
    const y = top + height / 2;
    await mouse.drag([right + month / 2, y], [right + 2.5 * month, y]);
    const endMonth = ROADMAP_FIRST + 13;
    await waitFor(() =>
      expect(args.onPlanChange).toHaveBeenLastCalledWith({
        kind: 'create',
        at: { mainTask: 1, rowIndex: 0, startMonth: endMonth - 2, endMonth },
      }),
    );
  },
};

/** A finger that rests on a bar drags it; one that moves at once scrolls. */
export const ByTouch: Story = {
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    const month = monthOf(canvasElement);
    const finger = new PointerTool('touch');
    const box = bar(canvasElement, 2).getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + ROW / 2] as const;
    await finger.drag(at, [at[0] + month, at[1]]);
    await expect(args.onPlanChange).not.toHaveBeenCalled();
    finger.press(at);
    await waitFor(() =>
      expect(canvasElement.querySelector('.body')).toHaveAttribute('data-dragging', 'move'),
    );
    finger.move([at[0] + month, at[1]]);
    finger.release([at[0] + month, at[1]]);
    await waitFor(() =>
      expect(args.onPlanChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'move' })),
    );
  },
};

/** Shift and a click, a frame with Shift, or Ctrl and A choose several bars, which move together. */
export const SeveralBars: Story = {
  play: async ({ args, canvasElement, globals }) => {
    await ready(canvasElement);
    const canvas = within(canvasElement);
    const { chosenCount } = labelsOf(localeOf({ globals })).roadmap;
    bar(canvasElement, 1).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(chosenCount(2)));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await waitFor(() =>
      expect(args.onPlanChange).toHaveBeenLastCalledWith({
        kind: 'move',
        changes: [expect.objectContaining({ task: 1 }), expect.objectContaining({ task: 2 })],
      }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(chosenCount(0)));

    const mouse = new PointerTool('mouse', { shiftKey: true });
    const from = bar(canvasElement, 11).getBoundingClientRect();
    const to = bar(canvasElement, 13).getBoundingClientRect();
    await mouse.drag([from.left - 10, from.top + 4], [to.right, to.bottom]);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(chosenCount(2)));
  },
};

/** Tasks without dates are dragged onto a month, or chosen and placed by a click or by keys. */
export const Ideas: Story = {
  args: { ideas: ideasOf('en') },
  play: async ({ args, canvasElement, globals }) => {
    await ready(canvasElement);
    const month = monthOf(canvasElement);
    const canvas = within(canvasElement);
    const labels = labelsOf(localeOf({ globals })).roadmap;
    const [first, second] = ideasOf(localeOf({ globals }));
    if (!first || !second) throw new Error('No ideas');
    const chip = canvas.getByRole('button', { name: first.title });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getAllByText(labels.placeIdea(first.title))[0]).toBeVisible();
    const { right, top } = bar(canvasElement, 2).getBoundingClientRect();
    const mouse = new PointerTool('mouse');
    await mouse.drag([right + month / 2, top + 4], [right + month / 2, top + 4]);
    await waitFor(() =>
      expect(args.onPlanChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ kind: 'schedule', idea: first.id }),
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: first.title })).toBeNull());
    canvas.getByRole('button', { name: second.title }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(args.onPlanChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ kind: 'schedule', idea: second.id }),
      ),
    );
  },
};

/** Arrows lead from a task to those that follow; one that begins too early says so. */
export const Dependencies: Story = {
  args: { dependencies: dependenciesOf() },
  play: async ({ args, canvasElement, globals }) => {
    await ready(canvasElement);
    const labels = labelsOf(localeOf({ globals })).roadmap;
    await expect(canvasElement.querySelectorAll('.arrow')).toHaveLength(2);
    // Its bar is too narrow for the word: the edge and the name say it.
    await expect(bar(canvasElement, 13)).toHaveAttribute('data-early');
    // After the words that say what is wrong.
    const title = (id: number) =>
      bar(canvasElement, id).querySelector('span')?.lastChild?.textContent as string;
    await expect(bar(canvasElement, 13)).toHaveAccessibleName(
      expect.stringContaining(labels.brokenDependency(title(11), title(13))),
    );
    // By keyboard, and refused where two would wait for each other.
    bar(canvasElement, 2).focus();
    await userEvent.keyboard('d');
    await expect(screen.getAllByText(labels.connectFrom(title(2)))[0]).toBeVisible();
    bar(canvasElement, 1).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getAllByText(labels.circular(title(2), title(1)))[0]).toBeVisible(),
    );
    await expect(args.onPlanChange).not.toHaveBeenCalled();
    bar(canvasElement, 2).focus();
    await userEvent.keyboard('d');
    bar(canvasElement, 22).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlanChange).toHaveBeenLastCalledWith({ kind: 'connect', from: 2, to: 22 });
  },
};

/** An arrow is dragged to another task by the end that is nearer. */
export const Rehung: Story = {
  args: { dependencies: [{ id: 1, from: 1, to: 22 }] },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    const mouse = new PointerTool('mouse');
    const middleOf = (id: number) => {
      const { left, top, width, height } = bar(canvasElement, id).getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const line = canvasElement.querySelector<SVGPathElement>('[data-arrow="1"] .line');
    const tip = canvasElement.querySelector('[data-arrow="1"] .tip')?.getBoundingClientRect();
    if (!line || !tip) throw new Error('The arrow is not there');
    await expect(line).toBeVisible();
    await mouse.drag([tip.left - 4, tip.top + tip.height / 2], middleOf(13));
    await waitFor(() =>
      expect(args.onPlanChange).toHaveBeenLastCalledWith({
        kind: 'reconnect',
        dependency: 1,
        from: 1,
        to: 13,
      }),
    );
  },
};
