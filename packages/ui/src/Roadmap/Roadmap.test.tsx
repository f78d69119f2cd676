import { act, fireEvent, render, screen } from '@testing-library/react';
import { labelsOf } from '../../test/fixtures/labels.js';
import { planOf, ROADMAP_FIRST, ROADMAP_LAST, ROADMAP_NOW } from '../../test/fixtures/roadmap.js';
import { barBox, barRow, sizesOf } from './geometry.js';
import { Roadmap } from './Roadmap.js';
import type { RoadmapActions, RoadmapMainTask } from './types.js';

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  globalThis.ResizeObserver ??= NoResizeObserver;
  Element.prototype.setPointerCapture = () => {};
});

const nothing = () => {};
const onPlanChange = jest.fn();
const actions: RoadmapActions = {
  onAddMainTask: nothing,
  onEditMainTask: nothing,
  onDeleteMainTask: nothing,
  onAddRow: nothing,
  onDeleteRow: nothing,
  onAddMilestone: nothing,
  onOpenMilestone: nothing,
  onOpenRoadmap: nothing,
};
beforeEach(() => jest.clearAllMocks());

const plan = planOf(['Maintenance', 'Portal']);
const labels = labelsOf('en').roadmap;
const SIZES = sizesOf(13);
const TITLE_PX = 240;
const [pilot] = plan[0]?.tasks ?? [];
if (!pilot) throw new Error('The plan has no task');
const box = barBox(pilot, ROADMAP_FIRST, SIZES);
const y = barRow(0, SIZES).top + 10;

const roadmap = (mainTasks: readonly RoadmapMainTask[] = plan, readOnly = false) => (
  <Roadmap
    mainTasks={mainTasks}
    milestones={[]}
    firstMonth={ROADMAP_FIRST}
    lastMonth={ROADMAP_LAST}
    currentMonth={ROADMAP_NOW}
    readOnly={readOnly}
    onPlanChange={onPlanChange}
    actions={actions}
    locale="en"
    labels={labels}
    renderTaskDetails={(task) => task.title}
  />
);

/** jsdom has no PointerEvent, and every element of it is at 0, 0: places are those in the track. */
function point(type: string, element: Element, x: number, pointerType = 'mouse'): void {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: TITLE_PX + x,
    clientY: y,
  });
  Object.assign(event, { pointerType, pointerId: 1 });
  fireEvent(element, event);
}

const bar = () => document.querySelector(`[data-task="${pilot.id}"]`) as HTMLElement;
const resized = (endMonth: number) => ({
  kind: 'resize',
  changes: [expect.objectContaining({ task: pilot.id, to: expect.objectContaining({ endMonth }) })],
});

it('drags an edge that is pressed before any handle is drawn', () => {
  render(roadmap());
  const end = box.left + box.width - 2;
  // No move comes first: a busy page draws the handle only after the press.
  point('pointerdown', bar(), end);
  point('pointermove', bar(), end - 100);
  expect(bar().style.width).toBe(`${box.width - 2 * SIZES.month}px`);
  point('pointerup', bar(), end - SIZES.month);
  expect(onPlanChange).toHaveBeenCalledWith(resized(pilot.endMonth - 1));
});

it('moves a bar by its middle, as a transform', () => {
  render(roadmap());
  const middle = box.left + box.width / 2;
  point('pointerdown', bar(), middle);
  point('pointermove', bar(), middle + SIZES.month);
  expect(bar().style.transform).toBe(`translate(${SIZES.month}px, 0px)`);
  expect(bar().style.width).toBe(`${box.width}px`);
  point('pointerup', bar(), middle - SIZES.month);
  expect(bar().style.transform).toBe('');
  expect(onPlanChange).toHaveBeenCalledWith({
    kind: 'move',
    changes: [
      expect.objectContaining({
        to: expect.objectContaining({ startMonth: pilot.startMonth - 1 }),
      }),
    ],
  });
});

it.each([
  ['a press that stays where it is', box.left + box.width / 2, 'mouse', false, 2],
  ['a finger that moves at once, which scrolls', box.left + 2, 'touch', false, SIZES.month],
  ['an edge of a plan that is only read', box.left + 2, 'mouse', true, SIZES.month],
])('does not drag by %s', (_, x, pointerType, readOnly, way) => {
  render(roadmap(plan, readOnly));
  point('pointerdown', bar(), x, pointerType);
  point('pointermove', bar(), x + way, pointerType);
  point('pointerup', bar(), x + way, pointerType);
  expect(onPlanChange).not.toHaveBeenCalled();
});

it.each([
  ['the pointer is cancelled', () => point('pointercancel', bar(), box.left + SIZES.month)],
  ['Escape is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('leaves a bar as it was when %s', (_, stop) => {
  render(roadmap());
  point('pointerdown', bar(), box.left);
  point('pointermove', bar(), box.left + SIZES.month);
  expect(bar().style.width).not.toBe(`${box.width}px`);
  stop();
  expect(bar().style.width).toBe(`${box.width}px`);
  point('pointerup', bar(), box.left + SIZES.month);
  expect(onPlanChange).not.toHaveBeenCalled();
});

it('goes on dragging when others change the plan, from where the bar is then', () => {
  const { rerender } = render(roadmap());
  const middle = box.left + box.width / 2;
  point('pointerdown', bar(), middle);
  point('pointermove', bar(), middle + SIZES.month);
  const [first, second] = plan;
  if (!first || !second) throw new Error('The plan is too small');
  const [, other] = first.tasks;
  if (!other) throw new Error('The plan is too small');
  const shortened = { ...first, tasks: [pilot, { ...other, startMonth: other.startMonth + 1 }] };
  rerender(roadmap([shortened, second]));
  expect(bar().style.transform).toBe(`translate(${SIZES.month}px, 0px)`);
  point('pointerup', bar(), middle + 2 * SIZES.month);
  expect(onPlanChange).toHaveBeenCalledWith(expect.objectContaining({ kind: 'move' }));
});

it('takes up what a finger holds when the plan is drawn again meanwhile', () => {
  jest.useFakeTimers();
  try {
    const { rerender } = render(roadmap());
    const middle = box.left + box.width / 2;
    point('pointerdown', bar(), middle, 'touch');
    rerender(roadmap([...plan]));
    act(() => jest.advanceTimersByTime(1_000));
    point('pointermove', bar(), middle + SIZES.month, 'touch');
    point('pointerup', bar(), middle - SIZES.month, 'touch');
    expect(onPlanChange).toHaveBeenCalledWith(expect.objectContaining({ kind: 'move' }));
  } finally {
    jest.useRealTimers();
  }
});

it('ends a drag with a sentence when someone else has deleted the bar', () => {
  const { rerender } = render(roadmap());
  const middle = box.left + box.width / 2;
  point('pointerdown', bar(), middle);
  point('pointermove', bar(), middle + SIZES.month);
  const [first, second] = plan;
  if (!first || !second) throw new Error('The plan is too small');
  rerender(roadmap([{ ...first, tasks: first.tasks.slice(1) }, second]));
  expect(screen.getByRole('status')).toHaveTextContent(labels.gone(pilot.title));
  const other = document.querySelector('[data-task]') as HTMLElement;
  point('pointerup', other, middle + SIZES.month);
  expect(onPlanChange).not.toHaveBeenCalled();
});

it('says that a change is refused, and says it again the second time', () => {
  render(roadmap());
  act(() => bar().focus());
  const message = () => screen.getByRole('status').textContent;
  const shrink = () => {
    point('pointerdown', bar(), box.left + box.width);
    point('pointermove', bar(), box.left + box.width - 5 * SIZES.month);
    point('pointerup', bar(), box.left + box.width - 5 * SIZES.month);
  };
  shrink();
  const first = message();
  expect(first).toBe(labels.refused.length(pilot.title));
  shrink();
  expect(message()).not.toBe(first);
  expect(message()?.trim()).toBe(first);
  // The edge stops at the last month that is left.
  expect(onPlanChange).toHaveBeenLastCalledWith(resized(pilot.startMonth));
});

it('offers to add the first main task of an empty plan, but not to readers', () => {
  const { rerender, container } = render(roadmap([]));
  const notice = () => container.querySelector('.notice');
  expect(notice()?.textContent).toContain(labels.empty);
  expect(notice()?.querySelector('button')?.textContent).toBe(labels.addMainTask);
  rerender(roadmap([], true));
  expect(notice()?.textContent).toBe(labels.empty);
});

it('draws arrows below the rows, whose titles stay in view sideways', () => {
  const [second] = plan[1]?.tasks ?? [];
  if (!second) throw new Error('The second main task has no task');
  const dependencies = [{ id: 1, from: pilot.id, to: second.id }];
  const { container } = render(<Roadmap {...roadmap().props} dependencies={dependencies} />);
  const arrow = container.querySelector('.arrow');
  const groups = [...container.querySelectorAll('.group')];
  expect(arrow).not.toBeNull();
  expect(groups.length).toBeGreaterThan(1);
  // Neither has a z-index: what comes later is painted over what comes before.
  for (const group of groups)
    expect(arrow?.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('offers the way to today while today is out of view', () => {
  render(roadmap());
  const frame = screen.getByRole('region', { name: labels.roadmap });
  Object.defineProperty(frame, 'clientWidth', { value: 800 });
  const today = document.querySelector('.today-button') as HTMLElement;
  frame.scrollLeft = 5000;
  fireEvent.scroll(frame);
  expect(today).toBeVisible();
  today.focus();
  fireEvent.click(today);
  fireEvent.scroll(frame);
  expect(today).not.toBeVisible();
  expect(frame).toHaveFocus();
});

it('hides the name of a month of which too little is in view', () => {
  render(roadmap());
  const frame = screen.getByRole('region', { name: labels.roadmap });
  Object.defineProperty(frame, 'clientWidth', { value: 800 });
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-parts] .head-cell');
  if (!first || !second) throw new Error('There are no months');
  for (const cell of [first, second])
    Object.defineProperty(cell.firstElementChild, 'offsetWidth', { value: 30 });
  const cutAt = (left: number) => {
    frame.scrollLeft = left;
    fireEvent.scroll(frame);
    return [first, second].map((cell) => cell.matches('[data-cut]'));
  };
  expect(cutAt(0)).toEqual([false, false]);
  // There is room beside the edge, where it stays.
  expect(cutAt(20)).toEqual([false, false]);
  expect(cutAt(40)).toEqual([true, false]);
  expect(cutAt(100)).toEqual([true, true]);
  expect(cutAt(64)).toEqual([true, false]);
});

it('opens at the start of a month, with whole months in view', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1131);
  render(<Roadmap {...roadmap().props} style={{ fontSize: 13 }} />);
  const frame = screen.getByRole('region', { name: labels.roadmap });
  const [month, title] = ['--month', '--title-width'].map((name) =>
    Number.parseFloat(frame.style.getPropertyValue(name)),
  );
  if (!month || !title) throw new Error('The frame has no sizes');
  expect(month).toBeGreaterThanOrEqual(64);
  expect(Number.isInteger(month)).toBe(true);
  expect((1131 - title - 1) % month).toBe(0);
  expect(frame.scrollLeft).toBeGreaterThan(0);
  expect(frame.scrollLeft % month).toBe(0);
  width.mockRestore();
});

it('says of milestones whether they are passed or to come, by form and in words', () => {
  const { props } = roadmap();
  const milestones = [-1, 0].map((months) => ({
    id: 2 + months,
    title: `Review ${2 + months}`,
    month: props.currentMonth + months,
  }));
  const { container, rerender } = render(<Roadmap {...props} milestones={milestones} />);
  const key = () => container.querySelector('.diamond')?.parentElement;
  expect(key()?.textContent).toBe(labels.milestonePassed);
  const passed = screen.getByRole('button', { name: /^Review 1, .*, passed$/ });
  expect(passed.matches('[data-passed]')).toBe(true);
  expect(passed.title).toMatch(/, passed$/);
  // Its month is not over.
  const coming = screen.getByRole('button', { name: /^Review 2, .*, to come$/ });
  expect(coming.matches('[data-passed]')).toBe(false);
  rerender(<Roadmap {...props} milestones={milestones.slice(1)} />);
  expect(key()?.textContent).toBe(labels.milestoneToCome);
});

it('hides the name of a milestone whose diamond is out of view, and cuts one that goes on beyond it', () => {
  const { props } = roadmap();
  const range = { firstMonth: props.firstMonth, lastMonth: props.firstMonth + 35 };
  const milestones = [{ id: 1, title: 'Portal in use', month: props.firstMonth + 5 }];
  const { container } = render(<Roadmap {...props} {...range} milestones={milestones} />);
  const frame = screen.getByRole('region', { name: labels.roadmap });
  let width = 800;
  Object.defineProperty(frame, 'clientWidth', { get: () => width });
  const mark = container.querySelector<HTMLElement>('.milestone');
  // Its diamond is from 360 to 384 px, its name behind it.
  const at = (left: number) => {
    frame.scrollLeft = left;
    fireEvent.scroll(frame);
    return [mark?.matches('[data-cut]'), mark?.style.getPropertyValue('--in-view')];
  };
  expect(at(100)).toEqual([false, '']);
  expect(at(400)).toEqual([true, '']);
  // 40 px less than the title begins with are in view behind it.
  width = 240 + 384 + 40;
  expect(at(0)).toEqual([false, '32px']);
});
