import type { Webhook, WebhookDelivery } from '@tavoite/model';
import {
  Badge,
  Button,
  EmptyState,
  Modal,
  SettingRow,
  Skeleton,
  Stack,
  Toolbar,
} from '@tavoite/ui';
import { LinkIcon } from '@tavoite/ui/icons';
import { useEffect } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { useMoments } from '../../core/useMoments.js';
import { useText } from '../../i18n/Texts.js';
import { deedCall, deliveriesCall } from './slice.js';
import { useWebhooksSelector } from './state.js';
import { EVENT_WORDS, STATUS_WORDS } from './words.js';

/** After which it is asked how messages went that have not been sent yet. */
const ASK_AGAIN_MS = 2_000;

const TONES = { queued: 'neutral', delivered: 'success', failed: 'danger' } as const;

export interface DeliveriesDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

/** The last messages to a webhook: how each one went, a test, and sending again. */
export const DeliveriesDialog = ({ webhook, onClose }: DeliveriesDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { data, error } = useWebhooksSelector((state) => state.webhooks.deliveries);
  const isBusy = useWebhooksSelector((state) => state.webhooks.deed.status) === 'pending';
  const { id } = webhook;

  useEffect(() => {
    dispatch(deliveriesCall.request(id));
    return () => {
      dispatch(deliveriesCall.reset());
    };
  }, [dispatch, id]);
  useEffect(() => {
    const isWaiting = data?.some(({ status, attempts }) => status === 'queued' && attempts === 0);
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => dispatch(deliveriesCall.request(id)), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data, dispatch, id]);

  const written = useMoments();
  const describe = ({ created_at, attempts, duration_ms, error: problem }: WebhookDelivery) =>
    [
      written(created_at),
      attempts === 0 ? '' : text('webhook-attempts', { count: attempts }),
      duration_ms === null ? '' : `${duration_ms} ms`,
      problem ?? '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  const row = (delivery: WebhookDelivery) => (
    <SettingRow
      key={delivery.id}
      title={text(EVENT_WORDS[delivery.type])}
      description={describe(delivery)}
      actions={
        <>
          <Badge tone={TONES[delivery.status]}>
            {text(STATUS_WORDS[delivery.status])}
            {delivery.response_status === null ? '' : ` (${delivery.response_status})`}
          </Badge>
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={text('action-of', {
              action: text('webhook-resend'),
              name: `${text(EVENT_WORDS[delivery.type])}, ${written(delivery.created_at)}`,
            })}
            onClick={() =>
              dispatch(deedCall.request({ kind: 'resend', id, delivery: delivery.id }))
            }
          >
            {text('webhook-resend')}
          </Button>
        </>
      }
    />
  );
  const list = () => {
    if (error)
      return (
        <LoadFailure
          title={text('webhook-messages-failed')}
          error={error}
          onRetry={() => dispatch(deliveriesCall.request(id))}
        />
      );
    if (!data) return <Skeleton shape="block" height={132} />;
    if (data.length > 0) return <div>{data.map(row)}</div>;
    return (
      <EmptyState
        icon={LinkIcon}
        title={text('no-webhook-messages')}
        description={text('no-webhook-messages-description')}
      />
    );
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={webhook.name}
      description={webhook.url}
      closeLabel={text('close')}
      align="top"
    >
      <Stack>
        <Toolbar>
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => dispatch(deedCall.request({ kind: 'test', id }))}
          >
            {text('webhook-send-test')}
          </Button>
        </Toolbar>
        {list()}
      </Stack>
    </Modal>
  );
};
