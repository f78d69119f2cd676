import {
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPreparedPayload,
  createAction,
} from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { call, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { useAppDispatch } from './hooks.js';

/** How a screen reports that it is open, and that it is left. */
export interface ScreenActions<Args> {
  opened: ActionCreatorWithPreparedPayload<[args: Args], Args>;
  left: ActionCreatorWithoutPayload;
}

/** The actions of one screen. `name` is the prefix of their types. */
export const createScreenActions = <Args = void>(name: string): ScreenActions<Args> => ({
  opened: createAction(`${name}/opened`, (args: Args) => ({ payload: args })),
  left: createAction<void>(`${name}/left`),
});

/** Runs a saga while a screen is open; leaving it cancels every request under way. */
export function* whileOpen<Args>(
  { opened, left }: ScreenActions<Args>,
  run: (args: Args) => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* takeLatest([opened, left], function* (action): SagaGenerator<void> {
    if (opened.match(action)) yield* call(run, action.payload);
  });
}

/**
 * Reports that a screen is open as long as the component is mounted.
 * @param args JSON; other ones open the screen again
 */
export function useOpenScreen<Args = void>(
  { opened, left }: ScreenActions<Args>,
  args: Args,
): void {
  const dispatch = useAppDispatch();
  const text = JSON.stringify(args);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the arguments
  useEffect(() => {
    dispatch(opened(args));
    return () => {
      dispatch(left());
    };
  }, [dispatch, opened, left, text]);
}
