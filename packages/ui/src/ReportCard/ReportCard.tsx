import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { Frame, LARGE, Layout, pageSize, ROW_MIN } from './frame.js';

/** The report as a page: its title in letters that can be read, and its first picture; whose it is where there is room. */
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

  & > :first-child {
    color: ${token('color-accent-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  & > span {
    display: none;
    flex: none;
  }

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

  @container ${LARGE} {
    padding-inline: 6px;

    & > span {
      display: block;
    }

    & > strong {
      margin-block-start: 10px;
      font-size: 12px;
    }
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

  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space-3')};
    overflow: hidden;
  }

  /* Where the words begin a line of their own the sign before them is outside of it. */
  & > p:first-child > span {
    position: relative;

    &::before {
      content: '·' / '';
      position: absolute;
      inset-inline-start: calc(-1 * ${token('space-2')});
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  gap: ${token('space-1')};

  @container (width >= ${ROW_MIN}) {
    align-self: center;
  }

  & > [data-variant='quiet'] {
    padding-inline: ${token('space-2')};
  }

  /* The menu of the rest. */
  & > :last-child:not(:only-child) {
    margin-inline-start: auto;
  }
`;

/** What stands on the page that pictures a report, besides its title. */
export interface ReportCover {
  /** Whose report it is. */
  organization: string;
  /** The first picture in it; null until there is one. */
  picture: ReportCoverPicture | null;
}

export interface ReportCoverPicture {
  /** Address of the picture. */
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
  /** Who made it, in words: "By Aino Virtanen"; empty where that is not known. */
  author?: string;
  /** What is in it, in words: "3 graphs, 1 data map". */
  contents: string;
  /** The months that it shows, in words, "Figures 01/2026 – 10/2026"; empty where they are not known. */
  period?: string;
  /** Pictures the report as a page beside the words, for the eyes only. */
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
        {cover && (
          <Cover aria-hidden data-text-of-fixed-size>
            <span>{cover.organization}</span>
            <strong>
              <Hyphenated text={title} />
            </strong>
            {cover.picture && (
              <img
                src={cover.picture.src}
                alt=""
                loading="lazy"
                data-part={cover.picture.part ?? 'start'}
                onError={cover.picture.onError}
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
            <p>
              <time dateTime={publishedDate}>{published}</time>{' '}
              {author !== '' && <span>{author}</span>} <span>{contents}</span>{' '}
              {period !== '' && <span>{period}</span>}
            </p>
            {notes}
          </Facts>
        </Text>
        <Actions>{actions}</Actions>
      </Layout>
    </Frame>
  );
};
