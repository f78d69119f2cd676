import { ErrorState } from '@tavoite/ui';
import { Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '../core/hooks.js';
import { LoadingPage } from '../core/page/LoadingPage.js';
import { lazyPart } from '../core/screen.js';
import { organizationCall } from '../features/organization/index.js';
import { settingsCall } from '../features/settings/index.js';
import { failureMessage } from '../i18n/failureMessages.js';
import { useText } from '../i18n/Texts.js';

const EmptyPage = lazyPart(() => import('./EmptyPage.js'));

/** Shown instead of every page that depends on the settings, while they are not loaded. */
export const SettingsGate = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const organization = useAppSelector((state) => state.organization);
  const settings = useAppSelector((state) => state.settings);
  if (organization.data?.organization === null)
    return (
      <Suspense fallback={<LoadingPage />}>
        <EmptyPage kind="no-organization" />
      </Suspense>
    );
  const error = organization.error ?? settings.error;
  if (!error) return <LoadingPage />;
  return (
    <ErrorState
      title={text('settings-failed')}
      description={messageText(failureMessage(error))}
      retryLabel={text('retry')}
      onRetry={() => {
        dispatch(organizationCall.request());
        dispatch(settingsCall.request());
      }}
    />
  );
};
