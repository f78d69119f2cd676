import type { MonthNumber } from '@tavoite/model';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { limitResize, moveTasks } from './changes.js';
import { groupsIn } from './groups.js';
import { refusalText } from './refusalText.js';
import type { TaskEdge } from './types.js';
import { useBarFocus } from './useBarFocus.js';
import { useBarKeys } from './useBarKeys.js';
import { useCarry } from './useCarry.js';
import { useChosen } from './useChosen.js';
import { useConnecting } from './useConnecting.js';
import { useGroupOrder } from './useGroupOrder.js';
import { useIdeas } from './useIdeas.js';
import { useMainTaskMenu } from './useMainTaskMenu.js';
import { useMarks } from './useMarks.js';
import type { LatestPlan, Plan } from './usePlan.js';
import { usePointer } from './usePointer.js';
import { useSpeech } from './useSpeech.js';
import { useTaskDetails } from './useTaskDetails.js';

interface Options {
  frame: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  plan: Plan;
  latest: LatestPlan;
  currentMonth: MonthNumber;
  /** The part of the rows in view, in px. */
  part: { top: number; bottom: number };
}

/** Everything that users do to a plan, by pointer, finger and keyboard. */
export function usePlanEditing({ frame, head, body, plan, latest, currentMonth, part }: Options) {
  const { mainTasks, tops } = plan;
  const speech = useSpeech();
  const { say, show } = speech;
  const marks = useMarks();
  const carry = useCarry(body, mainTasks, latest, speech);
  const chosen = useChosen(mainTasks, latest, speech);
  const connecting = useConnecting(latest, speech);
  const ideas = useIdeas(body, currentMonth, latest, marks, speech);
  const details = useTaskDetails(
    frame,
    useCallback((index) => latest.current.mainTasks[index]?.id, [latest]),
  );
  const picked = useRef(false);
  const inView = groupsIn(tops, part.top, part.bottom);
  const focus = useBarFocus(body, mainTasks, plan, inView.first);
  const keys = useBarKeys({ plan: latest, carry, chosen, connecting, speech, picked });
  const pointer = usePointer({
    frame,
    head,
    body,
    plan: latest,
    carry,
    chosen,
    connecting,
    marks,
    idea: ideas.idea,
    onPlaced: ideas.stop,
    onStart: details.close,
    onDropped: details.onDropped,
  });

  const { expect } = carry;
  /** A change by the details: as a drag would do it. */
  const ask = useCallback(
    (kind: 'move' | 'resize', task: number, edge: TaskEdge, months: number) => {
      const { mainTasks: shown, labels, onPlanChange } = latest.current;
      const outcome =
        kind === 'move'
          ? moveTasks(shown, [task], months, 0)
          : limitResize(shown, task, edge, months);
      const sentence = refusalText(outcome, labels);
      if (sentence !== '') {
        say(sentence);
        show(sentence);
        return;
      }
      expect(outcome.changes);
      onPlanChange({ kind, changes: outcome.changes });
    },
    [latest, say, show, expect],
  );

  const reordered = useRef<number | null>(null);
  const reorder = useCallback(
    (from: number, to: number) => {
      const mainTask = latest.current.mainTasks[from]?.id;
      if (mainTask === undefined) return;
      reordered.current = mainTask;
      latest.current.onPlanChange({ kind: 'reorder', mainTask, from, to });
    },
    [latest],
  );
  const order = useGroupOrder(body, tops, reorder);
  const shownOrder = useRef(mainTasks);
  useEffect(() => {
    if (shownOrder.current === mainTasks) return;
    shownOrder.current = mainTasks;
    const place = mainTasks.findIndex(({ id }) => id === reordered.current);
    if (place === -1) return;
    reordered.current = null;
    say(plan.labels.moved(mainTasks[place]?.title ?? '', place + 1, mainTasks.length));
  }, [mainTasks, plan, say]);
  // Handles stay at the bar that has moved.
  const { task: markedTask, hide, at } = marks;
  useLayoutEffect(() => {
    const marked = markedTask.current;
    if (marked === null) return;
    hide();
    at(marked, plan);
  }, [plan, markedTask, hide, at]);

  return {
    speech,
    marks,
    carry,
    chosen,
    connecting,
    ideas,
    details,
    focus,
    keys,
    pointer,
    order,
    inView,
    ask,
    reorder,
    menu: useMainTaskMenu(),
  };
}

export type PlanEditing = ReturnType<typeof usePlanEditing>;
