import type { DeliveryCounts, NotificationDelivery } from '@tavoite/model';
import { Button, ErrorState, type Receipt, ReceiptList } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useMoments } from '../../../core/useMoments.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { detailsRequested, resendRequested } from '../slice.js';
import { useNotificationsSelector } from '../state.js';

/** To whom it was mailed and what became of each mail; what failed can be sent again. */
export const Deliveries = ({ id, counts }: { id: number; counts: DeliveryCounts }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const written = useMoments();
  const { receiptList } = useLabels();
  const details = useNotificationsSelector((state) => state.notifications.details[id]);
  const [used, setUsed] = useState(false);
  const { queued, sent, failed, unknown, to_files } = counts;
  const total = queued + sent + failed + unknown;
  const load = () => dispatch(detailsRequested(id, 'deliveries'));

  // Names follow the numbers once they have been asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a number changes
  useEffect(() => {
    if (used) load();
  }, [queued, sent, failed, unknown]);

  if (total === 0) return null;
  const receiptOf = (delivery: NotificationDelivery): Receipt => ({
    id: delivery.user.id,
    name: `${delivery.user.full_name || delivery.user.username} (${delivery.email})`,
    state: delivery.status === 'unknown' ? 'failed' : delivery.status,
    ...(delivery.since ? { time: written(delivery.since) } : {}),
    ...(delivery.status === 'unknown'
      ? { reason: delivery.error ?? text('mail-unknown') }
      : delivery.error
        ? { reason: delivery.error }
        : {}),
  });
  return (
    <>
      <ReceiptList
        {...receiptList}
        summary={text(to_files ? 'mails-to-files' : 'mails-sent', {
          sent,
          total,
          failed: failed + unknown,
          queued,
        })}
        failed={failed + unknown > 0}
        receipts={details?.deliveries?.map(receiptOf) ?? null}
        onOpen={() => {
          setUsed(true);
          load();
        }}
        problem={
          details?.failure ? (
            <ErrorState
              title={messageText(failureMessage(details.failure))}
              retryLabel={text('retry')}
              onRetry={load}
            />
          ) : undefined
        }
      />
      {failed + unknown > 0 && (
        <div>
          <Button size="sm" onClick={() => dispatch(resendRequested(id))}>
            {text('send-again', { count: failed + unknown })}
          </Button>
        </div>
      )}
    </>
  );
};
