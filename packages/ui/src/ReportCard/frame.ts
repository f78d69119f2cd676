import { token } from '@tavoite/tokens';
import { css, styled } from 'styled-components';
import { Card } from '../Card/index.js';

/** Width of a card from which on it is a row. */
export const ROW_MIN = '640px';

/** Of what stands at the end of a row: the same in all cards, so that they line up; large text leaves room beside it. */
const FOOT_WIDTH = 'min(18.75rem, 45%)';

/** The size of a page that is pictured, an A4. */
export const pageSize = css`
  width: 88px;
  aspect-ratio: 210 / 297;
`;

/** The card, whose width its parts go by. */
export const Frame = styled(Card)`
  container-type: inline-size;
`;

/** Where page, words and what is below them are. */
export const Layout = styled.div`
  display: grid;
  grid-template: 'text' auto 'foot' auto / minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};

  &[data-covered] {
    grid-template:
      'cover text' auto
      'foot foot' auto / auto minmax(0, 1fr);
  }

  /* A low row, where all of it has room side by side. */
  @container (width >= ${ROW_MIN}) {
    grid-template: 'text foot' auto / minmax(0, 1fr) ${FOOT_WIDTH};
    margin-block: calc(-1 * ${token('space-2')});

    &[data-covered] {
      grid-template: 'cover text foot' auto / auto minmax(0, 1fr) ${FOOT_WIDTH};
    }
  }
`;
