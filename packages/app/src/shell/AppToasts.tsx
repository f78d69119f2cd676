import { Button, Toasts } from '@tavoite/ui';
import { useAppDispatch, useAppSelector } from '../core/hooks.js';
import { type Toast, toastDismissed } from '../core/toasts.js';
import { useLabels } from '../i18n/labels.js';
import { useText } from '../i18n/Texts.js';

/** The messages of the store, in the chosen language. */
export const AppToasts = () => {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.toasts);
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
  return (
    <Toasts
      {...labels.toasts}
      toasts={toasts.map((toast) => ({
        id: toast.id,
        kind: toast.kind,
        message: contentOf(toast),
      }))}
      onDismiss={(id) => dispatch(toastDismissed(id))}
    />
  );
};
