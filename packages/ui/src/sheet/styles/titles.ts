import { rem, token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { edgeShadow } from '../../styles/edgeShadow.js';
import { TITLE_LINE_PX } from '../measures.js';

/** The column of titles, which stays in view. */
export const titleStyles = css`
  .title {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    flex: none;
    display: flex;
    align-items: center;
    white-space: nowrap;
    gap: ${token('space-1')};
    inline-size: var(--title-width);
    padding-inline-end: ${token('space-2')};
    padding-inline-start: min(var(--indent, ${token('space-2')}), var(--title-width) - var(--least-title));
    border-inline-end: 1px solid ${token('color-border')};
    background: ${token('color-surface')};
  }

  /* Months go on behind the titles. */
  &[data-months-before] .title::after {
    position: absolute;
    inset-block: 0 -1px;
    inset-inline-start: calc(100% + 1px);
    inline-size: ${token('space-2')};
    background: ${edgeShadow('right')};
    content: '';
    pointer-events: none;
  }

  /* And where to find them. */
  &[data-months-before] .header > .title::after {
    inline-size: ${token('space-4')};
    padding-inline-start: 3px;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-lg')};
    content: '‹';
    content: '‹' / '';
  }

  .edge {
    block-size: var(--rows-height);
    visibility: hidden;
  }

  &[data-months-after] .edge {
    visibility: visible;
  }

  /* The same where months go on beyond the end of what is in view. */
  .edge,
  &[data-months-after] .header::after {
    position: sticky;
    inset-inline-end: 0;
    flex: none;
    inline-size: ${token('space-2')};
    margin-inline-start: auto;
    background: ${edgeShadow('left')};
    pointer-events: none;
  }

  &[data-months-after] .header::after {
    inline-size: ${token('space-4')};
    margin-inline-start: calc(-1 * ${token('space-4')});
    padding-inline-end: 3px;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-lg')};
    text-align: end;
    content: '›';
    content: '›' / '';
  }

  /* There a date has no room beside it: the first sign is at the end of the titles, the shadow is the other. */
  &[data-months-after][data-narrow] .header::after {
    content: '';
  }

  &[data-months-before][data-narrow] .header > .title::after {
    inset-inline: auto 2px;
    padding: 0;
    background: none;
    text-align: end;
  }

  /* A line for each level above, from the button of the row there. */
  .line > .title::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--guide-start);
    inline-size: calc(var(--level, 0) * var(--guide-step));
    background: linear-gradient(to right, ${token('color-border')} 0 1px, transparent 1px) 0 0 /
      var(--guide-step) 100%;
    content: '';
    pointer-events: none;
  }

  /* What has parts is found first; figures are bolder where they are actual. */
  .line[aria-expanded] > .title > .name {
    font-weight: ${token('font-weight-medium')};
  }

  .header > .title {
    z-index: 3;
  }

  .name {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* A row is high enough for a name of two lines, clear of its own. */
  .line > .title > .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    /* Room for what goes below a line. */
    padding-block: 3px 2px;
    line-height: ${rem(TITLE_LINE_PX)};
    white-space: normal;
    overflow-wrap: anywhere;
  }

  .name > mark {
    border-radius: 2px;
    background: ${token('color-warning-subtle')};
    color: inherit;
    font-weight: ${token('font-weight-semibold')};
  }

  .hyphen::before {
    content: '\\00ad';
    content: '\\00ad' / '';
  }
`;
