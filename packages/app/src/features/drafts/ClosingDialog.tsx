import { Button, Modal } from '@tavoite/ui';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';

export interface ClosingDialogProps {
  open: boolean;
  /** What is asked. */
  title: string;
  /** What keeping it means. */
  description: string;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks what becomes of what was typed. */
export const ClosingDialog = ({
  open,
  title,
  description,
  onStay,
  onKeep,
  onDiscard,
}: ClosingDialogProps) => {
  const { text } = useText();
  const { modal } = useLabels();
  return (
    <Modal
      {...modal}
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={(next) => {
        if (!next) onStay();
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            {text('discard')}
          </Button>
          <Button onClick={onKeep}>{text('keep-draft')}</Button>
          <Button variant="primary" autoFocus onClick={onStay}>
            {text('go-on-writing')}
          </Button>
        </>
      }
    />
  );
};
