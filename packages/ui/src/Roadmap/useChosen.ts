import { useCallback, useEffect, useRef, useState } from 'react';
import { findTask } from './changes.js';
import type { RoadmapMainTask } from './types.js';
import type { LatestPlan } from './usePlan.js';
import type { Speech } from './useSpeech.js';

const NOTHING: ReadonlySet<number> = new Set();

/** The bars that are chosen, to be moved or deleted together. */
export function useChosen(
  mainTasks: readonly RoadmapMainTask[],
  plan: LatestPlan,
  { say }: Speech,
) {
  const [chosen, setChosen] = useState(NOTHING);
  const latest = useRef(chosen);
  latest.current = chosen;

  const choose = useCallback(
    (ids: Iterable<number>) => {
      const next = new Set(ids);
      if (next.size === 0 && latest.current.size === 0) return;
      setChosen(next.size === 0 ? NOTHING : next);
      say(plan.current.labels.chosenCount(next.size));
    },
    [plan, say],
  );
  const toggle = useCallback(
    (id: number) => {
      const next = new Set(latest.current);
      if (!next.delete(id)) next.add(id);
      choose(next);
    },
    [choose],
  );
  /** What a move of this bar moves: all chosen ones when it is one of them. */
  const withOthers = useCallback(
    (id: number): number[] =>
      latest.current.has(id) ? [id, ...[...latest.current].filter((one) => one !== id)] : [id],
    [],
  );

  useEffect(() => {
    setChosen((before) => {
      const there = [...before].filter((id) => findTask(mainTasks, id));
      return there.length === before.size ? before : new Set(there);
    });
  }, [mainTasks]);

  return { chosen, choose, toggle, withOthers };
}

export type Chosen = ReturnType<typeof useChosen>;
