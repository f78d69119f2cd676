import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { Card } from '../Card/index.js';
import { Icon } from '../Icon/index.js';
import { FileTextIcon } from '../icons/index.js';
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

/** A sign of the document: a sheet with a stripe at its back, a title and what is in it. */
const Cover = styled.div`
  display: grid;
  grid-area: cover;
  grid-template-rows: auto auto minmax(0, 1fr);
  align-self: start;
  gap: ${token('space-3')};
  aspect-ratio: 3 / 4;
  padding: 14% 12% 12%;
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-inline-start: ${token('space-1')} solid ${token('color-accent')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text-muted')};

  /* The lines of its title. */
  &::before {
    content: '';
    height: 14px;
    background:
      linear-gradient(currentcolor, currentcolor) 0 0 / 70% 3px no-repeat,
      linear-gradient(${token('color-border')}, ${token('color-border')}) 0 100% / 45% 3px no-repeat;
  }

  /* The lines of its text. */
  &::after {
    content: '';
    background: repeating-linear-gradient(
      ${token('color-border')} 0 2px,
      transparent 2px 9px
    );
    opacity: 0.7;
  }

  & > svg {
    place-self: center;
  }

  & > div {
    position: relative;
    aspect-ratio: 3 / 2;
    overflow: hidden;
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top left;
  }

  /* All of a graph. */
  [data-part='whole'] {
    aspect-ratio: 2 / 1;
  }

  [data-part='whole'] > img {
    object-fit: contain;
    object-position: top;
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

export interface ReportCover {
  /** Address of the picture; without one an icon stands in its place. */
  src: string | null;
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
          <Cover>
            {cover.src === null ? (
              <Icon icon={FileTextIcon} />
            ) : (
              <div data-part={cover.part}>
                <img src={cover.src} alt="" loading="lazy" onError={cover.onError} />
              </div>
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
