import type { Notification } from '@tavoite/model';
import { ErrorState, type Receipt, ReceiptList } from '@tavoite/ui';
import { useAppDispatch } from '../../../core/hooks.js';
import { useMoments } from '../../../core/useMoments.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { detailsRequested } from '../slice.js';
import { useNotificationsSelector } from '../state.js';

/** How many members have read a notification, and which. */
export const Readers = ({ notification }: { notification: Notification }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { receiptList } = useLabels();
  const written = useMoments();
  const { id, read_count = 0, member_count = 0 } = notification;
  const details = useNotificationsSelector((state) => state.notifications.details[id]);
  const load = () => dispatch(detailsRequested(id, 'readers'));
  const readers = details?.readers;
  const receipts: Receipt[] | null = readers
    ? [
        ...readers.readers.map(
          (reader): Receipt => ({
            id: reader.id,
            name: reader.full_name || reader.username,
            state: 'read',
            time: written(reader.read),
          }),
        ),
        ...readers.others.map(
          (other): Receipt => ({
            id: other.id,
            name: other.full_name || other.username,
            state: 'unread',
          }),
        ),
      ]
    : null;
  return (
    <ReceiptList
      {...receiptList}
      summary={text('read-by', {
        count: readers?.read_count ?? read_count,
        total: readers?.member_count ?? member_count,
      })}
      receipts={receipts}
      onOpen={load}
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
  );
};
