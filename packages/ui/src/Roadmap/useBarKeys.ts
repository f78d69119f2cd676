import type { KeyboardEvent, RefObject } from 'react';
import { findTask, firstFree } from './changes.js';
import type { TaskEdge } from './types.js';
import type { CarryTools } from './useCarry.js';
import type { Chosen } from './useChosen.js';
import type { Connecting } from './useConnecting.js';
import { barOf, type LatestPlan, taskOf } from './usePlan.js';
import type { Speech } from './useSpeech.js';

/** What the keys of a bar do, for `aria-keyshortcuts`. */
export const EDIT_KEYS =
  'Space Shift+ArrowRight Shift+ArrowLeft Alt+ArrowRight Alt+ArrowLeft Alt+ArrowUp Alt+ArrowDown Shift+Space Control+A N D Delete';

const STEPS: Record<string, { months: number; rows: number }> = {
  ArrowRight: { months: 1, rows: 0 },
  ArrowLeft: { months: -1, rows: 0 },
  ArrowDown: { months: 0, rows: 1 },
  ArrowUp: { months: 0, rows: -1 },
};

/** Held for the next key: nothing is done yet. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Alt', 'Control', 'Meta']);

interface Options {
  plan: LatestPlan;
  carry: CarryTools;
  chosen: Chosen;
  connecting: Connecting;
  speech: Speech;
  /** Whether the bar was picked up by Space and stays so until it is put down. */
  picked: RefObject<boolean>;
}

/**
 * Changing bars by keyboard. Space picks a bar up: arrows carry it, Enter or Space puts it down,
 * Escape puts it back. With Shift arrows move its end, with Alt its start or its row: it is put down
 * when that key is released.
 *
 * @returns handlers that say whether a key was theirs
 */
export function useBarKeys({ plan, carry, chosen, connecting, speech, picked }: Options) {
  const letGo = () => {
    picked.current = false;
    carry.putDown();
  };
  const step = (id: number, kind: 'move' | 'resize', edge: TaskEdge, key: string) => {
    const by = STEPS[key];
    if (!by) return;
    const now = carry.carry.current;
    if (now && (now.kind !== kind || (kind === 'resize' && now.edge !== edge))) {
      const wasPicked = picked.current;
      carry.putDown();
      picked.current = wasPicked;
    }
    if (!carry.carry.current)
      carry.take(kind, kind === 'move' ? chosen.withOthers(id) : [id], edge);
    const { months = 0, rows = 0 } = carry.carry.current ?? {};
    carry.to(months + by.months, rows + by.rows);
    carry.sayWhere();
  };
  const pick = (id: number) => {
    carry.take('move', chosen.withOthers(id), 'end');
    picked.current = true;
    carry.draw();
    const { labels, mainTasks } = plan.current;
    speech.say(labels.pickedUp(findTask(mainTasks, id)?.task.title ?? ''));
    speech.show(labels.carryKeys, true);
  };
  const chooseRow = (id: number) => {
    const found = findTask(plan.current.mainTasks, id);
    if (!found) return;
    const { mainTask, task } = found;
    const row = mainTask.tasks.filter(({ rowIndex }) => rowIndex === task.rowIndex);
    chosen.choose(row.map((one) => one.id));
  };
  const create = (id: number) => {
    const { mainTasks, firstMonth, lastMonth, onPlanChange } = plan.current;
    const found = findTask(mainTasks, id);
    if (!found) return;
    const row = { mainTask: found.mainTask.id, rowIndex: found.task.rowIndex };
    const at =
      firstFree(mainTasks, row, { firstMonth: found.task.endMonth + 1, lastMonth }) ??
      firstFree(mainTasks, row, { firstMonth, lastMonth });
    if (at) onPlanChange({ kind: 'create', at });
  };
  const stop = (): boolean => {
    if (carry.carry.current) {
      picked.current = false;
      carry.putBack();
    } else if (connecting.from.current !== null) connecting.stop();
    else if (chosen.chosen.size > 0) chosen.choose([]);
    else return false;
    return true;
  };
  /** While a bar is carried, each key belongs to that. */
  const onCarryKey = (event: KeyboardEvent<HTMLElement>, id: number): boolean => {
    const { key } = event;
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (key === 'Enter' || key === ' ') letGo();
    else if (key in STEPS) {
      if (event.shiftKey) step(id, 'resize', 'end', key);
      else if (event.altKey && isSideways) step(id, 'resize', 'start', key);
      else step(id, 'move', 'end', key);
    } else return false;
    return true;
  };
  const onPlainKey = (event: KeyboardEvent<HTMLElement>, id: number): boolean => {
    const { key, shiftKey, altKey } = event;
    const command = event.ctrlKey || event.metaKey;
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (command) {
      if (key.toLowerCase() !== 'a') return false;
      chooseRow(id);
    } else if (key in STEPS && shiftKey !== altKey) {
      if (shiftKey && !isSideways) return false;
      if (isSideways) step(id, 'resize', shiftKey ? 'end' : 'start', key);
      else step(id, 'move', 'end', key);
    } else if (shiftKey && key === ' ') chosen.toggle(id);
    else if (shiftKey || altKey) return false;
    else if (key === ' ') pick(id);
    else if (key === 'Delete')
      plan.current.onPlanChange({ kind: 'delete', tasks: chosen.withOthers(id) });
    else if (key.toLowerCase() === 'n') create(id);
    else if (key.toLowerCase() === 'd') connecting.start(id);
    else return false;
    return true;
  };

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): boolean => {
      const id = taskOf(barOf(event.target));
      if (id === null || plan.current.readOnly) return false;
      if (!MODIFIERS.has(event.key)) speech.dismiss();
      const isOurs =
        event.key === 'Escape'
          ? stop()
          : connecting.from.current !== null && event.key === 'Enter'
            ? connecting.finish(id)
            : picked.current
              ? onCarryKey(event, id)
              : onPlainKey(event, id);
      if (isOurs) event.preventDefault();
      return isOurs;
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      // Firefox presses a button when Space is released.
      if (event.key === ' ' && barOf(event.target) && !plan.current.readOnly)
        event.preventDefault();
      if ((event.key === 'Shift' || event.key === 'Alt') && !picked.current) carry.putDown();
    },
    /** The focus went elsewhere: what is carried is put down, as when a key is released. */
    onBlur: () => {
      if (picked.current) {
        picked.current = false;
        carry.putBack();
      }
    },
  };
}
