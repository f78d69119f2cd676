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
`;

/** Pixels that the pages take beside the words. */
const COVER_PX = 108;

const Layout = styled.div`
  display: grid;
  grid-template: 'text' 1fr 'actions' auto / minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};

  &[data-covered] {
    grid-template:
      'cover text' 1fr
      'actions actions' auto / ${COVER_PX}px minmax(0, 1fr);
  }
`;

/** Pixels of a page's width beside the words, and the points that an A4 of the PDF has. */
const PAGE_PX = 84;
const PAGE_PT = { width: 595, height: 842 } as const;

/** Its first page, and behind it the one with its first picture, which stands out to the right. */
const Cover = styled.div`
  position: relative;
  grid-area: cover;
  align-self: start;
  height: calc(${PAGE_PX}px * ${PAGE_PT.height} / ${PAGE_PT.width} + ${token('space-2')});
`;

/** All lengths on a page are the points of the PDF, made small as a whole: so its lines break where they do there. */
const Page = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  box-sizing: border-box;
  width: ${PAGE_PT.width}px;
  height: ${PAGE_PT.height}px;
  overflow: hidden;
  outline: 6px solid ${token('color-border')};
  outline-offset: -6px;
  border-radius: 12px;
  background: ${token('color-surface')};
  scale: calc(${PAGE_PX} / ${PAGE_PT.width});
  transform-origin: top left;
`;

const TitlePage = styled(Page)`
  display: flex;
  flex-direction: column;
  padding: 72px 54px 76px 56px;
  border-inline-start: 16px solid ${token('color-accent')};
  color: ${token('color-text-muted')};
  font-size: 14px;
  line-height: 1.5;
  overflow-wrap: anywhere;

  /* The organisation, above the title wherever that begins. */
  & > :first-child {
    flex: none;
    height: 174px;
    overflow: hidden;
    color: ${token('color-accent-text')};
    font-size: 13px;
    font-weight: ${token('font-weight-semibold')};
  }

  & > strong {
    display: -webkit-box;
    flex: none;
    overflow: hidden;
    color: ${token('color-text')};
    font-size: 36px;
    font-weight: ${token('font-weight-semibold')};
    letter-spacing: normal;
    line-height: 1.16;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;

    &::before {
      content: '';
      display: block;
      width: 44px;
      height: 6px;
      margin-block-end: 16px;
      background: ${token('color-accent')};
    }
  }

  & > strong + span {
    margin-block-start: 14px;
  }

  & > :last-child {
    display: grid;
    margin-block-start: auto;
    padding-block-start: 14px;
    border-block-start: 4px solid ${token('color-border')};
    font-size: 10.5px;

    > :first-child {
      color: ${token('color-text')};
      font-weight: ${token('font-weight-semibold')};
    }
  }
`;

const PicturePage = styled(Page)`
  inset: ${token('space-2')} auto auto calc(${COVER_PX}px - ${PAGE_PX}px);
  padding: 110px 54px 0;

  img {
    display: block;
    width: 100%;
    aspect-ratio: 2 / 1;
    object-fit: contain;
    object-position: top;
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

  & > [data-variant='quiet'] {
    padding-inline: ${token('space-2')};
  }

  /* The menu of the rest. */
  & > :last-child:not(:only-child) {
    margin-inline-start: auto;
  }
`;

/** What the first page of its PDF says besides the title, and the first picture after it. */
export interface ReportCover {
  /** Whose report it is. */
  organization: string;
  /** The months of all that is in it, in words; empty for none. */
  period: string;
  /** The day that the PDF is of, as it writes it. */
  date: string;
  /** Who made it; empty for none. */
  author: string;
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
          <Cover aria-hidden data-text-of-fixed-size>
            {cover.picture && (
              <PicturePage>
                <img
                  src={cover.picture.src}
                  alt=""
                  loading="lazy"
                  data-part={cover.picture.part ?? 'start'}
                  onError={cover.picture.onError}
                />
              </PicturePage>
            )}
            <TitlePage>
              <span>{cover.organization}</span>
              <strong>{title}</strong>
              <span>{cover.period}</span>
              <span>
                <span>{cover.date}</span>
                <span>{cover.author}</span>
              </span>
            </TitlePage>
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
