import type { Report } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  Button,
  Icon,
  MenuButton,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  momentText,
  ReportCard,
} from '@tavoite/ui';
import {
  ClockIcon,
  DeleteIcon,
  FileSpreadsheetIcon,
  FileTextIcon,
  ImageIcon,
  RefreshIcon,
  SendIcon,
  SuccessIcon,
  WarningIcon,
} from '@tavoite/ui/icons';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../../core/hooks.js';
import { useMoments } from '../../../core/useMoments.js';
import { useLabels } from '../../../i18n/labels.js';
import { useShownLanguage, useText } from '../../../i18n/Texts.js';
import type { OpenDialog } from '../address.js';
import { orderOf, PAPER, type ReportItem } from '../items.js';
import { downloadRequested, refreshRequested } from '../slice.js';
import { useReportsSelector } from '../state.js';
import { useCover } from '../useCover.js';
import type { Deletion } from '../useDeletion.js';
import { contentsText, type SendingLine, sendingText, spanOfReport } from '../words.js';

const NO_ITEMS: ReportItem[] = [];

const ICONS: Record<SendingLine['state'], typeof ClockIcon> = {
  planned: ClockIcon,
  waiting: ClockIcon,
  unplanned: ClockIcon,
  unsent: SendIcon,
  sending: SendIcon,
  sent: SuccessIcon,
  failed: WarningIcon,
};

/** Besides the PDF, which has a button. */
const FILES = [
  { format: 'xlsx', label: 'report-xlsx', icon: FileSpreadsheetIcon },
  { format: 'pptx', label: 'report-pptx', icon: ImageIcon },
] as const;

/** A link among the words of a line. */
const Inline = styled(Button)`
  min-height: 0;
  padding: 0;
  border: 0;

  &[data-variant='quiet']:is(:hover, :active) {
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-2')};

  /* What is still to come matters more than what was. */
  &[data-state='planned'] {
    color: ${token('color-text')};
  }

  &[data-state='failed'] {
    color: ${token('color-danger-text')};
  }

  & > svg {
    margin-block-start: calc((1lh - 1em) / 2);
  }

  /* Apart from the link after it, which stands at the edge on a line of its own. */
  & > span > span {
    margin-inline-end: ${token('space-1')};
  }
`;

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
  const language = useShownLanguage();
  const { reportCard } = useLabels();
  const { items: loaded, itemsPage } = useReportsSelector(({ reports }) => reports);
  const items = loaded ?? NO_ITEMS;
  const cover = useCover(report, items);
  const span = spanOfReport(report, items);
  const isSpanAwaited = loaded === null && !itemsPage.error && orderOf(report).length > 0;
  const waitingId = useId();
  const { id, title, state } = report;
  const isProcessing = state === 'processing';
  const waits = isProcessing ? { disabled: true, 'aria-describedby': waitingId } : {};
  const published = report.published.slice(0, 10);
  return (
    <ReportCard
      title={title}
      published={text('report-published', {
        day: momentText(published, language, 'day') || published,
      })}
      publishedDate={published}
      author={report.author?.name ?? ''}
      contents={contentsText(report, text)}
      {...(isProcessing ? reportCard : {})}
      {...(state === 'failed' ? { failedLabel: text('picture-missing') } : {})}
      period={isSpanAwaited ? null : span && text('report-figures', { months: span })}
      cover={cover}
      notes={
        <>
          {isProcessing && <p id={waitingId}>{text('report-processing')}</p>}
          {sendingText(report, written, text).map(({ state, words }) => (
            <Line key={state} data-state={state}>
              <Icon icon={ICONS[state]} size="sm" />
              <span>
                <span>{words}</span>
                {state === 'unplanned' && (
                  <>
                    {' '}
                    <Inline
                      size="sm"
                      variant="quiet"
                      aria-label={text('action-of', {
                        action: text('schedule-short'),
                        name: title,
                      })}
                      onClick={() => onOpen({ kind: 'schedule', id })}
                    >
                      {text('schedule-short')}
                    </Inline>
                  </>
                )}
              </span>
            </Line>
          ))}
        </>
      }
      actions={
        <>
          <Button
            size="sm"
            icon={<Icon icon={FileTextIcon} size="sm" />}
            aria-label={text('action-of', { action: text('open-pdf'), name: title })}
            {...waits}
            onClick={() => dispatch(downloadRequested(id, PAPER, 'pdf'))}
          >
            {text('open-pdf')}
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
            variant="quiet"
            aria-label={text('edit-item', { title })}
            onClick={() => onOpen({ kind: 'report', id })}
          >
            {text('edit')}
          </Button>
        </>
      }
      menu={
        <MenuButton size="sm" label={text('action-of', { action: text('actions'), name: title })}>
          <MenuItem
            icon={<Icon icon={ClockIcon} size="sm" />}
            onSelect={() => onOpen({ kind: 'schedule', id })}
          >
            {text('schedule-short')}
          </MenuItem>
          <MenuItem
            icon={<Icon icon={RefreshIcon} size="sm" />}
            onSelect={() => dispatch(refreshRequested(id, PAPER))}
          >
            {text('update-figures')}
          </MenuItem>
          <MenuSeparator />
          <MenuLabel>{text('download')}</MenuLabel>
          {FILES.map(({ format, label, icon }) => (
            <MenuItem
              key={format}
              icon={<Icon icon={icon} size="sm" />}
              {...waits}
              onSelect={() => dispatch(downloadRequested(id, PAPER, format))}
            >
              {text(label)}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem
            tone="danger"
            icon={<Icon icon={DeleteIcon} size="sm" />}
            onSelect={() => onDelete({ request: { kind: 'report', id }, title })}
          >
            {text('delete')}
          </MenuItem>
        </MenuButton>
      }
    />
  );
};
