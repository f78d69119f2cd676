import { pixels, rem, token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { MIN_NARROW_TITLE_PX, NARROW_LINE_PX } from '../measures.js';

/** Months close to each other, and a frame as narrow as a phone. */
export const narrowStyles = css`
  &[data-compact] .month {
    padding-inline: ${token('space-1')} 6px;
    font-size: ${token('font-size-xs')};
  }

  &[data-narrow] {
    --least-title: ${rem(MIN_NARROW_TITLE_PX)};
    --guide-start: ${rem(12)};
    --guide-step: ${rem(pixels('space-2'))};
    font-size: ${token('font-size-xs')};

    .month {
      padding-inline: ${token('space-1')} ${token('space-2')};
    }

    .header > .title > .unit {
      display: none;
    }

    .line > .title {
      --mark-start: min(var(--indent), var(--title-width) - var(--least-title));
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: center;
      gap: 0;
      padding-inline-end: ${token('space-1')};
    }

    .line > .title:has(> .toggle) {
      grid-template-columns: auto minmax(0, 1fr);
    }

    .line > .title > .toggle {
      grid-row: 1 / 3;
      align-self: center;
      inline-size: ${rem(24)};
      block-size: ${rem(2 * NARROW_LINE_PX)};

      /* A finger needs more than its lines. */
      &::after {
        position: absolute;
        inset-block: 0;
        inline-size: ${rem(40)};
        content: '';
      }
    }

    /* Clear of the name. */
    .line > .title > .toggle[data-unusual-below]::before {
      margin: 0 4px;
    }

    .line > .title > .name {
      -webkit-line-clamp: 3;
      line-height: ${rem(NARROW_LINE_PX)};
    }

    .line > .title > .toggle + .name {
      grid-row: 1 / 3;
      align-self: center;
    }

    .line > .title > .name[data-unit]::after {
      color: ${token('color-text-muted')};
      font-weight: ${token('font-weight-regular')};
      /* The comma stays with the name. */
      content: '\\2060,' attr(data-unit);
      content: '\\2060,' attr(data-unit) / '';
    }

    /* Under the sign of a row that opens, and in the place of one. */
    .line > .title > .status {
      position: absolute;
      inset-block-end: ${rem(5)};
      inset-inline-start: calc(var(--mark-start) + ${rem(6)});
      inline-size: ${rem(12)};
      font-size: ${rem(12)};
      pointer-events: none;
    }

    .line > .title:not(:has(> .toggle)) > .status {
      inset-block: 0;
      align-content: center;
      inset-inline-start: calc(var(--mark-start) - ${rem(18)});
    }

    .line > .title:has(> .status[data-mark]) > .toggle {
      padding-block-end: ${rem(12)};
    }

    /* Spoken still. */
    .line > .title > .unit {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
