import type { Report } from '@tavoite/model';
import { Button, Columns, EmptyState, MessageSkeleton, SpinnerOverlay, Stack } from '@tavoite/ui';
import { FileTextIcon } from '@tavoite/ui/icons';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { useText } from '../../../i18n/Texts.js';
import type { OpenDialog } from '../address.js';
import { useReportsSelector } from '../state.js';
import type { Deletion } from '../useDeletion.js';
import { ReportEntry } from './ReportEntry.js';

/** Pixels that a card needs. */
const CARD_MIN = 340;

export interface ListProps {
  onRetry: () => void;
  onOpen: (dialog: OpenDialog) => void;
  onDelete: (deletion: Deletion) => void;
}

/** The reports of the period. */
export const ReportList = ({ onRetry, onOpen, onDelete }: ListProps) => {
  const { text } = useText();
  const { page, list } = useReportsSelector((state) => state.reports);

  const content = (): React.ReactNode => {
    if (page.error)
      return <LoadFailure title={text('reports-failed')} error={page.error} onRetry={onRetry} />;
    if (list === null) return <MessageSkeleton label={text('loading-reports')} />;
    if (list.length === 0)
      return (
        <EmptyState
          icon={FileTextIcon}
          title={text('no-reports')}
          description={text('no-reports-description')}
          action={
            <Button onClick={() => onOpen({ kind: 'report', id: null })}>
              {text('create-report')}
            </Button>
          }
        />
      );
    return (
      <Columns tiles min={CARD_MIN}>
        {list.map((report: Report) => (
          <ReportEntry key={report.id} report={report} onOpen={onOpen} onDelete={onDelete} />
        ))}
      </Columns>
    );
  };

  return (
    <section aria-labelledby="reports-heading">
      <Stack>
        <h2 id="reports-heading">{text('reports-of-period')}</h2>
        <SpinnerOverlay
          active={page.status === 'pending' && list !== null}
          label={text('loading-reports')}
        >
          {content()}
        </SpinnerOverlay>
      </Stack>
    </section>
  );
};
