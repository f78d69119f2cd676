import { token } from '@tavoite/tokens';
import { css, styled } from 'styled-components';
import { plainButton } from '../styles/index.js';
import { BASE_FONT_PX, EDGE_REACH_PX } from './geometry.js';
import { MARK_PX } from './milestones.js';

const TITLE_WIDTH_PX = 240;
/** Margins around title and buttons. */
export const TITLE_MARGINS_PX = 16;
/** The grip, which a narrow frame lacks. */
export const GRIP_PX = 28;
const HANDLE_PX = 2 * EDGE_REACH_PX;

/** Width of the column of titles in px; it grows half as much as the text, or no room would be left. */
export const titleWidthOf = (font: number): number =>
  Math.round((TITLE_WIDTH_PX / 2) * (1 + Math.max(1, font / BASE_FONT_PX)));

/** Dots like those of the icons, drawn without an extra element. */
const dots = (columns: number, rows: number) => `
  content: '';
  inline-size: ${columns * 5}px;
  block-size: ${rows * 5}px;
  background: radial-gradient(circle, currentColor 1.2px, transparent 1.8px) 0 0 / 5px 5px;
  forced-color-adjust: none;
`;

/* What is after the last month is no part of the plan. */
const beyond = css`
  background-image: linear-gradient(
    ${token('color-surface-sunken')},
    ${token('color-surface-sunken')}
  );
  background-repeat: no-repeat;
  background-position: calc(var(--title-width) + var(--timeline) + 1px) 0;
`;

/**
 * The frame and everything in it. A plan has hundreds of parts, made and dropped while scrolling:
 * they are plain elements, identified by their class, with their own `left`, `top` and `width`.
 */
export const Frame = styled.div`
  --head-row: 2.15em;
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: auto;
  block-size: 100%;
  min-block-size: 280px;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-size: ${token('font-size-sm')};
  scroll-padding: 10em ${token('space-4')} 4em calc(var(--title-width) + ${token('space-4')});

  .bar,
  .free,
  .grip,
  .milestone,
  .today-button,
  .tool {
    ${plainButton}
  }

  .sheet {
    position: relative;
    flex: 1 0 auto;
    inline-size: calc(var(--title-width) + var(--timeline) + 1px);
    min-inline-size: 100%;
    ${beyond}
  }

  /* The months' lines, to the end of the plan and of the frame. */
  .grid {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--title-width);
    inline-size: var(--timeline);
    border-inline-end: 1px solid ${token('color-border')};
    pointer-events: none;
  }

  .grid,
  [data-milestones] > .track {
    background-image: linear-gradient(to right, ${token('color-border')} 1px, transparent 1px);
    background-size: var(--month) 100%;
  }

  /* The column of titles below the last of them. */
  .side {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  .side::before {
    content: '';
    position: sticky;
    inset-inline-start: 0;
    display: block;
    box-sizing: border-box;
    inline-size: var(--title-width);
    block-size: 100%;
    border-inline-end: 1px solid ${token('color-border')};
    background: ${token('color-surface')};
  }

  &[data-narrow] .side {
    display: none;
  }

  .today {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--title-width);
    inline-size: var(--month);
    background: ${token('color-accent-subtle')};
    opacity: 0.5;
    pointer-events: none;
  }

  .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    background-color: ${token('color-surface')};
    ${beyond}
    border-block-end: 1px solid ${token('color-border-strong')};
  }

  .head-row {
    display: flex;
    block-size: var(--head-row);
    line-height: var(--head-row);
    color: ${token('color-text-muted')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .head-row:has([data-year]) {
    align-items: end;
    block-size: calc(var(--head-row) + 6px);
  }

  .head-row:has([data-year]) > .corner {
    align-self: stretch;
    justify-content: flex-end;
  }

  .head-row[data-milestones] {
    block-size: auto;
    color: inherit;
  }

  .head-tools {
    position: sticky;
    inset-inline-start: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-2')};
    inline-size: var(--frame-width, 100%);
    padding: ${token('space-1')} ${token('space-2')} ${token('space-1')} ${token('space-3')};
    background: ${token('color-surface')};
    border-block-end: 1px solid ${token('color-border')};
  }

  .head-tools > span {
    display: flex;
    align-items: center;
  }

  .head-tools > .today-button {
    margin-inline-start: auto;
  }

  .today-button {
    min-block-size: ${token('size-target')};
    padding-inline: ${token('space-2')};
    border: 1px solid ${token('color-border-strong')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    font-weight: ${token('font-weight-medium')};
    line-height: 1.5;
  }

  .today-button:hover {
    background: ${token('color-surface-hover')};
  }

  .corner {
    position: sticky;
    inset-inline-start: 0;
    z-index: 2;
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-1')};
    inline-size: var(--title-width);
    padding-inline: ${token('space-3')};
    background: ${token('color-surface')};
    border-inline-end: 1px solid ${token('color-border')};
  }

  .head-cell {
    flex: none;
    inline-size: var(--month);
    padding-inline: ${token('space-2')} 2px;
    border-inline-start: 1px solid ${token('color-border')};
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .head-cell[data-year] {
    overflow: visible;
    color: ${token('color-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  /* A year stays readable as long as any of its months is in view. */
  .head-cell[data-year] > span {
    position: sticky;
    inset-inline-start: calc(var(--title-width) + ${token('space-2')});
  }

  .head-cell[data-current] {
    color: ${token('color-accent-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  .track {
    position: relative;
    flex: none;
    inline-size: var(--timeline);
  }

  [data-milestones] > .track {
    block-size: calc(var(--lanes) * var(--lane-height) + 14px);
    --lane-height: max(${MARK_PX + 2}px, 2em);
  }

  [data-dragging] {
    cursor: ew-resize;
    user-select: none;
  }

  /* A diamond at the end of its month. */
  .milestone {
    position: absolute;
    inset-block-start: calc(var(--lane) * var(--lane-height) + 7px);
    display: flex;
    align-items: center;
    gap: 2px;
    block-size: var(--lane-height);
    border-radius: ${token('radius-small')};
    font-weight: ${token('font-weight-medium')};
    line-height: 1.5;
    white-space: nowrap;
  }

  .milestone[data-before] {
    flex-direction: row-reverse;
  }

  .milestone:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  .milestone::before {
    content: '';
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-inline: 5px;
    rotate: 45deg;
    border-radius: 2px;
    background: ${token('color-accent')};
    forced-color-adjust: none;
  }

  /* Of several: one diamond behind another. */
  .milestone[data-cluster]::before {
    margin-inline-end: 9px;
    box-shadow:
      2px -2px 0 -1px ${token('color-surface')},
      3px -3px 0 ${token('color-accent')};
  }

  .milestone > span {
    overflow: hidden;
    padding-inline-end: 2px;
    background: ${token('color-surface')};
    text-overflow: ellipsis;
  }

  .body {
    position: relative;
  }

  .group {
    --fill: var(--task-color);
    position: absolute;
    inset-inline: 0;
    display: flex;
    border-block-end: 1px solid ${token('color-border')};
    contain: layout style;
  }

  [data-theme='dark'] & .group {
    --fill: var(--task-color-dark);
  }

  .group[data-dragged] {
    opacity: 0.55;
  }

  .group[data-drop] {
    box-shadow: inset 0 2px 0 ${token('color-accent')};
  }

  .group > .corner {
    align-items: flex-start;
    justify-content: flex-start;
    padding-block: ${token('space-2')};
    padding-inline: ${token('space-3')} ${token('space-1')};
    box-shadow: inset 4px 0 0 var(--fill);
  }

  .title {
    flex: 1;
    min-inline-size: 0;
    max-block-size: 100%;
    overflow: hidden;
    overflow-wrap: anywhere;
    padding-block: ${token('space-1')};
    font-weight: ${token('font-weight-semibold')};
    line-height: 1.5;
  }

  .tool,
  .grip {
    display: grid;
    flex: none;
    place-items: center;
    color: ${token('color-text-muted')};
  }

  .tool {
    inline-size: ${token('size-control-sm')};
    block-size: ${token('size-control-sm')};
    border-radius: ${token('radius-control')};
    color: inherit;
  }

  .tool:hover {
    background: ${token('color-surface-hover')};
  }

  .tool[aria-expanded='true'] {
    background: ${token('color-surface-selected')};
  }

  .tool[data-dots]::before {
    ${dots(3, 1)}
  }

  .grip {
    inline-size: 24px;
    block-size: 28px;
    cursor: grab;
    touch-action: none;
  }

  .grip::before {
    ${dots(2, 3)}
  }

  /* Only the months stay in view: with large letters the whole head would cover the rows. */
  &[data-narrow] .head {
    display: contents;
  }

  &[data-narrow] .head-months {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    background: ${token('color-surface')};
  }

  &[data-narrow] [data-milestones] {
    position: relative;
    background: ${token('color-surface')};
    border-block-end: 1px solid ${token('color-border-strong')};
  }

  /* The title is above the rows and stays in view sideways. */
  &[data-narrow] .group {
    flex-direction: column;
  }

  &[data-narrow] .group > .corner {
    flex: 1;
    align-items: center;
    inline-size: var(--frame-width, 100%);
    padding-block: 0;
    border: 0;
  }

  &[data-narrow] .title {
    max-block-size: none;
    padding-block: 0;
  }

  /* Here the menu moves. */
  &[data-narrow] .grip {
    display: none;
  }

  .bar {
    position: absolute;
    /* Not hidden: that would keep the title from staying in view. */
    overflow: clip;
    padding-inline: ${token('space-2')};
    border: 1px solid var(--fill);
    border-radius: ${token('radius-control')};
    background: color-mix(in srgb, var(--fill) 18%, ${token('color-surface')});
    color: ${token('color-text')};
    white-space: nowrap;
  }

  .bar > span {
    position: sticky;
    inset-inline-start: calc(var(--title-width) + ${token('space-2')});
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* The progress. */
  .bar::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    block-size: 4px;
    inline-size: var(--progress);
    background: var(--fill);
    forced-color-adjust: none;
  }

  .bar[data-refused] {
    border-color: ${token('color-danger')};
    border-style: dashed;
  }

  .handle {
    position: absolute;
    z-index: 1;
    inline-size: ${HANDLE_PX}px;
    cursor: ew-resize;
    touch-action: none;
  }

  .handle::after {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: 10px;
    inline-size: 4px;
    border-radius: 2px;
    background: ${token('color-text-muted')};
  }

  /* An empty month of a row that managers can click to add a task. */
  .free {
    position: absolute;
    border: 1px dashed ${token('color-border-strong')};
    border-radius: ${token('radius-control')};
    color: ${token('color-text-muted')};
    text-align: center;
  }

  .loading > .group {
    position: relative;
  }

  .notice {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: var(--frame-width, 100%);
    padding: ${token('space-4')};
  }

  &[data-state='error'] :is(.grid, .today) {
    display: none;
  }

  /* Which keys do what, while someone uses them. */
  .keys {
    display: none;
    position: sticky;
    inset-block-end: 0;
    inset-inline-start: 0;
    z-index: 3;
    padding: ${token('space-2')} ${token('space-3')};
    border-block-start: 1px solid ${token('color-border')};
    background: ${token('color-surface-raised')};
    color: ${token('color-text-muted')};
  }

  &:has(.bar:focus-visible) > .keys {
    display: block;
  }

  @media (forced-colors: active) {
    .tool::before,
    .grip::before {
      color: ButtonText;
    }

    .handle::after {
      background: ButtonText;
    }
  }
`;
