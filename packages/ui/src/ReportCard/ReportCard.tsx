import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { coverSize, Frame, Layout, ROW_MIN } from './frame.js';

/** What is in the report, at a glance. */
const Cover = styled.div`
  grid-area: cover;
  align-self: start;
  ${coverSize}
  padding: 3px;
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
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

  /* Beside the menu. */
  @container (width < ${ROW_MIN}) {
    &[data-menu] {
      padding-inline-end: ${token('size-control-sm')};
    }
  }
`;

const Facts = styled.div`
  margin-block-start: 2px;
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  align-items: center;
  align-self: start;
  gap: ${token('space-1')} ${token('space-2')};

  & > [data-variant='quiet'] {
    padding-inline: ${token('space-2')};
  }
`;

/** Its icon stands at the edge of the words, beside the first line of the title. */
const Menu = styled.div`
  grid-area: text;
  place-self: start end;
  margin-block-start: calc(-1 * ${token('space-1')});
  margin-inline-end: calc(-1 * ${token('space-2')});

  @container (width >= ${ROW_MIN}) {
    grid-area: menu;
  }
`;

const Notes = styled.div`
  display: grid;
  grid-area: notes;
  align-self: start;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** The first picture in a report. */
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
  /** Who made it, "Aino Virtanen"; empty where that is not known. */
  author?: string;
  /** What is in it, in words: "3 graphs, 1 data map". */
  contents: string;
  /** The months that it shows, in words, "Figures 01/2026 – 10/2026"; empty where there are none, null while they are not known yet: their line is kept. */
  period?: string | null;
  /** Stands for the report beside the words, for the eyes only; null until there is a picture. A narrow card is without it. */
  cover?: ReportCoverPicture | null;
  /** Given while its pictures are made: what a badge says. */
  processingLabel?: string;
  /** Given when a picture in it could not be made: what a badge says. */
  failedLabel?: string;
  /** Below picture and words: when it is sent next, why something is not possible now. */
  notes?: ReactNode;
  /** Buttons: open, edit, send. */
  actions: ReactNode;
  /** At the end of the title's line, or of the buttons of a low row: a menu of the rest. */
  menu?: ReactNode;
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
  menu,
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
          <Cover aria-hidden>
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
          <Head data-menu={menu !== undefined || undefined}>
            <h3 id={id}>
              <Hyphenated text={title} />
            </h3>
            {processingLabel !== undefined && <Badge tone="info">{processingLabel}</Badge>}
            {failedLabel !== undefined && <Badge tone="danger">{failedLabel}</Badge>}
          </Head>
          <Facts>
            <p>{contents}</p>
            {period !== '' && <p>{period ?? '\u00a0'}</p>}
            <p>
              <time dateTime={publishedDate}>{published}</time>{' '}
              {author !== '' && <span>{author}</span>}
            </p>
          </Facts>
        </Text>
        <Actions>{actions}</Actions>
        {menu !== undefined && <Menu>{menu}</Menu>}
        {notes !== undefined && <Notes>{notes}</Notes>}
      </Layout>
    </Frame>
  );
};
