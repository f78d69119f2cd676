import { Toasts } from '@tavoite/ui';
import { useAppDispatch, useAppSelector } from '../core/hooks.js';
import { toastDismissed } from '../core/toasts.js';
import { useLabels } from '../i18n/labels.js';
import { useText } from '../i18n/Texts.js';

/** The messages of the store, in the chosen language. */
export const AppToasts = () => {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.toasts);
  const { messageText } = useText();
  const labels = useLabels();
  return (
    <Toasts
      {...labels.toasts}
      toasts={toasts.map(({ id, kind, message }) => ({ id, kind, message: messageText(message) }))}
      onDismiss={(id) => dispatch(toastDismissed(id))}
    />
  );
};
