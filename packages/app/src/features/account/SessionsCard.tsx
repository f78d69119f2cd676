import { Badge, Button, relativeTime, SettingRow } from '@tavoite/ui';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { DangerDialog } from '../../core/page/DangerDialog.js';
import { LoadedCard } from '../../core/page/LoadedCard.js';
import { useMoments } from '../../core/useMoments.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { networkKind } from './networkKind.js';
import { type OwnSession, type SignOut, sessionsCall, signOutCall } from './slice.js';
import { useAccountSelector } from './state.js';

/** Where the user is signed in, and how to sign out there. */
export const SessionsCard = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const language = useShownLanguage();
  const day = useMoments('day');
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useAccountSelector((state) => state.account.sessions);
  const { data } = load;
  const { status } = useAccountSelector((state) => state.account.signOut);
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null);
  const others = data?.filter(({ current }) => !current) ?? [];

  useEffect(() => {
    dispatch(signOutCall.reset());
  }, [dispatch]);
  useEffect(() => {
    if (status === 'fulfilled' || status === 'rejected') setAsked(null);
  }, [status]);
  useEffect(() => {
    // The button that opened the dialog has gone with its session.
    if (status === 'fulfilled' && asked === null) heading.current?.focus();
  }, [status, asked]);

  const ownNetwork = data?.find(({ current }) => current)?.network;
  const placeOf = (network: string, current: boolean) => {
    switch (networkKind(network, current ? undefined : ownNetwork)) {
      case 'server':
        return text('place-server');
      case 'same':
        return text('place-same', { network });
      case 'private':
        return text('place-private', { network });
      default:
        return text('place-network', { network });
    }
  };
  const deviceOf = ({ device }: OwnSession) => {
    if (device === null) return text('unknown-device');
    // A browser is named with its system, a program by its own name alone.
    return device.includes(', ') ? device : text('other-program', { name: device });
  };
  const describe = ({ created_at: created, last_used_at: used, network, current }: OwnSession) => {
    const values = {
      date: day(created),
      used: relativeTime(used, language) ?? '',
    };
    return network === null
      ? text('session-date', values)
      : text('session-place', { ...values, place: placeOf(network, current) });
  };
  const row = (session: OwnSession) => (
    <SettingRow
      key={session.id}
      title={deviceOf(session)}
      description={describe(session)}
      actions={
        session.current ? (
          <Badge tone="success">{text('this-session')}</Badge>
        ) : (
          <Button
            aria-label={text('action-of', {
              action: text('sign-out-there'),
              name: deviceOf(session),
            })}
            onClick={() => setAsked(session)}
          >
            {text('sign-out-there')}
          </Button>
        )
      }
    />
  );
  const does: SignOut = asked === null || asked === 'others' ? 'others' : { session: asked.id };
  return (
    <>
      <LoadedCard
        title={text('sessions')}
        description={text(data && others.length === 0 ? 'no-other-sessions' : 'sessions-help')}
        headingRef={heading}
        load={load}
        failure={text('sessions-failed')}
        onRetry={() => dispatch(sessionsCall.request())}
        height={132}
      >
        {(sessions) => (
          <>
            <div>{sessions.map(row)}</div>
            {others.length > 1 ? (
              <div>
                <Button onClick={() => setAsked('others')}>{text('sign-out-others')}</Button>
              </div>
            ) : null}
          </>
        )}
      </LoadedCard>
      <DangerDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text(does === 'others' ? 'sign-out-others-ask' : 'sign-out-there-ask')}
        message={
          asked === null || asked === 'others'
            ? text('sign-out-others-help')
            : text('sign-out-there-help', { device: deviceOf(asked) })
        }
        confirmLabel={text(does === 'others' ? 'sign-out-others' : 'sign-out-there')}
        pending={status === 'pending'}
        onConfirm={() => dispatch(signOutCall.request(does))}
      />
    </>
  );
};
