import { Icon, MenuItem, Reserved } from '@tavoite/ui';
import { SaveIcon } from '@tavoite/ui/icons';
import { useAppSelector } from '../../core/hooks.js';
import { ToolButton } from '../../core/page/ToolButton.js';
import { lazyScreen } from '../../core/screen.js';
import { useText } from '../../i18n/Texts.js';
import { isRestricted } from '../settings/index.js';
import type { SaveButtonProps } from './SaveButton.js';

const SaveButton = lazyScreen<SaveButtonProps>(() => import('./screen.js'));

/** Keeps what is on screen for a report: for report managers, where there are reports. */
export const SaveForReport = (props: SaveButtonProps) => {
  const { text } = useText();
  const isManager = useAppSelector((state) => state.user.data?.report_manager ?? false);
  const settings = useAppSelector((state) => state.settings.data);
  if (!isManager || !settings || isRestricted(settings, 'notifications')) return null;
  const name = text('save-for-a-report');
  const icon = <Icon icon={SaveIcon} size="sm" />;
  return (
    <SaveButton
      {...props}
      placeholder={
        props.inMenu ? (
          <MenuItem icon={icon} disabled onSelect={() => undefined}>
            {name}
          </MenuItem>
        ) : (
          <Reserved active>
            <ToolButton size={props.size} compact={props.compact} name={name} icon={icon} />
          </Reserved>
        )
      }
    />
  );
};
