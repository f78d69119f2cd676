import { Button, Toasts } from '@tavoite/ui';
import { useSyncExternalStore } from 'react';
import { partCode } from '../core/codeLoader.js';
import { useAppDispatch, useAppSelector } from '../core/hooks.js';
import { type Toast, toastDismissed } from '../core/toasts.js';
import { useLabels } from '../i18n/labels.js';
import { useText } from '../i18n/Texts.js';

const PART_WAITS = 'part-waits';

/** The messages of the store, in the chosen language, and what is waited for. */
export const AppToasts = () => {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.toasts);
  const partWaits = useSyncExternalStore(partCode.subscribe, partCode.isWaiting);
  const { text, messageText } = useText();
  const labels = useLabels();
  const contentOf = ({ id, message, action }: Toast) =>
    action ? (
      <>
        {messageText(message)}{' '}
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            dispatch(action.does);
            dispatch(toastDismissed(id));
          }}
        >
          {text(action.label)}
        </Button>
      </>
    ) : (
      messageText(message)
    );
  const shown = toasts.map((toast) => ({
    id: toast.id,
    kind: toast.kind,
    message: contentOf(toast),
  }));
  if (partWaits) shown.push({ id: PART_WAITS, kind: 'error', message: text('part-waits') });
  return (
    <Toasts
      {...labels.toasts}
      toasts={shown}
      // Dismissing what says that a part is missing is another attempt.
      onDismiss={(id) => (id === PART_WAITS ? partCode.retry() : dispatch(toastDismissed(id)))}
    />
  );
};
