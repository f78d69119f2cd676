import { pixels, rem, token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { plainButton } from '../styles/index.js';

/** All lengths are as designed: they grow with the reader's text. */
export const ROW_HEIGHT_PX = 36;
export const HEADER_HEIGHT_PX = 40;

/** Section 9: 150 px months, 300 px titles, 15 px a level. */
export const MONTH_WIDTH_PX = pixels('layout-data-map-month');
export const TITLE_WIDTH_PX = pixels('layout-data-map-title');
/** A heading in a narrow frame: one line, with nothing to be touched. */
export const NARROW_HEADING_HEIGHT_PX = 30;
/** From the corner to the edge of the mark of a value with notes. */
const NOTE_EDGE_PX = 7;
/** A title of two lines in a row, with its unit below. */
const NARROW_LINE_PX = 14;
/** The room left for a row's toggle, title and unit, however deep the row is. */
const MIN_TITLE_PX = 124;
const MIN_NARROW_TITLE_PX = 64;

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
    background: linear-gradient(
        to right,
        ${token('color-border-strong')} 0 1px,
        transparent 1px
      )
      calc(var(--year-from) * var(--month-width)) 0 / calc(12 * var(--month-width)) 100% repeat-x;
  }

  [data-year-start] {
    border-inline-start: 1px solid ${token('color-border-strong')};
    color: ${token('color-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  .header {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    block-size: ${rem(HEADER_HEIGHT_PX)};
    border-block-end: 1px solid ${token('color-border-strong')};
    background: ${token('color-surface')};
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight-medium')};
    line-height: ${rem(HEADER_HEIGHT_PX)};
  }

  .line {
    position: absolute;
    inset-inline: 0;
    display: flex;
    block-size: var(--row-height);
    line-height: var(--row-height);
    /* Nothing reaches out of a line but a title that is shown whole: cutting each costs half of its painting. */
    contain: size layout style;
    border-block-end: 1px solid ${token('color-border')};
  }

  .month {
    flex: none;
    inline-size: var(--month-width);
    padding-inline: ${token('space-2')} ${token('space-3')};
    text-align: end;
    white-space: nowrap;
    /* Not of titles: a hyphen of the width of a figure tears a word apart. */
    font-variant-numeric: tabular-nums;
  }

  /* Others cannot overlap, and are spared the cutting. */
  .month[data-long] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .month[data-state='actual'] {
    font-weight: ${token('font-weight-semibold')};
  }

  .month[data-state='estimate'] {
    font-style: italic;
    color: ${token('color-text-muted')};
  }

  .month[data-state='missing'] {
    color: ${token('color-text-subtle')};
  }

  /* A dog-ear: something was written about the value. */
  .month[data-noted] {
    background: linear-gradient(
        225deg,
        ${token('color-accent')} 0 ${NOTE_EDGE_PX}px,
        transparent ${NOTE_EDGE_PX}px
      )
      no-repeat;
    forced-color-adjust: none;
  }

  /* Seen without reading: far from the months before. */
  .month[data-unusual] {
    text-decoration: underline 2px ${token('color-warning')};
    text-underline-offset: 5px;
  }

  .month[data-extra] {
    background: ${token('color-surface-sunken')};
  }

  .trend {
    display: block;
    inline-size: 100%;
    block-size: 24px;
    margin-block: calc((var(--row-height) - 24px) / 2);
    overflow: visible;

    path {
      fill: none;
      stroke: ${token('color-accent')};
      stroke-width: 1.5;
      stroke-linecap: round;
      stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }

    path[data-kind='estimate'] {
      stroke-dasharray: 3 3;
    }
  }

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
    background: linear-gradient(
      to right,
      color-mix(in srgb, ${token('color-border-strong')} 30%, transparent),
      transparent
    );
    content: '';
    pointer-events: none;
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

  /* What has parts is found first. */
  .line[aria-expanded] > .title > .name {
    font-weight: ${token('font-weight-semibold')};
  }

  &[data-narrow] .line[aria-expanded] > .title > .name {
    font-weight: ${token('font-weight-medium')};
  }

  .header > .title {
    z-index: 3;
  }

  .name {
    overflow: hidden;
    text-overflow: ellipsis;
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

    .line[data-heading] {
      --row-height: ${rem(NARROW_HEADING_HEIGHT_PX)};
    }

    .header > .title > .unit {
      display: none;
    }

    .line > .title {
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

    .line > .title > .name {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: ${rem(NARROW_LINE_PX)};
      white-space: normal;
      overflow-wrap: anywhere;
    }

    /* Without a unit below, a name is in the middle. */
    .line > .title > .toggle + .name:last-child {
      grid-row: 1 / 3;
      align-self: center;
    }

    .line > .title > .unit {
      margin: 0;
      line-height: ${rem(NARROW_LINE_PX)};
    }
  }

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

  .unit {
    flex: none;
    margin-inline-start: auto;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-xs')};
  }

  .header > .title > .unit {
    font-size: inherit;
  }

  .toggle,
  .activate {
    ${plainButton}
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${token('size-target')};
    block-size: ${token('size-target')};
    border-radius: ${token('radius-small')};
    line-height: 1;
    cursor: pointer;
  }

  .toggle {
    font-size: ${token('font-size-lg')};
  }

  /* At the start of the active cell, over whatever lies there. */
  .activate {
    position: absolute;
    inset-block-start: calc((var(--row-height) - 24px) / 2);
    inset-inline-start: ${token('space-1')};
    background: inherit;
    color: ${token('color-accent-text')};
  }

  .month[tabindex] {
    position: relative;
  }

  .line:hover > * {
    background: ${token('color-surface-hover')};
  }

  .line > [aria-selected='true'] {
    background: ${token('color-surface-selected')};
  }

  /* Where the keyboard begins, before anybody chose it. */
  &:not(:focus-within) .line > .title[aria-selected='true'] {
    background: ${token('color-surface')};
  }

  .line > :focus-visible {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: -2px;
  }

  .toggle:hover,
  .activate:hover {
    background: ${token('color-surface-sunken')};
  }
`;
