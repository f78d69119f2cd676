import type { MonthNumber } from '@tavoite/model';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { findTask } from './changes.js';
import { firstBar, neighbourOf } from './navigation.js';
import type { BarPlace, RoadmapMainTask } from './types.js';

/**
 * The bars as one tab stop: the bar that Tab reaches, and the keys that move it.
 *
 * @param firstInView index of the main task whose bar Tab reaches as long as none has been chosen
 */
export function useBarFocus(
  body: RefObject<HTMLElement | null>,
  mainTasks: readonly RoadmapMainTask[],
  range: { firstMonth: MonthNumber; lastMonth: MonthNumber },
  firstInView: number,
) {
  const [chosen, setChosen] = useState<number | null>(null);
  const moving = useRef(false);
  const focused = useRef<number | null>(null);
  const found = chosen === null ? null : findTask(mainTasks, chosen);
  const isThere =
    found && found.task.endMonth >= range.firstMonth && found.task.startMonth <= range.lastMonth;
  const place: BarPlace | null = isThere
    ? { mainTask: found.mainTask.id, task: found.task.id }
    : firstBar(mainTasks, range, firstInView);

  // Once the bar is drawn, which it may not be before; and again after it went to another main task.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with these main tasks it is drawn elsewhere
  useLayoutEffect(() => {
    const isLost = focused.current === chosen && document.activeElement === document.body;
    if ((!moving.current && !isLost) || chosen === null) return;
    moving.current = false;
    body.current?.querySelector<HTMLElement>(`[data-task="${chosen}"]`)?.focus();
  }, [body, chosen, mainTasks]);

  return {
    place,
    /** For the element around all bars. */
    onFocus: ({ target }: { target: Element }) => {
      const id = target.closest<HTMLElement>('[data-task]')?.dataset.task;
      focused.current = id === undefined ? null : Number(id);
      if (id !== undefined) setChosen(Number(id));
    },
    onBlur: () => {
      focused.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isBar = event.target instanceof Element && event.target.closest('[data-task]');
      if (!isBar || !place || event.shiftKey || event.altKey || event.metaKey) return;
      const next = neighbourOf(mainTasks, place, event.key, event.ctrlKey, range);
      const isArrow = event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End';
      // Else the frame would scroll away from the bar.
      if (isArrow) event.preventDefault();
      if (!next) return;
      moving.current = true;
      setChosen(next.task);
    },
  };
}
