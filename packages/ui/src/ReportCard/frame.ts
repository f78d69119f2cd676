import { token } from '@tavoite/tokens';
import { css, styled } from 'styled-components';
import { Card } from '../Card/index.js';

/** Width of a card where its page is larger. */
const LARGE_MIN = '320px';
/** Width of a card from which on it is a row. */
export const ROW_MIN = '640px';

/** Where a card has the larger page. */
export const LARGE = `(${LARGE_MIN} <= width < ${ROW_MIN})`;

/** The size of a page that is pictured, an A4. */
export const pageSize = css`
  width: 88px;
  aspect-ratio: 210 / 297;

  @container ${LARGE} {
    width: 112px;
  }
`;

/** The card, whose width its parts go by. */
export const Frame = styled(Card)`
  container-type: inline-size;
`;

/** Where page, words and actions are. */
export const Layout = styled.div`
  display: grid;
  grid-template: 'text' auto 'actions' auto / minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};

  &[data-covered] {
    grid-template:
      'cover text' auto
      'actions actions' auto / auto minmax(0, 1fr);
  }

  /* A low row, where all of it has room side by side. */
  @container (width >= ${ROW_MIN}) {
    grid-template: 'text actions' auto / minmax(0, 1fr) auto;
    margin-block: calc(-1 * ${token('space-2')});

    &[data-covered] {
      grid-template: 'cover text actions' auto / auto minmax(0, 1fr) auto;
    }
  }
`;
