import { useAppDispatch, useAppSelector } from '../core/hooks.js';
import { LoadFailure } from '../core/page/LoadFailure.js';
import { LoadingPage } from '../core/page/LoadingPage.js';
import { lazyPart } from '../core/screen.js';
import { organizationCall } from '../features/organization/index.js';
import { settingsCall } from '../features/settings/index.js';
import { useText } from '../i18n/Texts.js';

/** In place of a page that there is not. */
export const EmptyPage = lazyPart(() => import('./EmptyPage.js'), <LoadingPage />);

/** Shown instead of every page that depends on the settings, while they are not loaded. */
export const SettingsGate = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const organization = useAppSelector((state) => state.organization);
  const settings = useAppSelector((state) => state.settings);
  if (organization.data?.organization === null) return <EmptyPage kind="no-organization" />;
  const error = organization.error ?? settings.error;
  if (!error) return <LoadingPage />;
  return (
    <LoadFailure
      title={text('settings-failed')}
      error={error}
      onRetry={() => {
        dispatch(organizationCall.request());
        dispatch(settingsCall.request());
      }}
    />
  );
};
