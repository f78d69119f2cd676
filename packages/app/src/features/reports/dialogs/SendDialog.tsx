import { isBlankContent, type Language, type Report, type ReportTheme } from '@tavoite/model';
import { Banner, Button, type Recipients as Chosen, Modal, Stack, Toolbar } from '@tavoite/ui';
import { useEffect, useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { DialogReason } from '../../dialogReason/index.js';
import { ClosingDialog, useDraft } from '../../drafts/index.js';
import { nameOfSend } from '../drafts.js';
import { orderOf, PAPER } from '../items.js';
import { downloadRequested, sendsCall } from '../slice.js';
import { contentsText } from '../words.js';
import type { DialogProps } from './dialogProps.js';
import { Hint } from './Hint.js';
import { LanguageChoice } from './LanguageChoice.js';
import { isLetterFit, type Letter, LetterFields } from './LetterFields.js';
import { Recipients } from './Recipients.js';
import { Sends } from './Sends.js';
import { ThemeChoice } from './ThemeChoice.js';
import { useSave } from './useSave.js';

interface Values extends Letter {
  recipients: Chosen;
  theme: ReportTheme;
  language: Language;
  /** Sent again after a lost answer, it is sent once. */
  key: string;
}

/** Sends a report by mail, and shows what was sent before. */
export const SendDialog = ({ report, onClose }: DialogProps & { report: Report }) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { modal } = useLabels();
  const own = useAppSelector((state) => state.preferences.language);
  const began = (): Values => ({
    recipients: { users: [], emails: [] },
    theme: PAPER,
    language: own,
    subject: '',
    message: '',
    key: crypto.randomUUID(),
  });
  const [first] = useState(began);
  const { values, change, forget, isKept } = useDraft<Values>(
    nameOfSend(report.id),
    first,
    'browser',
  );
  const [typed, setTyped] = useState('');
  const [closing, setClosing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { isSaving, save } = useSave(() => {
    forget();
    onClose();
  });
  useEffect(() => {
    dispatch(sendsCall.request(report.id));
  }, [dispatch, report.id]);
  const { users, emails } = values.recipients;
  const count = users.length + emails.length;
  const discard = () => {
    forget();
    onClose();
  };
  const requestClose = () => {
    const { subject, message } = values;
    if (count > 0 || `${typed}${subject}${message}`.trim() !== '') setClosing(true);
    else discard();
  };
  const isFit = isLetterFit(values);
  // A half-typed address is said to be one when it is sent.
  const isReady = count > 0 || typed.trim() !== '';
  const reasonId = useId();
  const isProcessing = report.state === 'processing';

  const contents = [
    contentsText(report, text),
    ...(report.properties.tables ? [text('with-tables')] : []),
  ].join(', ');
  const preview = () =>
    dispatch(downloadRequested(report.id, values.theme, 'pdf', values.language ?? own));

  const send = () => {
    const half = typed.trim();
    if (half !== '') setProblem(text('address-unknown', { text: half }));
    else {
      setProblem(null);
      save({
        kind: 'send',
        id: report.id,
        body: {
          users,
          emails,
          theme: values.theme,
          // A draft of an older release has none.
          language: values.language ?? own,
          subject: values.subject.trim(),
          message: values.message.trim(),
          idempotency_key: values.key,
        },
      });
    }
  };

  return (
    <>
      <Modal
        {...modal}
        open
        align="top"
        size="wide"
        locked={isSaving}
        onOpenChange={requestClose}
        title={text('send-report')}
        description={report.title}
        footer={
          <>
            {isReady ? null : (
              <DialogReason id={reasonId}>{text('report-recipients-required')}</DialogReason>
            )}
            <Button disabled={isSaving} onClick={requestClose}>
              {text('cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={isProcessing || !isFit || !isReady}
              aria-describedby={isReady ? undefined : reasonId}
              loading={isSaving}
              loadingLabel={text('sending')}
              onClick={send}
            >
              {text('send-to', { count })}
            </Button>
          </>
        }
      >
        <Stack>
          {isKept && <Banner tone="info">{text('draft-restored')}</Banner>}
          {isProcessing && <Banner tone="info">{text('report-processing')}</Banner>}
          {orderOf(report).length === 0 && isBlankContent(report.content) && (
            <Banner tone="warning">{text('report-empty-hint')}</Banner>
          )}
          {report.state === 'failed' && (
            <Banner tone="warning">{text('report-failed-hint')}</Banner>
          )}
          <Recipients
            value={values.recipients}
            errors={problem === null ? [] : [problem]}
            disabled={isSaving}
            onTextChange={(next) => {
              setTyped(next);
              setProblem(null);
            }}
            onValueChange={(recipients) => {
              setProblem(null);
              change({ recipients });
            }}
          />
          <LetterFields
            title={report.title}
            value={values}
            disabled={isSaving}
            onValueChange={change}
          />
          <div>
            <Toolbar>
              <ThemeChoice
                label={text('report-theme')}
                value={values.theme}
                onValueChange={(next) => change({ theme: next })}
              />
              <LanguageChoice
                value={values.language ?? own}
                onValueChange={(language) => change({ language })}
              />
            </Toolbar>
            <Hint>{text('report-language-hint')}</Hint>
          </div>
          <Toolbar>
            <span>{text('report-as-pdf', { contents })}</span>
            <Button size="sm" disabled={isProcessing} onClick={preview}>
              {text('preview-report')}
            </Button>
          </Toolbar>
          <Sends report={report} />
        </Stack>
      </Modal>
      <ClosingDialog
        open={closing}
        title={text('close-unsent-report')}
        description={text('close-unsaved-description')}
        onStay={() => setClosing(false)}
        onKeep={onClose}
        onDiscard={discard}
      />
    </>
  );
};
