import type { Report } from '@tavoite/model';
import { Button, DownloadMenu, dayText, Icon, IconButton, ReportCard } from '@tavoite/ui';
import {
  ClockIcon,
  DeleteIcon,
  EditIcon,
  FileSpreadsheetIcon,
  FileTextIcon,
  ImageIcon,
  RefreshIcon,
  SendIcon,
} from '@tavoite/ui/icons';
import { useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { useMoments } from '../../../i18n/useMoments.js';
import { shownTheme } from '../../preferences/index.js';
import type { OpenDialog } from '../address.js';
import { downloadRequested, refreshRequested } from '../slice.js';
import type { Deletion } from '../useDeletion.js';
import { contentsText } from '../words.js';

const FILES = [
  { format: 'pdf', label: 'pdf', icon: FileTextIcon },
  { format: 'xlsx', label: 'report-xlsx', icon: FileSpreadsheetIcon },
  { format: 'pptx', label: 'report-pptx', icon: ImageIcon },
] as const;

export interface ReportEntryProps {
  report: Report;
  onOpen: (dialog: OpenDialog) => void;
  onDelete: (deletion: Deletion) => void;
}

/** A report with what can be done with it. */
export const ReportEntry = ({ report, onOpen, onDelete }: ReportEntryProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const written = useMoments();
  const { reportCard } = useLabels();
  const theme = useAppSelector((state) => shownTheme(state.preferences));
  const notesId = useId();
  const { id, title, state, last_send, schedule_count } = report;
  const isProcessing = state === 'processing';
  const waits = isProcessing
    ? { disabled: true, 'aria-describedby': notesId }
    : { disabled: false };
  const notes: string[] = [];
  if (isProcessing) notes.push(text('report-processing'));
  if (last_send) {
    const { queued, sent, failed, unknown } = last_send.deliveries;
    notes.push(
      text(queued > 0 ? 'report-sending' : 'report-sent-at', {
        moment: written(last_send.sent),
        sent,
        total: queued + sent + failed + unknown,
        failed: failed + unknown,
      }),
    );
  }
  if (schedule_count > 0) notes.push(text('report-schedules', { count: schedule_count }));
  const published = report.published.slice(0, 10);
  return (
    <ReportCard
      title={title}
      published={dayText(published, 'DD/MM/YYYY') ?? published}
      publishedDate={published}
      contents={contentsText(report, text)}
      {...(isProcessing ? reportCard : {})}
      {...(state === 'failed' ? { failedLabel: text('picture-missing') } : {})}
      notes={
        notes.length > 0 ? (
          <ul id={notesId} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : undefined
      }
      actions={
        <>
          <Button
            size="sm"
            icon={<Icon icon={EditIcon} size="sm" />}
            onClick={() => onOpen({ kind: 'report', id })}
          >
            {text('edit')}
          </Button>
          <Button
            size="sm"
            icon={<Icon icon={SendIcon} size="sm" />}
            {...waits}
            onClick={() => onOpen({ kind: 'send', id })}
          >
            {text('send-now')}
          </Button>
          <Button
            size="sm"
            icon={<Icon icon={ClockIcon} size="sm" />}
            aria-label={text('schedule-of', { title })}
            onClick={() => onOpen({ kind: 'schedule', id })}
          >
            {text('schedule-short')}
          </Button>
          <DownloadMenu
            size="sm"
            label={text('download')}
            aria-label={text('download-of', { title })}
            loadingLabel={text('making-file')}
            items={FILES.map(({ format, label, icon }) => ({ format, label: text(label), icon }))}
            {...waits}
            onSelect={(format) => dispatch(downloadRequested(id, theme, format))}
          />
          <IconButton
            size="sm"
            label={text('refresh-of', { title })}
            onClick={() => dispatch(refreshRequested(id, theme))}
          >
            <Icon icon={RefreshIcon} size="sm" />
          </IconButton>
          <IconButton
            size="sm"
            label={text('delete-of', { title })}
            onClick={() => onDelete({ request: { kind: 'report', id }, title })}
          >
            <Icon icon={DeleteIcon} size="sm" />
          </IconButton>
        </>
      }
    />
  );
};
