import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { toastDismissed, toastShown } from '../../core/toasts.js';
import type { MessageKey } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';
import type { Said } from './plans.js';
import { selectShownPlan } from './selectors.js';
import { useRoadmapSelector } from './state.js';

const KEYS: Record<Said['kind'], MessageKey> = {
  undone: 'undone',
  redone: 'redone',
  'not-undone': 'not-undone',
  'not-redone': 'not-redone',
};

/** Says what was taken back or made again, and why not. */
export function useSaid(): void {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const last = useRef<string | null>(null);
  const said = useRoadmapSelector((state) => selectShownPlan(state).said);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time
  useEffect(() => {
    if (!said) return;
    const isDone = said.kind === 'undone' || said.kind === 'redone';
    const what = messageText(said.label);
    // One message at a time: several steps are taken back in a row.
    if (last.current !== null) dispatch(toastDismissed(last.current));
    const shown = toastShown(isDone ? 'info' : 'error', { text: text(KEYS[said.kind], { what }) });
    last.current = shown.payload.id;
    dispatch(shown);
  }, [said?.count, said?.label, dispatch]);
}
