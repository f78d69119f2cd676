import type { Report, ReportDelivery, ReportSend } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  Button,
  ErrorState,
  LinkButton,
  type Receipt,
  ReceiptList,
  Spinner,
  Stack,
  Toolbar,
} from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../../core/hooks.js';
import { useMoments } from '../../../core/useMoments.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { deliveriesCall, resendRequested, sendsCall } from '../slice.js';
import { useReportsSelector } from '../state.js';
import { Hint } from './Hint.js';

/** Apart from the form above it. */
const Section = styled.section`
  padding-block-start: ${token('space-4')};
  border-block-start: 1px solid ${token('color-border')};
`;

/** One send: when, by whom, what became of each mail, its file. */
const Send = ({ report, send }: { report: Report; send: ReportSend }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const written = useMoments();
  const { receiptList } = useLabels();
  const deliveries = useReportsSelector((state) => state.reports.deliveries[send.id]);
  const [used, setUsed] = useState(false);
  const { queued, sent, failed, unknown, to_files } = send.deliveries;
  const load = () => dispatch(deliveriesCall.request(send.id));
  // Names follow the numbers once they have been asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a number changes
  useEffect(() => {
    if (used) load();
  }, [queued, sent, failed, unknown]);
  const receiptOf = (delivery: ReportDelivery): Receipt => {
    const name = delivery.user ? delivery.user.full_name || delivery.user.username : null;
    const reason =
      delivery.error ?? (delivery.status === 'unknown' ? text('mail-unknown') : undefined);
    return {
      id: delivery.id,
      name: name === null ? delivery.email : `${name} (${delivery.email})`,
      state: delivery.status === 'unknown' ? 'failed' : delivery.status,
      time: written(delivery.since),
      ...(reason === undefined ? {} : { reason }),
    };
  };
  const moment = written(send.sent);
  return (
    <li>
      <strong>
        {send.author
          ? text('sent-by', { moment, name: send.author.name })
          : text('sent-at', { moment })}
        {send.schedule === null ? '' : ` · ${text('sent-by-schedule')}`}
      </strong>
      {send.subject !== '' && <p>{text('sent-subject', { subject: send.subject })}</p>}
      {send.message !== '' && <p style={{ whiteSpace: 'pre-line' }}>{send.message}</p>}
      <ReceiptList
        {...receiptList}
        summary={text(to_files ? 'mails-to-files' : 'mails-sent', {
          sent,
          total: queued + sent + failed + unknown,
          failed: failed + unknown,
          queued,
        })}
        failed={failed + unknown > 0}
        receipts={deliveries?.data?.map(receiptOf) ?? null}
        onOpen={() => {
          setUsed(true);
          load();
        }}
        problem={
          deliveries?.error ? (
            <ErrorState
              title={messageText(failureMessage(deliveries.error))}
              retryLabel={text('retry')}
              onRetry={load}
            />
          ) : undefined
        }
      />
      <Toolbar>
        {send.pdf_file ? (
          <LinkButton size="sm" href={send.pdf_file} target="_blank" rel="noopener">
            {text('open-sent-pdf')}
          </LinkButton>
        ) : (
          <Hint>{text(send.kept_until <= send.sent ? 'sent-pdf-none' : 'sent-pdf-gone')}</Hint>
        )}
        {failed + unknown > 0 && (
          <Button size="sm" onClick={() => dispatch(resendRequested(report.id, send.id))}>
            {text('send-again', { count: failed + unknown })}
          </Button>
        )}
      </Toolbar>
    </li>
  );
};

/** What was sent of a report, newest first. */
export const Sends = ({ report }: { report: Report }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const sends = useReportsSelector((state) => state.reports.sends[report.id]);
  const content = () => {
    if (sends?.error)
      return (
        <ErrorState
          title={messageText(failureMessage(sends.error))}
          retryLabel={text('retry')}
          onRetry={() => dispatch(sendsCall.request(report.id))}
        />
      );
    if (!sends?.data) return <Spinner label={text('loading-reports')} />;
    if (sends.data.length === 0) return <Hint>{text('no-sends')}</Hint>;
    return (
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 }}>
        {sends.data.map((send) => (
          <Send key={send.id} report={report} send={send} />
        ))}
      </ul>
    );
  };
  return (
    <Section aria-labelledby="earlier-sends">
      <Stack>
        <h3 id="earlier-sends">{text('earlier-sends')}</h3>
        {content()}
      </Stack>
    </Section>
  );
};
