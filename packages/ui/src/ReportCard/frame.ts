import { token } from '@tavoite/tokens';
import { css, styled } from 'styled-components';
import { Card } from '../Card/index.js';

/** Width of a card from which on it is a row. */
export const ROW_MIN = '640px';

/** From which on it has room for a larger picture, as high as the words beside it. */
const LARGE_MIN = '740px';

/** And one below which its words need all of it. */
export const COVER_MIN = '336px';

/** Of what stands at the end of a row: the same in all cards, so that they line up; large text leaves room beside it. */
const FOOT_WIDTH = 'min(20.5rem, 46%)';

/** The place of the picture that stands for a report. */
export const coverSize = css`
  display: none;
  width: 96px;
  aspect-ratio: 8 / 5;

  @container (width >= ${COVER_MIN}) {
    display: block;
  }

  @container (width >= ${ROW_MIN}) {
    align-self: center;
    width: 120px;
  }

  @container (width >= ${LARGE_MIN}) {
    width: 160px;
  }
`;

/** The card, whose width its parts go by. */
export const Frame = styled(Card)`
  container-type: inline-size;
  padding: ${token('space-4')};
`;

/** Where picture, words, buttons and notes are. The menu stands in the first line of the words, in a low row beside the buttons. */
export const Layout = styled.div`
  --foot: minmax(0, calc(${FOOT_WIDTH} - ${token('size-control-sm')} - ${token('space-3')}))
    ${token('size-control-sm')};
  display: grid;
  grid-template:
    'text' auto
    'actions' auto
    'notes' auto / minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-3')};

  @container (width >= ${COVER_MIN}) {
    &[data-covered] {
      grid-template:
        'cover text' auto
        'actions actions' auto
        'notes notes' auto / auto minmax(0, 1fr);
    }
  }

  /* A low row, where all of it has room side by side. */
  @container (width >= ${ROW_MIN}) {
    grid-template:
      'text actions menu' auto
      'text notes notes' 1fr / minmax(0, 1fr) var(--foot);
    row-gap: ${token('space-1')};
    margin-block: calc(-1 * ${token('space-1')});

    &[data-covered] {
      grid-template:
        'cover text actions menu' auto
        'cover text notes notes' 1fr / auto minmax(0, 1fr) var(--foot);
    }
  }
`;
