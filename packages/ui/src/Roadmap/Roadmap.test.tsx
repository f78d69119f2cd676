import { act, fireEvent, render, screen } from '@testing-library/react';
import { labelsOf } from '../../test/fixtures/labels.js';
import { planOf, ROADMAP_FIRST, ROADMAP_LAST, ROADMAP_NOW } from '../../test/fixtures/roadmap.js';
import { barBox, barRow, sizesOf } from './geometry.js';
import { Roadmap } from './Roadmap.js';
import type { RoadmapActions } from './types.js';

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
const onResizeTask = jest.fn();
const onRefuse = jest.fn();
const actions: RoadmapActions = {
  onResizeTask,
  onRefuse,
  onAddTask: nothing,
  onAddMainTask: nothing,
  onEditMainTask: nothing,
  onDeleteMainTask: nothing,
  onMoveMainTask: nothing,
  onAddRow: nothing,
  onDeleteRow: nothing,
  onAddMilestone: nothing,
  onOpenMilestone: nothing,
  onOpenRoadmap: nothing,
};
beforeEach(() => jest.clearAllMocks());

const plan = planOf(['Maintenance', 'Portal']);
const SIZES = sizesOf(13);
const [pilot] = plan[0]?.tasks ?? [];
if (!pilot) throw new Error('The plan has no task');
const box = barBox(pilot, ROADMAP_FIRST, SIZES);
const y = barRow(0, SIZES).top + 10;

const draw = (readOnly = false) =>
  render(
    <Roadmap
      mainTasks={plan}
      milestones={[]}
      firstMonth={ROADMAP_FIRST}
      lastMonth={ROADMAP_LAST}
      currentMonth={ROADMAP_NOW}
      readOnly={readOnly}
      actions={actions}
      locale="en"
      labels={labelsOf('en').roadmap}
      renderTaskDetails={(task) => task.title}
    />,
  );

/** jsdom has no PointerEvent, and every element of it is at 0, 0: places are those in the track. */
function point(type: string, element: Element, x: number, pointerType = 'mouse'): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y });
  Object.assign(event, { pointerType, pointerId: 1 });
  fireEvent(element, event);
}

const bar = () => document.querySelector(`[data-task="${pilot.id}"]`) as HTMLElement;

it('drags an edge that is pressed before any handle is drawn', () => {
  draw();
  const end = box.left + box.width - 2;
  // No move comes first: a busy page draws the handle only after the press.
  point('pointerdown', bar(), end);
  point('pointermove', bar(), end - 100);
  expect(bar().style.width).toBe(`${box.width - 2 * SIZES.month}px`);
  point('pointerup', bar(), end - SIZES.month);
  expect(onResizeTask).toHaveBeenCalledWith(pilot, {
    startMonth: pilot.startMonth,
    endMonth: pilot.endMonth - 1,
  });
});

it.each([
  ['the middle of a bar', box.left + box.width / 2, 'mouse', false],
  ['an edge under a finger, which may want to scroll', box.left + 2, 'touch', false],
  ['an edge of a plan that is only read', box.left + 2, 'mouse', true],
])('does not drag %s', (_, x, pointerType, readOnly) => {
  draw(readOnly);
  point('pointerdown', bar(), x, pointerType);
  point('pointermove', bar(), x + SIZES.month, pointerType);
  point('pointerup', bar(), x + SIZES.month, pointerType);
  expect(onResizeTask).not.toHaveBeenCalled();
});

it('leaves a bar as it was when the drag is cancelled', () => {
  draw();
  point('pointerdown', bar(), box.left);
  point('pointermove', bar(), box.left + SIZES.month);
  expect(bar().style.width).not.toBe(`${box.width}px`);
  point('pointercancel', bar(), box.left + SIZES.month);
  expect(bar().style.width).toBe(`${box.width}px`);
  expect(onResizeTask).not.toHaveBeenCalled();
});

it('says that a change is refused, and says it again the second time', () => {
  draw();
  act(() => bar().focus());
  const message = () => screen.getByRole('status').textContent;
  const shrink = () => fireEvent.keyDown(bar(), { key: 'ArrowLeft', shiftKey: true });
  point('pointerdown', bar(), box.left + box.width);
  point('pointerup', bar(), box.left + box.width - 5 * SIZES.month);
  const first = message();
  expect(first).toBe(labelsOf('en').roadmap.refused.length('Pilot'));
  expect(onRefuse).toHaveBeenCalledWith(pilot, 'length');
  point('pointerdown', bar(), box.left + box.width);
  point('pointerup', bar(), box.left + box.width - 5 * SIZES.month);
  expect(message()).not.toBe(first);
  expect(message()?.trim()).toBe(first);
  shrink();
  expect(onResizeTask).toHaveBeenLastCalledWith(
    pilot,
    expect.objectContaining({ endMonth: pilot.endMonth - 1 }),
  );
});
