import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { MARK_PX, MILESTONE_EM } from '../geometry.js';
import { FLAG_EM, FLAG_PADDING_PX } from '../head.js';
import { foldedName } from './bars.js';
import { beyond } from './frame.js';

const MILESTONES_PADDING_PX = 7;

/** Years, months and milestones. */
export const headStyles = css`
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

  .head-row[data-years] {
    line-height: calc(var(--head-row) + 6px);
    block-size: calc(var(--head-row) + 6px);
  }

  .head-row[data-years] > .corner {
    align-self: stretch;
    justify-content: flex-end;
  }

  .head-row[data-milestones] {
    --lane-height: max(${MARK_PX + 4}px, 2.15em);
    block-size: auto;
    color: inherit;
  }

  &[data-density='compact'] .head-row[data-milestones] {
    --lane-height: max(${MARK_PX}px, 1.85em);
  }

  /* Level with the first lane, which may be the only one with something in view. */
  .head-row[data-milestones] > .corner {
    align-items: flex-start;
    padding-block-start: ${MILESTONES_PADDING_PX}px;
    line-height: var(--lane-height);
  }

  .head-row[data-milestones] .tool {
    margin-block: calc((var(--lane-height) - ${token('size-control-sm')}) / 2);
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

  /* At the end of the line of years, whatever of it is in view. */
  .today-place {
    position: sticky;
    inset-inline-end: ${token('space-2')};
    z-index: 1;
    flex: none;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    inline-size: 0;
  }

  .today-place > .today-button {
    flex: none;
    box-shadow: 0 0 0 ${token('space-1')} ${token('color-surface')};
  }

  .today-button {
    min-block-size: ${token('size-target')};
    padding-inline: ${token('space-2')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    line-height: 1.5;
  }

  /* Its place is kept. */
  &[data-sees-today] .today-button {
    visibility: hidden;
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

  .cells {
    position: relative;
    isolation: isolate;
    flex: none;
    inline-size: var(--timeline);
    block-size: 100%;
  }

  .head-cell {
    position: absolute;
    box-sizing: border-box;
    block-size: 100%;
    --cell-start: ${token('space-2')};
    padding-inline: var(--cell-start) 2px;
    /* Drawn in forced colours only, which leave out the lines behind. */
    border-inline-start: 1px solid transparent;
    /* Hidden, it would scroll by itself, and its name with it. */
    overflow: clip;
    text-overflow: ellipsis;
  }

  /* A name stays readable as long as there is room for it in what is in view of its months. */
  .head-cell:is([data-year], [data-sticky]) > span {
    position: sticky;
    inset-inline-start: calc(var(--title-width) + var(--cell-start));
  }

  .head-cell[data-cut] > span {
    visibility: hidden;
  }

  &[data-zoom='year'] .head-cell:not([data-year]) {
    --cell-start: 3px;
    padding-inline-end: 0;
    text-overflow: clip;
  }

  .head-cell[data-year] {
    border-inline-start-color: var(--year-line);
    overflow: visible;
    color: ${token('color-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  .head-cell[data-current] {
    color: ${token('color-accent-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  /* The line of today stops at it. */
  .head-cell[data-current] > span {
    background: ${token('color-surface')};
  }

  /* Stands on the line of today. */
  .flag {
    position: absolute;
    inset-block-end: 0;
    padding-inline: ${FLAG_PADDING_PX}px;
    translate: -50%;
    border-radius: ${token('radius-small')};
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
    font-size: ${FLAG_EM}em;
    font-weight: ${token('font-weight-semibold')};
    line-height: 1.6;
    forced-color-adjust: none;
  }

  .head .track {
    isolation: isolate;
  }

  .track {
    position: relative;
    flex: none;
    inline-size: var(--timeline);
  }

  [data-milestones] > .track {
    block-size: calc(var(--lanes) * var(--lane-height) + ${2 * MILESTONES_PADDING_PX}px);
  }

  /* A diamond at the end of its month. */
  .milestone {
    position: absolute;
    inset-block-start: calc(var(--lane) * var(--lane-height) + ${MILESTONES_PADDING_PX}px);
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

  &[data-density='compact'] .milestone {
    font-size: ${MILESTONE_EM.compact}em;
  }

  /* A name without its diamond would be one of the months beside it. */
  .milestone[data-cut] > span {
    visibility: hidden;
  }

  .milestone:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  .milestone::before {
    content: '';
    flex: none;
    margin-inline: 5px;
  }

  .milestone::before,
  .key > .diamond {
    box-sizing: border-box;
    inline-size: var(--diamond, 14px);
    block-size: var(--diamond, 14px);
    rotate: 45deg;
    border: 2px solid ${token('color-accent')};
    border-radius: 2px;
    background: ${token('color-surface')};
    forced-color-adjust: none;
  }

  /* As time fills them. */
  .milestone[data-passed]::before,
  .key > .diamond[data-passed] {
    background: ${token('color-accent')};
  }

  /* Of several: one diamond behind another. */
  .milestone[data-cluster]:not([data-before])::before {
    margin-inline-end: 9px;
  }

  .milestone[data-cluster]::before {
    box-shadow:
      2px -2px 0 -1px ${token('color-surface')},
      3px -3px 0 ${token('color-accent')};
  }

  .milestone > span {
    overflow: hidden;
    /* What is beyond the part in view is cut where that ends. */
    max-inline-size: var(--in-view, none);
    padding-inline-end: 2px;
    background: ${token('color-surface')};
    text-overflow: ellipsis;
  }

  &:not([data-density='compact']) .milestone > span[data-folded] {
    ${foldedName}
    text-align: start;
  }
`;
