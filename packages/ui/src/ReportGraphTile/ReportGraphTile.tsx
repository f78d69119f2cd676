import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { Card } from '../Card/index.js';
import { Icon } from '../Icon/index.js';
import { WarningIcon } from '../icons/index.js';
import { Spinner } from '../Spinner/index.js';
import { NoteLine, noteOf, type TileNote } from './TileNotes.js';

/** Among others of a row, its buttons stand in line with theirs. */
const Root = styled(Card)`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
`;

/** Of a table that is too large: its figures can be read. */
const START_SCALE = 0.5;
/** Of the title in the picture of a table, which stands in the text below. */
const TITLE_HEIGHT = '44px';
/** How far from its edge a picture that goes on begins to fade. */
const FADE = '40px';

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 2 / 1;
  border-block-end: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('color-surface-sunken')};
  color: ${token('color-text-muted')};

  /* Of the ground of its picture, which may leave a hair's breadth of it. */
  &:has(> img) {
    background: ${token('color-surface')};
  }

  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: contain;
  }

  /* A table is wider or longer than can be read in so little room: its beginning can, which goes on beyond the edge. */
  &[data-part='start'] {
    overflow: hidden;

    & > img {
      inset-block-start: calc(-1 * ${TITLE_HEIGHT});
      width: auto;
      min-width: calc(100% / ${START_SCALE});
      max-width: none;
      height: auto;
      min-height: calc(100% / ${START_SCALE});
      scale: ${START_SCALE};
      transform-origin: top left;
      border-radius: 0;
      object-fit: cover;
      object-position: top left;
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background:
        linear-gradient(to left, ${token('color-surface')}, transparent ${FADE}),
        linear-gradient(to top, ${token('color-surface')}, transparent ${FADE});
      pointer-events: none;
    }
  }

  & > div {
    display: grid;
    justify-items: center;
    gap: ${token('space-2')};
    padding: ${token('space-4')};
    overflow-wrap: anywhere;
    text-align: center;
    text-wrap: balance;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-1')};
  min-width: 0;
  padding: ${token('space-3')} ${token('space-4')};

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-2')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** A name that is longer than its line is cut, so that all tiles of a row are alike. */
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};

  h3 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: ${token('font-size-md')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* The icon of the menu stands at the edge of the text, and makes its line no higher. */
  button {
    margin-block: calc(-1 * ${token('space-1')});
    margin-inline-end: calc(-1 * ${token('space-2')});
  }
`;

export type ReportPicture =
  | { state: 'processing' }
  | {
      state: 'ready';
      src: string;
      /** What it shows, in words; the title unless given. */
      alt?: string;
      /** Pixels of the picture. */
      width?: number;
      height?: number;
    }
  | {
      state: 'failed';
      /** Why, after the words of `labels.failed`. */
      reason?: string;
    };

export interface ReportGraphTileLabels {
  /** Shown while the picture is being drawn. */
  processing: string;
  /** Shown when it could not be drawn. */
  failed: string;
  /** Name of the button that tries again. */
  retry: string;
}

export interface ReportGraphTileProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The graph's title. */
  title: string;
  /** Drawn before the first note: says whether it is a graph or a data map. */
  icon?: ReactNode;
  /** The period, in words. */
  details: ReactNode;
  /** What else is to be known, each on a line of its own: when it was saved. */
  notes?: readonly (string | TileNote)[];
  /** `start` shows the top left of the picture, fading to where it goes on: the whole could not be read. */
  part?: 'whole' | 'start';
  /** The picture is made on the server and takes a moment. */
  picture: ReportPicture;
  /** Offers to make a failed picture again. */
  onRetry?: () => void;
  /** The picture's address could not be loaded: it may have run out. */
  onPictureError?: () => void;
  /** At the end of the title's line: a menu of what can be done. */
  actions?: ReactNode;
  /** The texts it shows, in the reader's language. */
  labels: ReportGraphTileLabels;
}

/** A saved graph or data map with its picture: processing, ready or failed. Renders a `<div role="group">`. */
export const ReportGraphTile = ({
  title,
  icon,
  details,
  notes = [],
  part = 'whole',
  picture,
  onRetry,
  onPictureError,
  actions,
  labels,
  ...rest
}: ReportGraphTileProps) => (
  <Root
    {...rest}
    padding="none"
    role="group"
    aria-label={title}
    aria-busy={picture.state === 'processing'}
    data-state={picture.state}
  >
    <Picture data-part={part}>
      {picture.state === 'ready' && (
        <img
          src={picture.src}
          alt={picture.alt ?? title}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          onError={onPictureError}
        />
      )}
      {picture.state === 'processing' && (
        <div>
          <Spinner />
          {labels.processing}
        </div>
      )}
      {picture.state === 'failed' && (
        <div role="alert">
          <Icon icon={WarningIcon} />
          <p>
            {labels.failed}
            {picture.reason !== undefined && <span> {picture.reason}</span>}
          </p>
          {onRetry && (
            <Button size="sm" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </div>
      )}
    </Picture>
    <Text>
      <Head>
        <h3 title={title}>{title}</h3>
        {actions}
      </Head>
      <p>{details}</p>
      {notes.map(noteOf).map((note, index) => (
        <NoteLine key={note.whole} note={note} icon={note.icon ?? (index === 0 ? icon : null)} />
      ))}
    </Text>
  </Root>
);
