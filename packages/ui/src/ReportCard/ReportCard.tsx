import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { Card } from '../Card/index.js';
import { Icon } from '../Icon/index.js';
import { FileTextIcon } from '../icons/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';

const Root = styled(Card)`
  container-type: inline-size;
`;

/** Width of the card's inside from which all of it fits beside the cover. */
const NARROW = '330px';

const Layout = styled.div`
  display: grid;
  grid-template: 'text' 1fr 'actions' auto / minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};

  &[data-covered] {
    grid-template:
      'cover text' 1fr
      'cover actions' auto / clamp(84px, 32%, 176px) minmax(0, 1fr);
  }

  @container (width < ${NARROW}) {
    &[data-covered] {
      grid-template-areas: 'cover text' 'actions actions';
    }
  }
`;

/** Like the first page of the document: a sheet with a stripe at its back. */
const Cover = styled.div`
  display: grid;
  grid-area: cover;
  place-items: center;
  align-self: start;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-inline-start: ${token('space-1')} solid ${token('color-accent')};
  border-radius: ${token('radius-control')};
  color: ${token('color-text-muted')};

  & > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }

  /* A table is wider or longer than can be seen in so little room: its beginning can. */
  &[data-part='start'] > img {
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
  gap: ${token('space-2')};
`;

export interface ReportCover {
  /** Address of the picture; without one an icon stands in its place. */
  src: string | null;
  /** `start` shows the top left of the picture, where the whole could not be seen. */
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
  /** A small picture of what is in it. It tells nothing that the words do not. */
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
          <Cover data-part={cover.part}>
            {cover.src === null ? (
              <Icon icon={FileTextIcon} />
            ) : (
              <img src={cover.src} alt="" loading="lazy" onError={cover.onError} />
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
