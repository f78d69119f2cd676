import { ErrorState, type Receipt, ReceiptList } from '@tavoite/ui';
import { useAppDispatch } from '../../../core/hooks.js';
import { useMoments } from '../../../core/useMoments.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { runsCall } from '../slice.js';
import { useReportsSelector } from '../state.js';
import { Hint } from './Hint.js';

const STATES = { running: 'queued', sent: 'sent', failed: 'failed' } as const;

/** The last runs of a schedule, and why one failed. */
export const Runs = ({ schedule }: { schedule: number }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const written = useMoments();
  const { receiptList } = useLabels();
  const runs = useReportsSelector((state) => state.reports.runs[schedule]);
  const load = () => dispatch(runsCall.request(schedule));
  const receipts =
    runs?.data?.map(
      ({ id, due, state, finished, error }): Receipt => ({
        id,
        name: written(due),
        state: STATES[state],
        ...(finished ? { time: written(finished) } : {}),
        ...(error ? { reason: error } : {}),
      }),
    ) ?? null;
  if (receipts?.length === 0) return <Hint>{text('no-runs')}</Hint>;
  return (
    <ReceiptList
      {...receiptList}
      summary={text('past-runs')}
      receipts={receipts}
      onOpen={load}
      problem={
        runs?.error ? (
          <ErrorState
            title={messageText(failureMessage(runs.error))}
            retryLabel={text('retry')}
            onRetry={load}
          />
        ) : undefined
      }
    />
  );
};
