import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { Frame, Layout, pageSize, ROW_MIN } from './frame.js';

/** The report as a page, which is of light paper in any theme: its title in letters that can be read, and its first picture. */
const Cover = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: cover;
  align-self: start;
  ${pageSize}
  padding: 10px 8px;
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-inline-start: 3px solid ${token('color-accent')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text-muted')};
  font-size: 10px;
  line-height: 1.3;
  overflow-wrap: anywhere;

  & > strong {
    display: -webkit-box;
    flex: none;
    margin-block-end: 4px;
    overflow: hidden;
    color: ${token('color-text')};
    font-size: 10px;
    font-weight: ${token('font-weight-semibold')};
    letter-spacing: normal;
    line-height: 1.2;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;

    &::before {
      content: '';
      display: block;
      width: 16px;
      height: 2px;
      margin-block-end: 6px;
      background: ${token('color-accent')};
    }
  }

  img {
    display: block;
    width: 100%;
    aspect-ratio: 8 / 5;
    min-height: 0;
    margin-block-start: auto;
    object-fit: contain;
    object-position: bottom;
  }

  /* Of a table too large for it: its beginning. */
  [data-part='start'] {
    object-fit: cover;
    object-position: top left;
  }
`;

const Text = styled.div`
  grid-area: text;
  min-width: 0;

  @container (width >= ${ROW_MIN}) {
    align-self: center;
  }
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

  /* What is in it is read first, who made it last. */
  & > p:first-child {
    color: ${token('color-text')};
  }

  & > p:last-child {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space-3')};
    overflow: hidden;
    font-size: ${token('font-size-xs')};
  }

  /* Where the words begin a line of their own the sign before them is outside of it. */
  & > p:last-child > span {
    position: relative;

    &::before {
      content: '·' / '';
      position: absolute;
      inset-inline-start: calc(-1 * ${token('space-2')});
    }
  }
`;

const Foot = styled.div`
  display: grid;
  grid-area: foot;
  gap: ${token('space-3')};
  min-width: 0;

  @container (width >= ${ROW_MIN}) {
    align-self: center;
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${token('space-1')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};

  & > [data-variant='quiet'] {
    padding-inline: ${token('space-2')};
  }

  /* The menu of the rest. */
  & > :last-child:not(:only-child) {
    margin-inline-start: auto;
  }
`;

/** The first picture in a report, on the page that pictures it. */
export interface ReportCoverPicture {
  /** Address of the picture, on light ground. */
  src: string;
  /** All of the picture, or its top left, which is the default. */
  part?: 'whole' | 'start';
  /** The address could not be loaded: it may have run out. */
  onError?: () => void;
}

export interface ReportCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The report's title. */
  title: string;
  /** The day in words, as shown: "Published 26/11/2026". */
  published: string;
  /** As `<time>` needs it, YYYY-MM-DD. */
  publishedDate: string;
  /** Who made it, "Aino Virtanen"; empty where that is not known. */
  author?: string;
  /** What is in it, in words: "3 graphs, 1 data map". */
  contents: string;
  /** The months that it shows, in words, "Figures 01/2026 – 10/2026"; empty where they are not known. */
  period?: string;
  /** Pictures the report as a page beside the words, for the eyes only; null until there is a picture. */
  cover?: ReportCoverPicture | null;
  /** Given while its pictures are made: what a badge says. */
  processingLabel?: string;
  /** Given when a picture in it could not be made: what a badge says. */
  failedLabel?: string;
  /** Below page and words: when it is sent next, why something is not possible now. */
  notes?: ReactNode;
  /** Buttons, and a menu of the rest: edit, send, download, delete. */
  actions: ReactNode;
}

/** A report in the list. Renders a `<div role="article">`. */
export const ReportCard = ({
  title,
  published,
  publishedDate,
  author = '',
  contents,
  period = '',
  cover,
  processingLabel,
  failedLabel,
  notes,
  actions,
  ...rest
}: ReportCardProps) => {
  const id = useId();
  return (
    <Frame
      {...rest}
      role="article"
      aria-labelledby={id}
      aria-busy={processingLabel !== undefined}
      data-processing={processingLabel !== undefined || undefined}
    >
      <Layout data-covered={cover !== undefined || undefined}>
        {cover !== undefined && (
          <Cover aria-hidden data-text-of-fixed-size data-theme="light">
            <strong>
              <Hyphenated text={title} />
            </strong>
            {cover && (
              <img
                src={cover.src}
                alt=""
                loading="lazy"
                data-part={cover.part ?? 'start'}
                onError={cover.onError}
              />
            )}
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
            <p>{contents}</p>
            {period !== '' && <p>{period}</p>}
            <p>
              <time dateTime={publishedDate}>{published}</time>{' '}
              {author !== '' && <span>{author}</span>}
            </p>
          </Facts>
        </Text>
        <Foot>
          {notes !== undefined && <Notes>{notes}</Notes>}
          <Actions>{actions}</Actions>
        </Foot>
      </Layout>
    </Frame>
  );
};
