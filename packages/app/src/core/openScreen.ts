import { useEffect } from 'react';
import { call, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { useAppDispatch } from './hooks.js';
import { type ActionCreator, createAction, type EmptyAction } from './reducers.js';

/** How a screen reports that it is open, and that it is left. */
export interface ScreenActions<Args> {
  opened: ActionCreator<[args: Args], Args>;
  left: EmptyAction;
}

/** The actions of one screen. `name` is the prefix of their types. */
export const createScreenActions = <Args = void>(name: string): ScreenActions<Args> => ({
  opened: createAction<Args>(`${name}/opened`),
  left: createAction(`${name}/left`),
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
