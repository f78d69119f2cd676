import { useState } from 'react';
import { useDraft } from '../drafts/index.js';
import type { PendingFigure } from './pending.js';

/** The figures that are typed and not saved. They outlive the page and the session. */
export interface Pending {
  readonly figures: readonly PendingFigure[];
  /** Replaces them, as one step. */
  set: (next: readonly PendingFigure[]) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Forgets all, and the steps as well. */
  clear: () => void;
  /** They were kept from before. */
  isKept: boolean;
}

type Steps = readonly (readonly PendingFigure[])[];

const NO_FIGURES: readonly PendingFigure[] = [];

export function usePending(): Pending {
  const { values, change, forget, isKept } = useDraft<{ figures: readonly PendingFigure[] }>(
    'monthlyFigures',
    { figures: NO_FIGURES },
    'browser',
  );
  const [past, setPast] = useState<Steps>([]);
  const [future, setFuture] = useState<Steps>([]);
  const { figures } = values;
  const [before, after] = [past.at(-1), future.at(-1)];
  return {
    figures,
    isKept,
    set(next) {
      setPast([...past, figures]);
      setFuture([]);
      change({ figures: next });
    },
    undo: before
      ? () => {
          setPast(past.slice(0, -1));
          setFuture([...future, figures]);
          change({ figures: before });
        }
      : null,
    redo: after
      ? () => {
          setFuture(future.slice(0, -1));
          setPast([...past, figures]);
          change({ figures: after });
        }
      : null,
    clear() {
      setPast([]);
      setFuture([]);
      change({ figures: NO_FIGURES });
      forget();
    },
  };
}
