import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { AppState } from '../../core/state.js';
import { keepDraft, keptDraft, removeDraft } from '../drafts/index.js';
import { listOf, type PendingFigure, type PendingFigures, pendingOf } from './pending.js';

/** The figures that are typed and not saved. They outlive the page and the session. */
export interface Pending {
  readonly figures: PendingFigures;
  /** Replaces them, as one step. */
  set: (next: PendingFigures) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Forgets all, and the steps as well. */
  clear: () => void;
  /** How many of them were kept from before, and are still as they were then. */
  keptCount: number;
  /** Gives those up, as one step. */
  discardKept: () => void;
}

type Steps = readonly PendingFigures[];

const NAME = 'monthlyFigures';
const NO_FIGURES: PendingFigures = new Map();
const NO_DRAFT: { figures: readonly PendingFigure[] } = { figures: [] };
/** A pause in typing. All figures are written each time, and there may be ten thousand of them. */
const PAUSE_MS = 1000;

function keep(owner: AppState, figures: PendingFigures): void {
  if (figures.size === 0) removeDraft(owner, NAME, 'browser');
  else keepDraft(owner, NAME, { figures: listOf(figures) }, 'browser');
}

/** Keeps the figures in the browser: in the next pause, and before the page is left. */
function useKept(owner: AppState, figures: PendingFigures): void {
  const latest = useRef(figures);
  const written = useRef(figures);
  latest.current = figures;
  const [write] = useState(() => () => {
    if (written.current === latest.current) return;
    written.current = latest.current;
    keep(owner, latest.current);
  });
  useEffect(() => {
    const timer = setTimeout(write, figures.size === 0 ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [write, figures]);
  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
}

export function usePending(): Pending {
  const store = useStore<AppState>();
  // Whoever signs in later, or another organisation, has figures of their own.
  const [owner] = useState(() => store.getState());
  const [kept] = useState(() => keptDraft(owner, NAME, NO_DRAFT, 'browser'));
  const [figures, setFigures] = useState(() => (kept ? pendingOf(kept.figures) : NO_FIGURES));
  const [isOfBefore] = useState(() => {
    const ofBefore = new Set(kept?.figures);
    return (figure: PendingFigure) => ofBefore.has(figure);
  });
  const keptCount = useMemo(
    () => (kept ? listOf(figures).filter(isOfBefore).length : 0),
    [kept, figures, isOfBefore],
  );
  const [past, setPast] = useState<Steps>([]);
  const [future, setFuture] = useState<Steps>([]);
  useKept(owner, figures);
  const [before, after] = [past.at(-1), future.at(-1)];
  const set = (next: PendingFigures) => {
    setPast([...past, figures]);
    setFuture([]);
    setFigures(next);
  };
  return {
    figures,
    keptCount,
    discardKept: () => set(pendingOf(listOf(figures).filter((figure) => !isOfBefore(figure)))),
    set,
    undo: before
      ? () => {
          setPast(past.slice(0, -1));
          setFuture([...future, figures]);
          setFigures(before);
        }
      : null,
    redo: after
      ? () => {
          setFuture(future.slice(0, -1));
          setPast([...past, figures]);
          setFigures(after);
        }
      : null,
    clear() {
      setPast([]);
      setFuture([]);
      setFigures(NO_FIGURES);
    },
  };
}
