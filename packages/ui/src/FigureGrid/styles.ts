import { rem, token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { Frame } from '../sheet/Frame.js';
import { HEADING_HEIGHT_PX } from '../sheet/measures.js';
import { mobile } from '../styles/index.js';

/** The frame of the data map, with cells that are written into. */
export const GridFrame = styled(Frame)`
  .month {
    position: relative;
    cursor: cell;
  }

  /* Verified: not simply typed over. Selection and pointer are seen through it. */
  .month:where([data-state='actual']) {
    background: ${token('color-canvas')};
  }

  .header svg {
    display: inline-block;
    vertical-align: -2px;
    color: ${token('color-text-subtle')};

    /* Over the month, which fills its column. */
    ${mobile} {
      position: absolute;
      inset-block-start: 5px;
      inset-inline-end: ${token('space-2')};
      inline-size: 12px;
      block-size: 12px;
    }
  }

  ${mobile} {
    .header:has(svg) > .month {
      padding-block-start: ${token('space-2')};
    }
  }

  .month[data-edited] {
    background: ${token('color-warning-subtle')};
    color: ${token('color-text')};
  }

  .line > .month[data-edited][aria-selected='true'] {
    background: ${token('color-surface-selected')};
    box-shadow: inset 3px 0 0 ${token('color-warning')};
  }

  /* The one that keys act on, as in a spreadsheet. */
  .line > .month[tabindex='0'] {
    outline: 2px solid ${token('color-accent')};
    outline-offset: -2px;
  }

  .month[data-problem] {
    box-shadow: inset 0 0 0 2px ${token('color-danger')};
  }

  .title > .name {
    flex: 1;
  }

  /* As high as the window of rows takes it for. */
  .line[data-heading] {
    --row-height: ${rem(HEADING_HEIGHT_PX)};
  }

  .line[data-heading],
  .line[data-heading] > .title {
    background: ${token('color-canvas')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-xs')};
    font-weight: ${token('font-weight-semibold')};
  }

  .line[data-heading] > .month {
    cursor: default;
  }

  .editor {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: calc(var(--row-height) - 1px);
    padding-inline: ${token('space-2')} calc(${token('space-5')} - 2px);
    border: 2px solid ${token('color-focus-ring')};
    border-radius: 0;
    background: ${token('color-surface-raised')};
    color: ${token('color-text')};
    font: inherit;
    font-style: normal;
    text-align: end;
  }

  .editor:focus {
    outline: none;
  }

  .editor[aria-invalid='true'] {
    border-color: ${token('color-danger')};
  }

  /* Over the line below. */
  .line:has(.refusal) {
    z-index: 1;
  }

  .refusal {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(100% + 2px);
    inset-inline-end: 0;
    padding: ${token('space-1')} ${token('space-2')};
    border-radius: ${token('radius-control')};
    background: ${token('color-danger')};
    color: ${token('color-on-danger')};
    font-size: ${token('font-size-sm')};
    font-style: normal;
    font-weight: ${token('font-weight-medium')};
    white-space: nowrap;
    pointer-events: none;
  }
`;
