import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../core/hooks.js';
import { type Step, trailShown, unloadedStep } from './slice.js';

/** What an entry of the browser's history keeps of the dialog. */
interface Entry {
  trail: readonly Step[];
  /** When the page was loaded: ids of steps are unique until then. */
  loadedAt: number;
}

/** The trail of the present entry of the history. */
function readEntry(): readonly Step[] {
  const state = (window.history.state as { usr?: { trace?: Entry } | null } | null)?.usr;
  const entry = state?.trace;
  return entry?.loadedAt === performance.timeOrigin ? entry.trail : [];
}

const idsOf = (trail: readonly Step[]) => trail.map(({ id }) => id).join();

/**
 * Every level of the dialog is a step of the browser's history, with the address of the page below:
 * *back* leads to the level before, then closes the dialog, and closing leaves no step behind. Who
 * leaves the page leaves the dialog as well.
 */
export function useTrailHistory(trail: readonly Step[]): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  const seen = useRef(key);
  const ids = idsOf(trail);

  // The history goes back when it has time. Until then it is not where it seems to be.
  const isGoingBack = useRef(false);

  const writeEntries = () => {
    const entry = readEntry();
    if (trail.length < entry.length) {
      isGoingBack.current = true;
      navigate(trail.length - entry.length);
    }
    for (let length = entry.length + 1; length <= trail.length; length += 1) {
      const { search, hash } = window.location;
      const levels = trail.slice(0, length).map(unloadedStep);
      const trace: Entry = { trail: levels, loadedAt: performance.timeOrigin };
      navigate({ search, hash }, { state: { trace } });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the levels
  useEffect(() => {
    if (!isGoingBack.current) writeEntries();
  }, [ids]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const entry = readEntry();
    if (isGoingBack.current) {
      isGoingBack.current = false;
      writeEntries();
    } else if (idsOf(entry) !== ids)
      dispatch(trailShown(entry.map((step) => trail.find(({ id }) => id === step.id) ?? step)));
  }, [key]);
}
