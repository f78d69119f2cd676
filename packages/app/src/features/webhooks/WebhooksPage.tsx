import type { Webhook } from '@tavoite/model';
import { Badge, Button, Card, EmptyState, Modal, SettingRow, Skeleton, Stack } from '@tavoite/ui';
import { LinkIcon } from '@tavoite/ui/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { CardHead } from '../../core/page/CardHead.js';
import { DangerDialog } from '../../core/page/DangerDialog.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { useText } from '../../i18n/Texts.js';
import { ShownSecret } from '../shownSecret/index.js';
import { DeliveriesDialog } from './DeliveriesDialog.js';
import { deedCall, webhooksCall, webhooksScreen } from './slice.js';
import { useWebhooksSelector } from './state.js';
import { WebhookDialog } from './WebhookDialog.js';
import { EVENT_WORDS } from './words.js';

/** What is open over the list; `about` is null to make one. */
interface Open {
  readonly what: 'form' | 'messages' | 'delete' | 'renew';
  readonly about: Webhook | null;
}

const ACTIONS = [
  ['messages', 'webhook-messages'],
  ['form', 'edit'],
  ['renew', 'webhook-renew'],
  ['delete', 'delete'],
] as const;

/** The programs that are told of events. */
const WebhooksPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = useWebhooksSelector((state) => state.webhooks.list);
  const deed = useWebhooksSelector((state) => state.webhooks.deed);
  const [open, setOpen] = useState<Open | null>(null);
  const asked = open?.what === 'delete' || open?.what === 'renew' ? open.what : null;
  const isAsking = asked !== null;
  const about = open?.about ?? null;
  useOpenScreen(webhooksScreen, undefined);
  const close = useCallback(() => setOpen(null), []);

  useEffect(() => {
    if (!isAsking || (deed.status !== 'fulfilled' && deed.status !== 'rejected')) return;
    setOpen(null);
    // The button that opened the question may have gone with its webhook.
    if (deed.status === 'fulfilled') heading.current?.focus();
  }, [deed.status, isAsking]);

  const show = (what: Open['what'], webhook: Webhook) => {
    dispatch(deedCall.reset());
    setOpen({ what, about: webhook });
  };
  const row = (webhook: Webhook) => (
    <SettingRow
      key={webhook.id}
      title={webhook.name}
      description={text('webhook-tells', {
        url: webhook.url,
        events: webhook.events.map((event) => text(EVENT_WORDS[event])).join(', '),
      })}
      actions={
        <>
          <Badge
            tone={webhook.enabled ? 'success' : webhook.switched_off_at ? 'danger' : 'neutral'}
          >
            {text(
              webhook.enabled
                ? 'webhook-on'
                : webhook.switched_off_at
                  ? 'webhook-switched-off'
                  : 'webhook-off',
            )}
          </Badge>
          {ACTIONS.map(([what, words]) => (
            <Button
              key={what}
              size="sm"
              aria-label={text('action-of', { action: text(words), name: webhook.name })}
              onClick={() => show(what, webhook)}
            >
              {text(words)}
            </Button>
          ))}
        </>
      }
    />
  );
  const list = () => {
    if (error && !data)
      return (
        <LoadFailure
          title={text('webhooks-failed')}
          error={error}
          onRetry={() => dispatch(webhooksCall.request())}
        />
      );
    if (!data) return <Skeleton shape="block" height={132} />;
    if (data.length > 0) return <div>{data.map(row)}</div>;
    return (
      <EmptyState
        icon={LinkIcon}
        title={text('no-webhooks')}
        description={text('no-webhooks-description')}
      />
    );
  };
  const forget = () => dispatch(deedCall.reset());
  return (
    <ManagePage
      page="webhooks"
      add={{
        label: text('new-webhook'),
        disabled: !data,
        onClick: () => setOpen({ what: 'form', about: null }),
      }}
    >
      <Card role="region" aria-labelledby="webhooks" aria-busy={!data && !error}>
        <Stack>
          <CardHead
            id="webhooks"
            title={text('webhooks-told')}
            description={text('webhooks-help')}
            headingRef={heading}
          />
          {list()}
        </Stack>
      </Card>
      {open?.what === 'form' ? <WebhookDialog webhook={about} onClose={close} /> : null}
      {open?.what === 'messages' && about ? (
        <DeliveriesDialog webhook={about} onClose={close} />
      ) : null}
      <DangerDialog
        open={isAsking}
        onClose={close}
        title={text(asked === 'renew' ? 'webhook-renew-ask' : 'webhook-delete-ask', {
          name: about?.name ?? '',
        })}
        message={text(asked === 'renew' ? 'webhook-renew-help' : 'webhook-delete-help')}
        confirmLabel={text(asked === 'renew' ? 'webhook-renew' : 'delete')}
        pending={deed.status === 'pending'}
        onConfirm={() =>
          asked && about && dispatch(deedCall.request({ kind: asked, id: about.id }))
        }
      />
      {deed.data?.secret === undefined ? null : (
        <Modal
          open
          locked
          onOpenChange={forget}
          title={deed.data.name}
          closeLabel={text('close')}
          size="sm"
        >
          <ShownSecret
            secret={deed.data.secret}
            name="webhook-secret"
            help="webhook-secret-shown-once"
            notCopied="webhook-secret-not-copied"
            onClose={forget}
          />
        </Modal>
      )}
    </ManagePage>
  );
};

export default WebhooksPage;
