import { Button, type ButtonProps, Icon, IconButton } from '@tavoite/ui';
import { SaveIcon } from '@tavoite/ui/icons';
import { useAppDispatch } from '../../core/hooks.js';
import { useText } from '../../i18n/Texts.js';
import { keepCall, type Saved } from './slice.js';
import { useSaveForReportSelector } from './state.js';

export interface SaveButtonProps {
  /** What is on screen when the button is pressed. */
  shown: () => Saved;
  /** `sm` in a row of small buttons. */
  size?: 'sm' | 'md';
  /** `quiet` beside controls that change what is shown. */
  variant?: ButtonProps['variant'];
  /** Only the icon, where there is little room. */
  compact?: boolean;
}

export const SaveButton = ({
  shown,
  size = 'md',
  variant = 'secondary',
  compact = false,
}: SaveButtonProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { status } = useSaveForReportSelector((state) => state.saveForReport.keep);
  const icon = <Icon icon={SaveIcon} size="sm" />;
  const isSaving = status === 'pending';
  const save = () => dispatch(keepCall.request(shown()));
  if (compact) {
    return (
      <IconButton
        size={size}
        variant={variant}
        label={text(isSaving ? 'saving' : 'save-for-a-report')}
        loading={isSaving}
        onClick={save}
      >
        {icon}
      </IconButton>
    );
  }
  return (
    <Button
      size={size}
      variant={variant}
      icon={icon}
      loading={isSaving}
      loadingLabel={text('saving')}
      onClick={save}
    >
      {text('save-for-a-report')}
    </Button>
  );
};
