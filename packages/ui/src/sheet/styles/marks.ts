import { rem, token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { HEADER_HEIGHT_PX } from '../measures.js';

/** The newest actual month, where estimates begin, and where years do. */
export const markStyles = css`
  &:is([data-estimates], [data-years]) > .sheet {
    isolation: isolate;
  }

  /* The newest actual month, up to what is estimated; behind the titles. */
  &[data-estimates] > .sheet::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: ${rem(HEADER_HEIGHT_PX)} 0;
    inset-inline-start: calc(var(--title-width) + (var(--estimates-from) - 1) * var(--month-width));
    box-sizing: border-box;
    inline-size: calc(var(--month-width) + 1px);
    border-inline-end: 1px dashed ${token('color-border-strong')};
    background: color-mix(in srgb, ${token('color-accent-subtle')} 50%, transparent);
  }

  [data-first-estimate] {
    border-inline-start: 1px dashed ${token('color-border-strong')};
  }

  [data-newest] {
    background: ${token('color-accent-subtle')};
    color: ${token('color-accent-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  /* Between years; likewise. */
  &[data-years] > .sheet::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: ${rem(HEADER_HEIGHT_PX)} 0;
    inset-inline-start: var(--title-width);
    inline-size: calc(var(--years-to) * var(--month-width));
    /* Low: a picture that is repeated is drawn whole first, which with the height of all rows takes long. */
    background: linear-gradient(
        to right,
        ${token('color-border-strong')} 0 1px,
        transparent 1px
      )
      calc(var(--year-from) * var(--month-width)) 0 / calc(12 * var(--month-width)) 8px;
  }

  [data-year-start] {
    border-inline-start: 1px solid ${token('color-border-strong')};
    color: ${token('color-text')};
    font-weight: ${token('font-weight-semibold')};
  }
`;
