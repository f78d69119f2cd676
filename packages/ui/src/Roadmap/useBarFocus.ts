import type { MonthNumber } from '@tavoite/model';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
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
  const [chosen, setChosen] = useState<BarPlace | null>(null);
  const moving = useRef(false);
  const group = mainTasks.find(({ id }) => id === chosen?.mainTask);
  const task = group?.tasks.find(({ id }) => id === chosen?.task);
  const isThere = task && task.endMonth >= range.firstMonth && task.startMonth <= range.lastMonth;
  const place = isThere ? chosen : firstBar(mainTasks, range, firstInView);

  // Once the bar is drawn, which it may not be before.
  useLayoutEffect(() => {
    if (!moving.current || !chosen) return;
    moving.current = false;
    const index = mainTasks.findIndex(({ id }) => id === chosen.mainTask);
    body.current
      ?.querySelector<HTMLElement>(`[data-index="${index}"] [data-task="${chosen.task}"]`)
      ?.focus();
  }, [body, chosen, mainTasks]);

  return {
    place,
    /** For the element around all bars. */
    onFocus: ({ target }: { target: Element }) => {
      const id = target.closest<HTMLElement>('[data-task]')?.dataset.task;
      const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
      const mainTask = mainTasks[Number(index)]?.id;
      if (id !== undefined && mainTask !== undefined)
        setChosen((before) =>
          before?.mainTask === mainTask && before.task === Number(id)
            ? before
            : { mainTask, task: Number(id) },
        );
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
      setChosen(next);
    },
  };
}
