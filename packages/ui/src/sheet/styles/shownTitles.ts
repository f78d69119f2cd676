import { pixels, rem, token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { MIN_TITLE_PX, NARROW_LINE_PX } from '../measures.js';

/** Room for the usual units. */
const UNIT_PX = 32;

/** A title that is shown in full, the marks of statuses and the units. */
export const shownTitleStyles = css`
  /* A focused title, by key or tap, is shown in full, over the months and rows around it. */
  .line:focus-within {
    z-index: 1;
  }

  .line > .title:focus {
    gap: 0;
  }

  &&[data-narrow] .line > .title:focus > .name,
  .line > .title:focus > .name {
    display: flex;
    align-items: center;
    flex: none;
    min-block-size: 100%;
    max-inline-size: calc(var(--view-width) - ${rem(MIN_TITLE_PX)});
    padding-inline: ${token('space-1')};
    background: inherit;
    line-height: ${rem(NARROW_LINE_PX)};
    white-space: normal;
    overflow-wrap: anywhere;
  }

  &[data-narrow] .line > .title:focus > .unit {
    display: none;
  }

  .line > .title:focus > .unit {
    padding-inline-end: ${token('space-1')};
    margin-inline-end: calc(-1 * ${token('space-1')});
    background: inherit;
  }

  .line > .title:focus > .status {
    background: inherit;
  }

  /* Below each other: the units beside them have a column of one width. */
  .status {
    flex: none;
    display: grid;
    inline-size: ${rem(14)};
    margin-inline-start: auto;
    font-size: ${rem(14)};
  }

  .status:last-child {
    margin-inline-end: ${rem(UNIT_PX + pixels('space-1'))};
  }

  .line > .title > .status + .unit {
    min-inline-size: ${rem(UNIT_PX)};
    margin-inline-start: 0;
    text-align: end;
  }

  .unit {
    flex: none;
    margin-inline-start: auto;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-xs')};
  }

  .header > .title > .unit {
    font-size: inherit;
  }
`;
