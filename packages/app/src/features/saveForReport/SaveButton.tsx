import { Icon } from '@tavoite/ui';
import { SaveIcon } from '@tavoite/ui/icons';
import { useAppDispatch } from '../../core/hooks.js';
import { ToolButton } from '../../core/page/ToolButton.js';
import { useText } from '../../i18n/Texts.js';
import { keepCall, type Saved } from './slice.js';
import { useSaveForReportSelector } from './state.js';

export interface SaveButtonProps {
  /** What is on screen when the button is pressed. */
  shown: () => Saved;
  /** `sm` in a row of small buttons. */
  size?: 'sm' | 'md';
  /** Only the icon, where there is little room. */
  compact?: boolean;
}

export const SaveButton = ({ shown, size, compact }: SaveButtonProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { status } = useSaveForReportSelector((state) => state.saveForReport.keep);
  return (
    <ToolButton
      size={size}
      compact={compact}
      name={text('save-for-a-report')}
      icon={<Icon icon={SaveIcon} size="sm" />}
      pending={status === 'pending' ? text('saving') : undefined}
      onClick={() => dispatch(keepCall.request(shown()))}
    />
  );
};
