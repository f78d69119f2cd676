import { Button, type ButtonProps, Icon } from '@tavoite/ui';
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
}

export const SaveButton = ({ shown, size = 'md', variant = 'secondary' }: SaveButtonProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { status } = useSaveForReportSelector((state) => state.saveForReport.keep);
  return (
    <Button
      size={size}
      variant={variant}
      icon={<Icon icon={SaveIcon} size="sm" />}
      loading={status === 'pending'}
      loadingLabel={text('saving')}
      onClick={() => dispatch(keepCall.request(shown()))}
    >
      {text('save-for-a-report')}
    </Button>
  );
};
