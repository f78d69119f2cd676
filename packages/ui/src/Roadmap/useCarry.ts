import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { monthAndYear } from '../dates/monthNames.js';
import { brokenNotes } from './Arrows.js';
import { findTask, isSamePlace, limitResize, moveTasks, type Outcome, placeOf } from './changes.js';
import { resetBars, showBars } from './preview.js';
import { refusalText } from './refusalText.js';
import type { RoadmapMainTask, TaskEdge, TaskMove } from './types.js';
import type { LatestPlan } from './usePlan.js';
import type { Speech } from './useSpeech.js';

/** Bars that are being moved, or the one whose edge is. */
export interface Carry {
  kind: 'move' | 'resize';
  /** The bar that was taken hold of comes first. */
  tasks: readonly number[];
  edge: TaskEdge;
  months: number;
  rows: number;
  /** Title of the first one, to be named even when it is gone. */
  title: string;
}

/**
 * What pointer and keyboard share: bars are taken up, shown elsewhere, and put down or back. New
 * props in between change nothing of that, except when a bar is gone.
 */
export function useCarry(
  body: RefObject<HTMLElement | null>,
  mainTasks: readonly RoadmapMainTask[],
  plan: LatestPlan,
  speech: Speech,
) {
  const { say, show } = speech;
  const carry = useRef<Carry | null>(null);
  const outcome = useRef<Outcome | null>(null);
  const asked = useRef<readonly TaskMove[]>([]);
  /** Main tasks that stay drawn, wherever the plan is scrolled. */
  const [held, setHeld] = useState<readonly number[]>([]);

  const describe = useCallback(
    ({ task, from, to }: TaskMove) => {
      const { mainTasks: shown, labels, locale } = plan.current;
      const title = findTask(shown, task)?.task.title ?? '';
      const other = shown.find(({ id }) => id === to.mainTask);
      return labels.placed(
        title,
        monthAndYear(to.startMonth, locale),
        monthAndYear(to.endMonth, locale),
        to.rowIndex === from.rowIndex && to.mainTask === from.mainTask ? 0 : to.rowIndex + 1,
        to.mainTask === from.mainTask ? '' : (other?.title ?? ''),
      );
    },
    [plan],
  );
  const draw = useCallback(() => {
    const now = carry.current;
    if (!now || !body.current) return;
    const { mainTasks: shown, labels } = plan.current;
    const [first] = now.tasks;
    const next =
      now.kind === 'move'
        ? moveTasks(shown, now.tasks, now.months, now.rows)
        : limitResize(shown, first ?? -1, now.edge, now.months);
    outcome.current = next;
    showBars(body.current, now.kind, next, plan.current);
    show(refusalText(next, labels), true);
  }, [body, plan, show]);
  const clear = useCallback(() => {
    if (body.current && outcome.current)
      resetBars(body.current, outcome.current.changes, plan.current);
    carry.current = null;
    outcome.current = null;
    setHeld([]);
  }, [body, plan]);

  const take = useCallback(
    (kind: Carry['kind'], tasks: readonly number[], edge: TaskEdge) => {
      const found = tasks.map((id) => findTask(plan.current.mainTasks, id));
      const title = found[0]?.task.title ?? '';
      carry.current = { kind, tasks, edge, months: 0, rows: 0, title };
      setHeld([...new Set(found.map((one) => one?.mainTask.id ?? -1))]);
    },
    [plan],
  );
  /** @returns whether it is somewhere else than before */
  const to = useCallback(
    (months: number, rows: number): boolean => {
      const now = carry.current;
      if (!now || (now.months === months && now.rows === rows)) return false;
      carry.current = { ...now, months, rows };
      draw();
      return true;
    },
    [draw],
  );
  /** By keyboard the place, or why it is refused, is spoken at each step. */
  const sayWhere = useCallback(() => {
    const refusal = outcome.current && refusalText(outcome.current, plan.current.labels);
    const [first] = outcome.current?.changes ?? [];
    const bar = first && body.current?.querySelector(`[data-task="${first.task}"]`);
    bar?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (refusal) say(refusal);
    else if (first) say(describe(first));
  }, [body, describe, plan, say]);
  const putBack = useCallback(
    (why?: string) => {
      const now = carry.current;
      if (!now) return;
      const text = why ?? plan.current.labels.putBack(now.title);
      clear();
      show(why ?? '');
      say(text);
    },
    [clear, plan, say, show],
  );
  const putDown = useCallback(() => {
    const now = carry.current;
    const result = outcome.current;
    clear();
    show('');
    if (!now || !result) return;
    const { labels, onPlanChange } = plan.current;
    const sentence = refusalText(result, labels);
    if (sentence !== '') {
      say(sentence);
      show(sentence);
      // A dragged edge stops at the last place that is accepted; bars that are moved go back.
      if (now.kind === 'move') return;
    }
    const changes = result.changes.filter(({ from, to: place }) => !isSamePlace(from, place));
    if (changes.length === 0) return;
    asked.current = changes;
    onPlanChange({ kind: now.kind, changes });
  }, [clear, plan, say, show]);

  /** Expects these changes, to say so when the plan shows them. */
  const expect = useCallback((changes: readonly TaskMove[]) => {
    asked.current = changes;
  }, []);

  // After new props: bars that are carried stay so, and what was asked for is said once it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `plan` holds these main tasks
  useLayoutEffect(() => {
    const { mainTasks: shown, labels } = plan.current;
    const now = carry.current;
    if (now?.tasks.some((id) => !findTask(shown, id))) putBack(labels.gone(now.title));
    else if (now) draw();
    const changes = asked.current;
    const isThere = changes.every(({ task, to: place }) => {
      const found = findTask(shown, task);
      return found && isSamePlace(placeOf(found.mainTask, found.task), place);
    });
    const [first] = changes;
    if (!first || !isThere) return;
    asked.current = [];
    const place = changes.length > 1 ? labels.placedCount(changes.length) : describe(first);
    // A place before something that it waits for is accepted, and said.
    const notes = brokenNotes(plan.current);
    const early = changes.flatMap(({ task }) => notes.get(task) ?? []);
    if (early.length > 0) show(early.join(', '));
    say([place, ...early].join('. '));
  }, [mainTasks]);

  return { carry, held, take, draw, to, sayWhere, putDown, putBack, expect };
}

export type CarryTools = ReturnType<typeof useCarry>;
