import { Badge, Banner, Button, Reserved, SettingRow } from '@tavoite/ui';
import { useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useOpenScreen } from '../../../core/openScreen.js';
import { LoadedCard } from '../../../core/page/LoadedCard.js';
import { useMoments } from '../../../core/useMoments.js';
import { useText } from '../../../i18n/Texts.js';
import { FACTORS_HEIGHT_PX } from '../height.js';
import { passkeysWork } from '../passkeys.js';
import { ChangeDialog, type Opened } from './ChangeDialog.js';
import { accountFactorsScreen, type Factors, factorsCall } from './slice.js';
import { useSecondFactorSelector } from './state.js';

/** Second factors of the user: what there is, and the dialogs that change it. */
const SecondFactorCard = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const load = useSecondFactorSelector((state) => state.secondFactor.factors);
  const { data } = load;
  const [opened, setOpened] = useState<Opened | null>(null);
  useOpenScreen(accountFactorsScreen, undefined);

  const day = useMoments('day');
  const button = (name: string, label: string, open: Opened) => (
    <Button aria-label={label} onClick={() => setOpened(open)}>
      {name}
    </Button>
  );

  const authenticator = ({ authenticator: since }: Factors) => {
    const name = text('authenticator-app');
    const labelled = (action: string) => text('action-of', { action, name });
    return (
      <SettingRow
        title={name}
        description={
          since ? text('set-up-on', { date: day(since) }) : text('authenticator-app-help')
        }
        actions={
          since ? (
            <>
              {button(text('replace'), labelled(text('replace')), { kind: 'authenticator' })}
              {button(text('remove'), labelled(text('remove')), { kind: 'remove-authenticator' })}
            </>
          ) : (
            button(text('set-up'), labelled(text('set-up')), { kind: 'authenticator' })
          )
        }
      />
    );
  };
  const passkeys = ({ passkeys: keys, passkeys_possible: isPossible }: Factors) => (
    <>
      {keys.map(({ id: key, name, created_at: created, last_used_at: used }) => (
        <SettingRow
          key={key}
          title={text('passkey-named', { name })}
          description={
            used
              ? text('passkey-used-on', { added: day(created), used: day(used) })
              : text('passkey-added-on', { added: day(created) })
          }
          actions={
            <>
              {button(text('rename'), text('action-of', { action: text('rename'), name }), {
                kind: 'rename-passkey',
                id: key,
                name,
              })}
              {button(text('remove'), text('action-of', { action: text('remove'), name }), {
                kind: 'remove-passkey',
                id: key,
                name,
              })}
            </>
          }
        />
      ))}
      <SettingRow
        title={text('passkeys')}
        description={text(
          isPossible
            ? passkeysWork()
              ? 'passkeys-help'
              : 'passkeys-not-here'
            : 'passkeys-not-at-address',
        )}
        actions={
          isPossible && passkeysWork()
            ? button(text('add-passkey'), text('add-passkey'), { kind: 'add-passkey' })
            : null
        }
      />
    </>
  );
  const codes = ({ recovery_codes_left: left }: Factors) => (
    <SettingRow
      title={text('recovery-codes')}
      description={text('recovery-codes-left', { count: left })}
      actions={button(text('new-codes'), text('new-recovery-codes'), { kind: 'renew-codes' })}
    />
  );

  const isOn = data !== null && (data.authenticator !== null || data.passkeys.length > 0);
  return (
    <>
      <LoadedCard
        title={text('two-step-verification')}
        description={text('two-step-help')}
        state={
          <Reserved active={!data}>
            <Badge tone={isOn ? 'success' : 'neutral'}>
              {text(isOn ? 'switched-on' : 'switched-off')}
            </Badge>
          </Reserved>
        }
        load={load}
        failure={text('second-factor-failed')}
        onRetry={() => dispatch(factorsCall.request())}
        height={FACTORS_HEIGHT_PX}
      >
        {(factors) => (
          <>
            {factors.required ? <Banner>{text('second-factor-required')}</Banner> : null}
            <div>
              {authenticator(factors)}
              {passkeys(factors)}
              {isOn ? codes(factors) : null}
            </div>
          </>
        )}
      </LoadedCard>
      {data && opened ? (
        <ChangeDialog
          opened={opened}
          hasPassword={data.has_password}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
};

export default SecondFactorCard;
