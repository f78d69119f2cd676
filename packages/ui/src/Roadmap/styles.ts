import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { plainButton } from '../styles/index.js';
import { MONTH_WIDTH_PX, ROW_HEIGHT_PX } from './geometry.js';

export const TITLE_WIDTH_PX = 240;
export const NARROW_TITLE_WIDTH_PX = 144;
/** What is beside title and buttons: the margins, and the grip, which a narrow frame lacks. */
export const TITLE_MARGINS_PX = 16;
export const GRIP_PX = 28;
export const NARROW_FRAME_PX = 600;
const HEADER_ROW_PX = 28;
const MILESTONE_ROW_PX = 48;
/** What stays at the top while the rows scroll. */
export const HEAD_HEIGHT_PX = 2 * HEADER_ROW_PX + MILESTONE_ROW_PX + 1;
/** 24 px to grab, half of it outside the bar, so that a bar of one month keeps its middle. */
export const HANDLE_PX = 24;

/** Dots as the icons have them, drawn without an element of their own. */
const dots = (columns: number, rows: number) => `
  content: '';
  inline-size: ${columns * 5}px;
  block-size: ${rows * 5}px;
  background: radial-gradient(circle, currentColor 1.2px, transparent 1.8px) 0 0 / 5px 5px;
  forced-color-adjust: none;
`;

/**
 * The frame and everything in it. A plan has hundreds of parts, made and dropped while scrolling:
 * they are plain elements, told by their class, placed by `left`, `top` and `width` of their own.
 */
export const Frame = styled.div`
  --title-width: ${TITLE_WIDTH_PX}px;
  position: relative;
  overflow: auto;
  block-size: 100%;
  min-block-size: 280px;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-size: ${token('font-size-sm')};
  scroll-padding: ${HEAD_HEIGHT_PX}px ${token('space-4')} ${token('space-4')}
    calc(var(--title-width) + ${token('space-4')});

  .bar,
  .free,
  .grip,
  .milestone,
  .tool {
    ${plainButton}
  }

  .sheet {
    position: relative;
    inline-size: calc(var(--title-width) + var(--months) * ${MONTH_WIDTH_PX}px);
    min-inline-size: 100%;
  }

  .today {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--title-width) + var(--from) * ${MONTH_WIDTH_PX}px);
    inline-size: ${MONTH_WIDTH_PX}px;
    background: ${token('color-accent-subtle')};
    opacity: 0.5;
    pointer-events: none;
  }

  .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    background: ${token('color-surface')};
    border-block-end: 1px solid ${token('color-border-strong')};
  }

  .head-row {
    display: flex;
    block-size: ${HEADER_ROW_PX}px;
    line-height: ${HEADER_ROW_PX}px;
    color: ${token('color-text-muted')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .head-row[data-milestones] {
    block-size: ${MILESTONE_ROW_PX}px;
    color: inherit;
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
    inline-size: ${MONTH_WIDTH_PX}px;
    padding-inline-start: ${token('space-2')};
    border-inline-start: 1px solid ${token('color-border')};
  }

  .head-cell[data-year] {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  .head-cell[data-current] {
    color: ${token('color-accent-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  .track {
    position: relative;
    flex: none;
    inline-size: calc(var(--months) * ${MONTH_WIDTH_PX}px);
    background-image: linear-gradient(to right, ${token('color-border')} 1px, transparent 1px);
    background-size: ${MONTH_WIDTH_PX}px 100%;
  }

  /* A diamond at the end of its month. */
  .milestone {
    position: absolute;
    inset-block: 0;
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    max-inline-size: 200px;
    min-inline-size: 24px;
    font-weight: ${token('font-weight-medium')};
    white-space: nowrap;
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

  .milestone > span {
    overflow: hidden;
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

  &[data-narrow] {
    --title-width: ${NARROW_TITLE_WIDTH_PX}px;
  }

  /* The title has the whole width, its buttons are below. */
  &[data-narrow] .group > .corner {
    flex-wrap: wrap;
    align-content: flex-start;
    row-gap: 0;
  }

  &[data-narrow] .title {
    flex: 1 0 100%;
  }

  &[data-narrow] .group .tool {
    margin-inline-start: -6px;
    margin-inline-end: 10px;
  }

  /* Here the menu moves. */
  &[data-narrow] .grip {
    display: none;
  }

  .bar {
    position: absolute;
    overflow: hidden;
    block-size: ${ROW_HEIGHT_PX - 8}px;
    padding-inline: ${token('space-2')};
    border: 1px solid var(--fill);
    border-radius: ${token('radius-control')};
    background: color-mix(in srgb, var(--fill) 18%, ${token('color-surface')});
    color: ${token('color-text')};
    text-overflow: ellipsis;
    white-space: nowrap;
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
    block-size: ${ROW_HEIGHT_PX - 8}px;
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
    block-size: ${ROW_HEIGHT_PX - 8}px;
    border: 1px dashed ${token('color-border-strong')};
    border-radius: ${token('radius-control')};
    color: ${token('color-text-muted')};
    text-align: center;
  }

  .empty {
    padding: ${token('space-4')};
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
