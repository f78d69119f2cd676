import { closesCircle } from '@tavoite/model';
import { useMemo, useRef } from 'react';
import type { HeldArrow } from './arrowAtPoint.js';
import { findTask } from './changes.js';
import type { PlanChange, RoadmapDependency } from './types.js';
import type { LatestPlan } from './usePlan.js';
import type { Speech } from './useSpeech.js';

/**
 * Makes one task follow another: from the end of a bar by pointer, or by key and Enter. An arrow that
 * is there is hung on another task by one of its ends.
 */
export function useConnecting(plan: LatestPlan, { say, show }: Speech) {
  const from = useRef<number | null>(null);
  return useMemo(() => {
    const titleOf = (id: number) => findTask(plan.current.mainTasks, id)?.task.title ?? '';
    const stop = () => {
      from.current = null;
      show('');
    };
    const ask = (text: string) => {
      say(text);
      show(text, true);
    };
    /** Asks for a dependency, unless it is there or would close a circle. */
    const connect = (
      first: number,
      to: number,
      others: readonly RoadmapDependency[],
      change: PlanChange,
    ) => {
      const { labels, onPlanChange } = plan.current;
      const ends = others.map((one) => ({ predecessor: one.from, successor: one.to }));
      if (closesCircle(ends, { predecessor: first, successor: to })) {
        const text = labels.circular(titleOf(first), titleOf(to));
        say(text);
        show(text);
      } else if (!others.some((one) => one.from === first && one.to === to)) onPlanChange(change);
    };
    return {
      from,
      start: (id: number) => {
        from.current = id;
        ask(plan.current.labels.connectFrom(titleOf(id)));
      },
      stop,
      /** @returns true: the key or the release was for this */
      finish: (to: number): boolean => {
        const first = from.current;
        stop();
        if (first === null) return false;
        connect(first, to, plan.current.dependencies, { kind: 'connect', from: first, to });
        return true;
      },
      /** An arrow is taken hold of at one end. */
      take: ({ dependency, end }: HeldArrow) => {
        const { labels } = plan.current;
        ask(
          end === 'to'
            ? labels.connectFrom(titleOf(dependency.from))
            : labels.connectTo(titleOf(dependency.to)),
        );
      },
      /** Hangs the end that was taken on a task; on the one where it was, it stays. */
      hang: ({ dependency, end }: HeldArrow, task: number) => {
        stop();
        if (task === dependency.from || task === dependency.to) return;
        const { id } = dependency;
        const first = end === 'from' ? task : dependency.from;
        const to = end === 'to' ? task : dependency.to;
        const others = plan.current.dependencies.filter((one) => one.id !== id);
        connect(first, to, others, { kind: 'reconnect', dependency: id, from: first, to });
      },
    };
  }, [plan, say, show]);
}

export type Connecting = ReturnType<typeof useConnecting>;
