import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { Card } from '../Card/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';

/** Among others of a row, its buttons stand at the foot. */
const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
`;

/** Width of the card's inside from which the facts fit on a line beside the cover. */
const NARROW = '330px';

const Layout = styled.div`
  display: grid;
  grid-template: 'text' 1fr 'actions' auto / minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};

  &[data-covered] {
    grid-template:
      'cover text' 1fr
      'actions actions' auto / 96px minmax(0, 1fr);
  }
`;

/** The first page of its PDF: an upright A4 whose lengths are in the points that the PDF has. */
const Cover = styled.div`
  container-type: inline-size;
  grid-area: cover;
  align-self: start;
  aspect-ratio: 595 / 842;
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-radius: 2px;
  background: ${token('color-surface')};
`;

const Page = styled.div`
  --pt: calc(100cqi / 595);
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: calc(72 * var(--pt)) calc(54 * var(--pt)) calc(76 * var(--pt)) calc(62 * var(--pt));
  border-inline-start: max(2px, 10 * var(--pt)) solid ${token('color-accent')};
  color: ${token('color-text-muted')};
  font-size: calc(14 * var(--pt));
  line-height: 1.5;
  overflow-wrap: anywhere;

  /* The organisation, above the title wherever that begins. */
  & > :first-child {
    flex: none;
    height: calc(174 * var(--pt));
    overflow: hidden;
    color: ${token('color-accent-text')};
    font-size: calc(13 * var(--pt));
    font-weight: ${token('font-weight-semibold')};
  }

  & > strong {
    display: -webkit-box;
    flex: none;
    overflow: hidden;
    color: ${token('color-text')};
    font-size: calc(36 * var(--pt));
    font-weight: ${token('font-weight-semibold')};
    line-height: 1.16;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;

    &::before {
      content: '';
      display: block;
      width: calc(44 * var(--pt));
      height: max(1px, 3 * var(--pt));
      margin-block-end: calc(19 * var(--pt));
      background: ${token('color-accent')};
    }
  }

  & > strong + span {
    margin-block-start: calc(14 * var(--pt));
  }

  & > :last-child {
    display: grid;
    margin-block-start: auto;
    padding-block-start: calc(14 * var(--pt));
    border-block-start: 1px solid ${token('color-border')};
    font-size: calc(10.5 * var(--pt));

    > :first-child {
      color: ${token('color-text')};
      font-weight: ${token('font-weight-semibold')};
    }
  }
`;

const Text = styled.div`
  grid-area: text;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};

  & > h3 {
    min-width: 0;
  }
`;

const Facts = styled.div`
  margin-block-start: ${token('space-1')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > p:first-child > span::before {
    content: '· ';
  }

  /* There it takes a line of its own, which a dot must not begin. */
  @container (width < ${NARROW}) {
    & > p:first-child > span {
      display: block;
    }

    & > p:first-child > span::before {
      content: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  gap: ${token('space-1')};

  & > [data-variant='quiet'] {
    padding-inline: ${token('space-2')};
  }

  /* The menu of the rest. */
  & > :last-child:not(:only-child) {
    margin-inline-start: auto;
  }
`;

/** What the first page of its PDF says besides the title. */
export interface ReportCover {
  /** Whose report it is. */
  organization: string;
  /** The months of all that is in it, in words; empty for none. */
  period: string;
  /** The day that the PDF is of, as it writes it. */
  date: string;
  /** Who made it; empty for none. */
  author: string;
}

export interface ReportCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The report's title. */
  title: string;
  /** As shown, DD/MM/YYYY. */
  published: string;
  /** As `<time>` needs it, YYYY-MM-DD. */
  publishedDate: string;
  /** What is in it, in words: "3 graphs, 1 data map". */
  contents: string;
  /** Draws the first page of its PDF beside the words, for the eyes only. */
  cover?: ReportCover;
  /** Given while its pictures are made: what a badge says. */
  processingLabel?: string;
  /** Given when a picture in it could not be made: what a badge says. */
  failedLabel?: string;
  /** Below the contents: when it is sent next, why something is not possible now. */
  notes?: ReactNode;
  /** Buttons, and a menu of the rest: edit, send, download, delete. */
  actions: ReactNode;
}

/** A report in the list. Renders a `<div role="article">`. */
export const ReportCard = ({
  title,
  published,
  publishedDate,
  contents,
  cover,
  processingLabel,
  failedLabel,
  notes,
  actions,
  ...rest
}: ReportCardProps) => {
  const id = useId();
  return (
    <Root
      {...rest}
      role="article"
      aria-labelledby={id}
      aria-busy={processingLabel !== undefined}
      data-processing={processingLabel !== undefined || undefined}
    >
      <Layout data-covered={cover !== undefined || undefined}>
        {cover && (
          <Cover aria-hidden>
            <Page>
              <span>{cover.organization}</span>
              <strong>{title}</strong>
              <span>{cover.period}</span>
              <span>
                <span>{cover.date}</span>
                <span>{cover.author}</span>
              </span>
            </Page>
          </Cover>
        )}
        <Text>
          <Head>
            <h3 id={id}>
              <Hyphenated text={title} />
            </h3>
            {processingLabel !== undefined && <Badge tone="info">{processingLabel}</Badge>}
            {failedLabel !== undefined && <Badge tone="danger">{failedLabel}</Badge>}
          </Head>
          <Facts>
            <p>
              <time dateTime={publishedDate}>{published}</time> <span>{contents}</span>
            </p>
            {notes}
          </Facts>
        </Text>
        <Actions>{actions}</Actions>
      </Layout>
    </Root>
  );
};
