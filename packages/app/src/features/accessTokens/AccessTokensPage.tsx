import type { AccessToken } from '@tavoite/model';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  relativeTime,
  SettingRow,
  Skeleton,
  Stack,
} from '@tavoite/ui';
import { LockIcon } from '@tavoite/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { CardHead } from '../../core/page/CardHead.js';
import { DangerDialog } from '../../core/page/DangerDialog.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { useMoments } from '../../core/useMoments.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { NewTokenDialog } from './NewTokenDialog.js';
import { accessTokensScreen, revokeCall, tokensCall } from './slice.js';
import { useAccessTokensSelector } from './state.js';

/** The machines that have access to the organisation. */
const AccessTokensPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const language = useShownLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = useAccessTokensSelector((state) => state.accessTokens.tokens);
  const { status } = useAccessTokensSelector((state) => state.accessTokens.revoke);
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<AccessToken | null>(null);
  useOpenScreen(accessTokensScreen, undefined);

  useEffect(() => {
    if (status === 'fulfilled' || status === 'rejected') setAsked(null);
    // The button that opened the question has gone with its token.
    if (status === 'fulfilled') heading.current?.focus();
  }, [status]);

  const day = useMoments('day');
  const describe = ({ user, last_used_at: used, expires_at: ends }: AccessToken) =>
    text(used === null ? 'access-token-unused' : 'access-token-used', {
      user: user.full_name || user.username,
      ends: day(ends),
      used: used === null ? '' : (relativeTime(used, language) ?? ''),
    });
  const hasEnded = ({ expires_at: ends }: AccessToken) => new Date(ends) <= new Date();
  const row = (token: AccessToken) => (
    <SettingRow
      key={token.id}
      title={token.name}
      description={describe(token)}
      actions={
        <>
          <Badge tone={hasEnded(token) ? 'danger' : 'neutral'}>
            {text(
              hasEnded(token)
                ? 'access-token-ended'
                : token.scope === 'read'
                  ? 'access-token-reads'
                  : 'access-token-enters',
            )}
          </Badge>
          <Button
            size="sm"
            aria-label={text('action-of', { action: text('revoke'), name: token.name })}
            onClick={() => setAsked(token)}
          >
            {text('revoke')}
          </Button>
        </>
      }
    />
  );
  const list = () => {
    if (error && !data) {
      return (
        <LoadFailure
          title={text('access-tokens-failed')}
          error={error}
          onRetry={() => dispatch(tokensCall.request())}
        />
      );
    }
    if (!data) return <Skeleton shape="block" height={132} />;
    if (data.tokens.length > 0) return <div>{data.tokens.map(row)}</div>;
    return (
      <EmptyState
        icon={LockIcon}
        title={text('no-access-tokens')}
        description={text('no-access-tokens-description')}
      />
    );
  };
  return (
    <ManagePage
      page="access-tokens"
      add={{ label: text('new-access-token'), disabled: !data, onClick: () => setMaking(true) }}
    >
      <Card role="region" aria-labelledby="access-tokens" aria-busy={!data && !error}>
        <Stack>
          <CardHead
            id="access-tokens"
            title={text('machines')}
            description={text('access-tokens-help')}
            headingRef={heading}
          />
          {list()}
        </Stack>
      </Card>
      {isMaking && data ? (
        <NewTokenDialog hasPassword={data.hasPassword} onClose={() => setMaking(false)} />
      ) : null}
      <DangerDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text('access-token-revoke-ask', { name: asked?.name ?? '' })}
        message={text('access-token-revoke-help')}
        confirmLabel={text('revoke')}
        pending={status === 'pending'}
        onConfirm={() => asked && dispatch(revokeCall.request(asked.id))}
      />
    </ManagePage>
  );
};

export default AccessTokensPage;
