import type { IdentityProvider } from '@tavoite/model';
import { Button, LinkButton, ProviderMark, SettingRow } from '@tavoite/ui';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { DangerDialog } from '../../core/page/DangerDialog.js';
import { LoadedCard } from '../../core/page/LoadedCard.js';
import { useMoments } from '../../core/useMoments.js';
import { useText } from '../../i18n/Texts.js';
import { useProviders } from '../providers/index.js';
import { BRANDS, CONNECT_PATHS, providerName } from './names.js';
import { accountsScreen, type Identities, identitiesCall, unlinkCall } from './slice.js';
import { useExternalAccountsSelector } from './state.js';

const ORDER = ['google', 'azure', 'oidc'] as const;

/** The accounts of providers that the user can sign in with: which they are, linking and unlinking. */
export const LinkedAccountsCard = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const day = useMoments('day');
  const heading = useRef<HTMLHeadingElement>(null);
  const providers = useProviders();
  const load = useExternalAccountsSelector((state) => state.externalAccounts.identities);
  const { status } = useExternalAccountsSelector((state) => state.externalAccounts.unlink);
  const [asked, setAsked] = useState<IdentityProvider | null>(null);
  useOpenScreen(accountsScreen, null);

  useEffect(() => {
    dispatch(unlinkCall.reset());
  }, [dispatch]);
  useEffect(() => {
    if (status === 'fulfilled' || status === 'rejected') setAsked(null);
    // The button that opened the question has gone with the link.
    if (status === 'fulfilled') heading.current?.focus();
  }, [status]);

  const linkedBy = (provider: IdentityProvider) =>
    load.data?.results.find((identity) => identity.provider === provider);
  const shown = ORDER.filter((provider) => providers?.[provider] || linkedBy(provider));
  if (shown.length === 0 && !load.error) return null;

  const row = (provider: IdentityProvider, { results, has_password: hasPassword }: Identities) => {
    const name = providerName(provider, providers);
    const linked = linkedBy(provider);
    const icon = <ProviderMark provider={BRANDS[provider]} />;
    const labelled = (action: string) => text('action-of', { action, name });
    if (!linked)
      return (
        <SettingRow
          key={provider}
          icon={icon}
          title={name}
          description={text('account-not-linked')}
          actions={
            <LinkButton href={CONNECT_PATHS[provider]} aria-label={labelled(text('link-account'))}>
              {text('link-account')}
            </LinkButton>
          }
        />
      );
    const date = day(linked.linked);
    const isLastWay = !hasPassword && results.length === 1;
    const description = text('account-linked-on', { name: linked.name, date });
    return (
      <SettingRow
        key={provider}
        icon={icon}
        title={name}
        description={isLastWay ? `${description} ${text('last-way-in')}` : description}
        actions={
          isLastWay ? null : (
            <Button
              aria-label={labelled(text('unlink-account'))}
              onClick={() => setAsked(provider)}
            >
              {text('unlink-account')}
            </Button>
          )
        }
      />
    );
  };

  const askedName = asked ? providerName(asked, providers) : '';
  return (
    <>
      <LoadedCard
        title={text('linked-accounts')}
        description={text('linked-accounts-help')}
        headingRef={heading}
        load={load}
        failure={text('linked-accounts-failed')}
        onRetry={() => dispatch(identitiesCall.request())}
        height={66 * shown.length}
      >
        {(identities) => <div>{shown.map((provider) => row(provider, identities))}</div>}
      </LoadedCard>
      <DangerDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text('unlink-ask', { name: askedName })}
        message={text('unlink-help', { name: askedName })}
        confirmLabel={text('unlink-account')}
        pending={status === 'pending'}
        onConfirm={() => {
          if (asked) dispatch(unlinkCall.request(asked));
        }}
      />
    </>
  );
};
