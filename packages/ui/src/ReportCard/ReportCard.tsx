import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { Card } from '../Card/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};

  & > h3 {
    flex: 1 1 200px;
    min-width: 0;
  }

  & > time {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-variant-numeric: tabular-nums;
  }
`;

const Contents = styled.p`
  margin-block: ${token('space-1')} ${token('space-3')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

const Notes = styled.div`
  margin-block: calc(-1 * ${token('space-2')}) ${token('space-3')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

export interface ReportCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The report's title. */
  title: string;
  /** As shown, DD/MM/YYYY. */
  published: string;
  /** As `<time>` needs it, YYYY-MM-DD. */
  publishedDate: string;
  /** What is in it, in words: "3 graphs, 1 data map". */
  contents: string;
  /** Given while its pictures are made: what a badge says. */
  processingLabel?: string;
  /** Given when a picture in it could not be made: what a badge says. */
  failedLabel?: string;
  /** Below the contents: when it was sent last, why something is not possible now. */
  notes?: ReactNode;
  /** Buttons: edit, refresh, send, download, delete. */
  actions: ReactNode;
}

/** A report in the list. Renders a `<div role="article">`. */
export const ReportCard = ({
  title,
  published,
  publishedDate,
  contents,
  processingLabel,
  failedLabel,
  notes,
  actions,
  ...rest
}: ReportCardProps) => {
  const id = useId();
  return (
    <Card
      {...rest}
      role="article"
      aria-labelledby={id}
      aria-busy={processingLabel !== undefined}
      data-processing={processingLabel !== undefined || undefined}
    >
      <Head>
        <h3 id={id}>
          <Hyphenated text={title} />
        </h3>
        {processingLabel !== undefined && <Badge tone="info">{processingLabel}</Badge>}
        {failedLabel !== undefined && <Badge tone="danger">{failedLabel}</Badge>}
        <time dateTime={publishedDate}>{published}</time>
      </Head>
      <Contents>{contents}</Contents>
      {notes && <Notes>{notes}</Notes>}
      <Actions>{actions}</Actions>
    </Card>
  );
};
