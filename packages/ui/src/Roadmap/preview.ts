import type { TaskPlace } from '@tavoite/model';
import { findTask, type Outcome } from './changes.js';
import { barBox, barRow } from './geometry.js';
import { planRowTop } from './groups.js';
import type { TaskMove, TaskSpan } from './types.js';
import type { Plan } from './usePlan.js';

const barIn = (body: HTMLElement, task: number) =>
  body.querySelector<HTMLElement>(`[data-task="${task}"]`);

const topOf = (place: TaskPlace, plan: Plan) => {
  const group = plan.mainTasks.findIndex(({ id }) => id === place.mainTask);
  const row = { group, rowIndex: place.rowIndex };
  return planRowTop(row, plan.tops, plan.mainTasks, plan.space, plan.sizes);
};

/**
 * Shows bars where they would be. Only their styles are written, and a moved bar is a transform:
 * no rendering by React and no layout, however large the plan is.
 */
export function showBars(
  body: HTMLElement,
  kind: 'move' | 'resize',
  { changes, refusal }: Outcome,
  plan: Plan,
): void {
  for (const { task, from, to } of changes) {
    const bar = barIn(body, task);
    if (!bar) continue;
    bar.dataset.carried = '';
    bar.toggleAttribute('data-refused', refusal !== null);
    const group = bar.closest<HTMLElement>('.group');
    if (group) group.dataset.carrying = '';
    if (kind === 'move') {
      const x = (to.startMonth - from.startMonth) * plan.sizes.month;
      bar.style.transform = `translate(${x}px, ${topOf(to, plan) - topOf(from, plan)}px)`;
    } else writeBox(bar, to, plan);
  }
}

function writeBox(bar: HTMLElement, place: TaskSpan, { firstMonth, sizes }: Plan): void {
  const { left, width } = barBox(place, firstMonth, sizes);
  bar.style.left = `${left}px`;
  bar.style.width = `${width}px`;
}

/** Back to where the plan has them. */
export function resetBars(body: HTMLElement, changes: readonly TaskMove[], plan: Plan): void {
  for (const { task } of changes) {
    const bar = barIn(body, task);
    if (!bar) continue;
    delete bar.dataset.carried;
    delete bar.dataset.refused;
    delete bar.closest<HTMLElement>('.group')?.dataset.carrying;
    bar.style.transform = '';
    const found = findTask(plan.mainTasks, task);
    if (found) writeBox(bar, found.task, plan);
  }
}

/** Puts an element of the body, such as the outline of a new bar, at a place; null hides it. */
export function showAt(element: HTMLElement | null, place: TaskPlace | null, plan: Plan): void {
  if (!element) return;
  element.hidden = place === null;
  if (!place) return;
  const { left, width } = barBox(place, plan.firstMonth, plan.sizes);
  const { height, top } = barRow(0, plan.sizes);
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  const y = topOf(place, plan) + top - plan.sizes.padding;
  element.style.transform = `translate(${plan.titleWidth + left}px, ${y}px)`;
}
