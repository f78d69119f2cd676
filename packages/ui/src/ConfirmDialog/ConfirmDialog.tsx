import type { ReactNode } from 'react';
import { Button } from '../Button/index.js';
import { Modal, type ModalProps } from '../Modal/index.js';

export interface ConfirmDialogProps
  extends Omit<ModalProps, 'children' | 'footer' | 'locked' | 'role' | 'size' | 'description'> {
  /** The question. */
  message: ReactNode;
  /** The answer that does it: a verb, such as "Yes, delete". */
  confirmLabel: string;
  /** The answer that does nothing; it has the focus at first. */
  cancelLabel: string;
  /** Called by the confirming button; it does not close the dialog. */
  onConfirm: () => void;
  /** `danger` when something is lost for good. */
  tone?: 'neutral' | 'danger';
  /** While the confirmed action runs; the dialog stays. */
  pending?: boolean;
}

/** Asks before something is done; the focus starts on "no". Renders a `<div role="alertdialog">`. */
export const ConfirmDialog = ({
  message,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'neutral',
  pending = false,
  onOpenChange,
  ...rest
}: ConfirmDialogProps) => (
  <Modal
    role="alertdialog"
    size="sm"
    description={message}
    locked={pending}
    onOpenChange={onOpenChange}
    data-tone={tone}
    footer={
      <>
        <Button autoFocus onClick={() => onOpenChange(false)} disabled={pending}>
          {cancelLabel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          onClick={onConfirm}
          loading={pending}
          loadingLabel={confirmLabel}
        >
          {confirmLabel}
        </Button>
      </>
    }
    {...rest}
  />
);
