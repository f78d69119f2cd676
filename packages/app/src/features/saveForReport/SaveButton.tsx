import { Icon, MenuItem } from '@tavoite/ui';
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
  /** An item of a menu, in place of a button. */
  inMenu?: boolean;
}

export const SaveButton = ({ shown, size, compact, inMenu = false }: SaveButtonProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { status } = useSaveForReportSelector((state) => state.saveForReport.keep);
  const name = text('save-for-a-report');
  const icon = <Icon icon={SaveIcon} size="sm" />;
  const save = () => dispatch(keepCall.request(shown()));
  if (inMenu)
    return (
      <MenuItem icon={icon} disabled={status === 'pending'} onSelect={save}>
        {name}
      </MenuItem>
    );
  return (
    <ToolButton
      size={size}
      compact={compact}
      name={name}
      icon={icon}
      pending={status === 'pending' ? text('saving') : undefined}
      onClick={save}
    />
  );
};
