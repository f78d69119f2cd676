import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../core/hooks.js';
import type { PlanCommand } from './editing/commands.js';
import { temporaryId } from './editing/history.js';
import { commandIssued, formSaved, redoAsked, undoAsked } from './plans.js';
import { selectShownPlan } from './selectors.js';
import type { RoadmapAppState } from './state.js';

/** Makes a command, with a temporary id for what is new. */
export type MakeCommand = (id: number) => PlanCommand | null;

/** How the plan on screen is changed. */
export interface PlanEditor {
  issue: (make: MakeCommand, batch?: number | null) => void;
  /** The same from a form, which waits for the answer. */
  save: (make: MakeCommand, batch?: number | null) => void;
  /** A number for commands that are one step of undo. */
  nextBatch: () => number | null;
  undo: () => void;
  redo: () => void;
}

/** Stable as long as the same roadmap is on screen. */
export function usePlanEditor(roadmap: number | null): PlanEditor {
  const dispatch = useAppDispatch();
  const store = useStore<RoadmapAppState>();
  return useMemo(() => {
    const withCommand = (
      make: MakeCommand,
      action: typeof commandIssued | typeof formSaved,
      batch: number | null = null,
    ) => {
      const { editing } = selectShownPlan(store.getState());
      if (roadmap === null || !editing) return;
      const command = make(temporaryId(editing));
      if (command) dispatch(action({ roadmap, command, batch }));
    };
    return {
      issue: (make, batch) => withCommand(make, commandIssued, batch),
      save: (make, batch) => withCommand(make, formSaved, batch),
      nextBatch: () => selectShownPlan(store.getState()).editing?.count ?? null,
      undo: () => roadmap !== null && dispatch(undoAsked({ roadmap })),
      redo: () => roadmap !== null && dispatch(redoAsked({ roadmap })),
    };
  }, [dispatch, store, roadmap]);
}
