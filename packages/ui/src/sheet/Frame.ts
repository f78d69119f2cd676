import { pixels, rem, token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { HEADER_HEIGHT_PX, MIN_TITLE_PX } from './measures.js';
import { buttonStyles } from './styles/buttons.js';
import { markStyles } from './styles/marks.js';
import { monthStyles } from './styles/months.js';
import { narrowStyles } from './styles/narrow.js';
import { rowStyles } from './styles/rows.js';
import { shownTitleStyles } from './styles/shownTitles.js';
import { titleStyles } from './styles/titles.js';

/**
 * The frame, which scrolls both ways, and everything in it; `--title-width` and `--month-width` are
 * set by the component. There are hundreds of rows and months, made and dropped while scrolling:
 * they are plain elements, identified by their class.
 */
export const Frame = styled.div`
  position: relative;
  overflow: auto;
  block-size: 100%;
  min-block-size: 240px;
  overscroll-behavior: contain;
  scroll-padding: ${rem(HEADER_HEIGHT_PX)} 0 0 var(--title-width);
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  --least-title: ${rem(MIN_TITLE_PX)};
  --guide-start: ${rem(pixels('space-2') + pixels('size-target') / 2)};
  --guide-step: ${rem(pixels('layout-data-map-indent'))};
  font-size: ${token('font-size-sm')};

  /* Ends with a whole row. */
  &[data-whole-rows]:not([data-narrow]) {
    block-size: calc(
      round(down, 100% - ${rem(HEADER_HEIGHT_PX)} - 2px, var(--row-height)) + ${rem(HEADER_HEIGHT_PX)} +
        2px
    );
  }

  /* As large as all rows and months together. */
  .sheet {
    position: relative;
    inline-size: calc(var(--title-width) + var(--months) * var(--month-width) + max(0px, var(--room-after)));
    block-size: calc(${rem(HEADER_HEIGHT_PX)} + var(--rows-height));
  }

  ${markStyles}
  ${rowStyles}
  ${monthStyles}
  ${titleStyles}
  ${narrowStyles}
  ${shownTitleStyles}
  ${buttonStyles}
`;
