import { type RefObject, useEffect, useRef } from 'react';
import { barBox, meets } from './geometry.js';
import type { RoadmapMainTask, RoadmapTask } from './types.js';
import type { Plan } from './usePlan.js';

/** Between the edge of what is in view and a bar that was brought there. */
const AIR_PX = 24;

type Matches = (task: RoadmapTask, mainTask: RoadmapMainTask) => boolean;

/** Where the plan has to be scrolled to for the first of some bars; null on an axis where it is in view. */
export function scrollToFirst(
  plan: Plan,
  found: readonly { task: RoadmapTask; group: number }[],
  view: { left: number; top: number; width: number; height: number },
): { left: number | null; top: number | null } {
  const { firstMonth, lastMonth, sizes, tops } = plan;
  const shown = found.filter(({ task }) =>
    meets(task, { startMonth: firstMonth, endMonth: lastMonth }),
  );
  const boxes = shown.map(({ task }) => barBox(task, firstMonth, sizes));
  const first = Math.max(0, Math.min(...boxes.map(({ left }) => left)));
  if (!Number.isFinite(first)) return { left: null, top: null };
  const isBeside = first < view.left || first >= view.left + view.width - AIR_PX;
  const groups = shown.map(({ group }) => group);
  const isSeen = groups.some((group) => {
    const top = tops[group] ?? 0;
    return top >= view.top && top < view.top + view.height - AIR_PX;
  });
  return {
    left: isBeside ? Math.max(0, first - AIR_PX) : null,
    top: isSeen ? null : (tops[Math.min(...groups)] ?? 0),
  };
}

/** A filter that finds what it did not find before brings the first of it into view. */
export function useFirstMatch(
  frame: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  plan: Plan,
  matches: Matches | undefined,
): void {
  const before = useRef<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each filter and each plan
  useEffect(() => {
    const found = matches
      ? plan.mainTasks.flatMap((mainTask, group) =>
          mainTask.tasks.filter((task) => matches(task, mainTask)).map((task) => ({ task, group })),
        )
      : [];
    const isNew = found.some(({ task }) => !before.current.has(task.id));
    before.current = new Set(found.map(({ task }) => task.id));
    const element = frame.current;
    if (!isNew || !element) return;
    const { left, top } = scrollToFirst(plan, found, {
      left: element.scrollLeft,
      top: element.scrollTop,
      width: element.clientWidth - plan.titleWidth,
      height: element.clientHeight - (head.current?.offsetHeight ?? 0),
    });
    if (left !== null) element.scrollLeft = left;
    if (top !== null) element.scrollTop = top;
  }, [matches, plan.mainTasks]);
}
