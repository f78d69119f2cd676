import { token } from '@tavoite/tokens';
import { css, styled } from 'styled-components';
import { Card } from '../Card/index.js';

/** Width of a card from which on it is a row. */
export const ROW_MIN = '640px';

/** And one from which on its buttons have room beside the page. */
export const BESIDE_MIN = '336px';

/** Of what stands at the end of a row: the same in all cards, so that they line up; large text leaves room beside it. */
const FOOT_WIDTH = 'min(21rem, 46%)';

/** The size of a page that is pictured, an A4. */
export const pageSize = css`
  width: 84px;
  aspect-ratio: 210 / 297;
`;

/** The card, whose width its parts go by. */
export const Frame = styled(Card)`
  container-type: inline-size;
  padding: ${token('space-4')};
`;

/** Where page, words, buttons and notes are. The menu stands in the first line of the words, in a low row beside the buttons. */
export const Layout = styled.div`
  --foot: minmax(0, calc(${FOOT_WIDTH} - ${token('size-control-sm')} - ${token('space-3')}))
    ${token('size-control-sm')};
  display: grid;
  grid-template:
    'text' auto
    'actions' auto
    'notes' auto / minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-3')};

  &[data-covered] {
    grid-template:
      'cover text' auto
      'actions actions' auto
      'notes notes' auto / auto minmax(0, 1fr);
  }

  @container (width >= ${BESIDE_MIN}) {
    &[data-covered] {
      grid-template:
        'cover text' 1fr
        'cover actions' auto
        'notes notes' auto / auto minmax(0, 1fr);
    }
  }

  /* A low row, where all of it has room side by side. */
  @container (width >= ${ROW_MIN}) {
    grid-template:
      'text actions menu' 1fr
      'text notes notes' 1fr / minmax(0, 1fr) var(--foot);

    &[data-covered] {
      grid-template:
        'cover text actions menu' 1fr
        'cover text notes notes' 1fr / auto minmax(0, 1fr) var(--foot);
    }
  }
`;
