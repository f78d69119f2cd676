import { Button, Icon, IconButton, Reserved } from '@tavoite/ui';
import { SaveIcon } from '@tavoite/ui/icons';
import { Suspense } from 'react';
import { useAppSelector } from '../../core/hooks.js';
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
  return (
    <Suspense
      fallback={
        <Reserved active>
          {props.compact ? (
            <IconButton
              size={props.size ?? 'md'}
              variant={props.variant ?? 'secondary'}
              label={text('save-for-a-report')}
            >
              <Icon icon={SaveIcon} size="sm" />
            </IconButton>
          ) : (
            <Button
              size={props.size ?? 'md'}
              variant={props.variant ?? 'secondary'}
              icon={<Icon icon={SaveIcon} size="sm" />}
            >
              {text('save-for-a-report')}
            </Button>
          )}
        </Reserved>
      }
    >
      <SaveButton {...props} />
    </Suspense>
  );
};
