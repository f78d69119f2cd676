import { Banner, Button, Modal, Stack } from '@tavoite/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { ApiFailure } from '../../../api/errors.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useText } from '../../../i18n/Texts.js';

export interface FormDialogProps {
  title: string;
  /** Says that what was typed before is still here. */
  isKept: boolean;
  isPending: boolean;
  error: ApiFailure | null;
  /** Fields whose errors are shown at them; others are shown above. */
  fields: readonly string[];
  onSubmit: () => void;
  onClose: () => void;
  /** More buttons, such as one that deletes. */
  more?: ReactNode;
  children: ReactNode;
}

/** What deletes stands apart from what saves. */
const Delete = styled.span`
  margin-inline-end: auto;
`;

/** A form in a dialog. It stays open, with what was typed, until the server has taken it. */
export const FormDialog = ({
  title,
  isKept,
  isPending,
  error,
  fields,
  onSubmit,
  onClose,
  more,
  children,
}: FormDialogProps) => {
  const { text, messageText } = useText();
  const form = useId();
  const isShownAtField =
    error !== null && Object.keys(error.messages).some((name) => fields.includes(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={text('close')}
      locked={isPending}
      size="target"
      align="top"
      footer={
        <>
          {more ? <Delete>{more}</Delete> : null}
          <Button onClick={onClose} disabled={isPending}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            loading={isPending}
            loadingLabel={text('saving')}
          >
            {text('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack>
          {error && !isShownAtField ? (
            <Banner tone="danger">{messageText(failureMessage(error))}</Banner>
          ) : isKept ? (
            <Banner tone="info">{text('draft-restored')}</Banner>
          ) : null}
          {children}
        </Stack>
      </form>
    </Modal>
  );
};
