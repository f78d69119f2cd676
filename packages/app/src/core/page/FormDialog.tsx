import { token } from '@tavoite/tokens';
import { Banner, Button, Modal, type ModalProps, Stack } from '@tavoite/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { ApiFailure } from '../../api/errors.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import type { Message } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';
import { SaveButton } from './SaveButton.js';

export interface FormDialogProps extends Pick<ModalProps, 'title' | 'description' | 'size'> {
  isPending: boolean;
  /** Nothing differs from what was saved before, and there is nothing to send. */
  unchanged?: boolean;
  error: ApiFailure | null;
  /** Fields whose errors are shown at them; others are shown above. */
  fields: readonly string[];
  /** What is said of an error that no field shows. */
  messageOf?: (error: ApiFailure) => Message;
  /** Says that what was typed before is still here. */
  isKept?: boolean;
  /** In place of both, such as a choice that is to be made before. */
  notice?: ReactNode;
  /** Not called again while it is pending. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** What sends it; "Save" without. */
  submitLabel?: string;
  tone?: 'primary' | 'danger';
  /** Asks to delete what the form is about; without it there is no button. */
  onDelete?: (() => void) | undefined;
  /** What is shown once it has been sent, and only once, in place of the form: no stray click closes it. */
  shownOnce?: ReactNode;
  children: ReactNode;
}

/** What deletes stands apart from what saves. */
const Apart = styled(Button)`
  && {
    margin-inline-end: auto;
  }

  &&:enabled {
    --button-text: ${token('color-danger-text')};
  }
`;

/**
 * A form in a dialog, whose buttons stay in sight. It stays open, with what was typed, until the server has
 * taken it; what is refused takes the focus.
 */
export const FormDialog = ({
  isPending,
  unchanged = false,
  error,
  fields,
  messageOf = failureMessage,
  isKept = false,
  notice,
  onSubmit,
  onClose,
  submitLabel,
  tone = 'primary',
  onDelete,
  shownOnce = null,
  size = 'target',
  children,
  ...modal
}: FormDialogProps) => {
  const { text, messageText } = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isShownAtField =
    error !== null && Object.keys(error.messages).some((name) => fields.includes(name));
  useEffect(() => {
    if (isShownAtField) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isShownAtField]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit(event);
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={text('close')}
      locked={isPending || shownOnce !== null}
      size={size}
      align="top"
      footer={
        shownOnce === null ? (
          <>
            {onDelete ? (
              <Apart variant="quiet" onClick={onDelete} disabled={isPending}>
                {text('delete')}
              </Apart>
            ) : null}
            <Button onClick={onClose} disabled={isPending}>
              {text('cancel')}
            </Button>
            <SaveButton form={id} variant={tone} pending={isPending} unchanged={unchanged}>
              {submitLabel}
            </SaveButton>
          </>
        ) : null
      }
      {...modal}
    >
      {shownOnce ?? (
        <form id={id} ref={form} noValidate onSubmit={submit}>
          <Stack>
            {notice ??
              (error && !isShownAtField ? (
                <Banner tone="danger">{messageText(messageOf(error))}</Banner>
              ) : isKept ? (
                <Banner tone="info">{text('draft-restored')}</Banner>
              ) : null)}
            {children}
          </Stack>
        </form>
      )}
    </Modal>
  );
};
