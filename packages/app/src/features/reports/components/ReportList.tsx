import { withWords } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  Button,
  EmptyState,
  ReportCardSkeleton,
  SpinnerOverlay,
  Stack,
  visuallyHidden,
} from '@tavoite/ui';
import { FileTextIcon, SearchIcon } from '@tavoite/ui/icons';
import { styled } from 'styled-components';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { useShownLanguage, useText } from '../../../i18n/Texts.js';
import type { OpenDialog } from '../address.js';
import { useReportsSelector } from '../state.js';
import type { Deletion } from '../useDeletion.js';
import { Found } from './Found.js';
import { ListHead } from './ListHead.js';
import { ReportEntry } from './ReportEntry.js';

const Head = styled(ListHead)`
  justify-content: start;

  & > h2 {
    ${visuallyHidden}
  }

  & > span {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
  }
`;

/** Nearer than the parts of a page: the saved graphs come into sight below them. */
const Cards = styled(Stack)`
  gap: ${token('space-3')};
`;

export interface ListProps {
  /** Words of the titles that are looked for. */
  typed: string;
  onRetry: () => void;
  onOpen: (dialog: OpenDialog) => void;
  onDelete: (deletion: Deletion) => void;
}

export interface ReportListProps extends ListProps {
  /** Chooses the period that they were published in. */
  period: React.ReactNode;
}

/** The reports of the period. */
export const ReportList = ({ period, typed, onRetry, onOpen, onDelete }: ReportListProps) => {
  const { text } = useText();
  const language = useShownLanguage();
  const { page, list } = useReportsSelector((state) => state.reports);

  const shown = withWords(list ?? [], typed, language, ({ title }) => title);

  const content = (): React.ReactNode => {
    if (page.error)
      return <LoadFailure title={text('reports-failed')} error={page.error} onRetry={onRetry} />;
    if (list === null)
      return (
        <Cards role="status" aria-busy aria-label={text('loading-reports')}>
          <ReportCardSkeleton />
          <ReportCardSkeleton />
          <ReportCardSkeleton />
        </Cards>
      );
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
    if (shown.length === 0)
      return <EmptyState icon={SearchIcon} title={text('no-report-items-found')} />;
    return (
      <Cards>
        {shown.map((report) => (
          <ReportEntry key={report.id} report={report} onOpen={onOpen} onDelete={onDelete} />
        ))}
      </Cards>
    );
  };

  return (
    <section aria-labelledby="reports-heading">
      <Stack>
        <Head>
          {/* The tab above says it to those who see it. */}
          <h2 id="reports-heading">{text('reports')}</h2>
          <span>{text('published-in')}</span>
          {period}
        </Head>
        {list && <Found list={text('reports')} typed={typed} count={shown.length} />}
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
