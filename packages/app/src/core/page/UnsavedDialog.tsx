import { ConfirmDialog } from '@tavoite/ui';
import { useText } from '../../i18n/Texts.js';

export interface UnsavedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when what was typed may be lost. */
  onDiscard: () => void;
}

/** Asks before a form is closed with what was typed in it. */
export const UnsavedDialog = ({ open, onOpenChange, onDiscard }: UnsavedDialogProps) => {
  const { text } = useText();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('close-unsaved')}
      message={text('term-unsaved')}
      confirmLabel={text('discard')}
      cancelLabel={text('go-on-writing')}
      closeLabel={text('close')}
      tone="danger"
      onConfirm={onDiscard}
    />
  );
};
