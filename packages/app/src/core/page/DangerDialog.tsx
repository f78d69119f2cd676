import { ConfirmDialog, type ConfirmDialogProps } from '@tavoite/ui';
import { useText } from '../../i18n/Texts.js';

export interface DangerDialogProps
  extends Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'pending' | 'onConfirm'> {
  open: boolean;
  /** Called when nothing is to be done. */
  onClose: () => void;
}

/** Asks before something is done that takes away what others may need. */
export const DangerDialog = ({ onClose, ...rest }: DangerDialogProps) => {
  const { text } = useText();
  return (
    <ConfirmDialog
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      tone="danger"
      {...rest}
    />
  );
};
