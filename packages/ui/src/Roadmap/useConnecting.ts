import { closesCircle } from '@tavoite/model';
import { useMemo, useRef } from 'react';
import { findTask } from './changes.js';
import type { LatestPlan } from './usePlan.js';
import type { Speech } from './useSpeech.js';

/** Makes one task follow another: from the end of a bar by pointer, or by key and Enter. */
export function useConnecting(plan: LatestPlan, { say, show }: Speech) {
  const from = useRef<number | null>(null);
  return useMemo(() => {
    const titleOf = (id: number) => findTask(plan.current.mainTasks, id)?.task.title ?? '';
    const stop = () => {
      from.current = null;
      show('');
    };
    return {
      from,
      start: (id: number) => {
        from.current = id;
        const text = plan.current.labels.connectFrom(titleOf(id));
        say(text);
        show(text, true);
      },
      stop,
      /** @returns true: the key or the release was for this */
      finish: (to: number): boolean => {
        const first = from.current;
        stop();
        if (first === null) return false;
        const { dependencies, labels, onPlanChange } = plan.current;
        const ends = dependencies.map((one) => ({ predecessor: one.from, successor: one.to }));
        if (closesCircle(ends, { predecessor: first, successor: to })) {
          const text = labels.circular(titleOf(first), titleOf(to));
          say(text);
          show(text);
        } else if (!dependencies.some((one) => one.from === first && one.to === to)) {
          onPlanChange({ kind: 'connect', from: first, to });
        }
        return true;
      },
    };
  }, [plan, say, show]);
}

export type Connecting = ReturnType<typeof useConnecting>;
