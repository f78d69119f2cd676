import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { edgeShadow } from '../../styles/edgeShadow.js';
import { fingerHeight } from '../../styles/index.js';

/** Dots like those of the icons, drawn without an extra element. */
const dots = (columns: number, rows: number) => `
  content: '';
  inline-size: ${columns * 5}px;
  block-size: ${rows * 5}px;
  background: radial-gradient(circle, currentColor 1.2px, transparent 1.8px) 0 0 / 5px 5px;
  forced-color-adjust: none;
`;

/** Main tasks with their titles. */
export const rowStyles = css`
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

  /* Months go on behind the titles. */
  &[data-months-before]:not([data-narrow]) .corner::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% + 1px);
    inline-size: ${token('space-2')};
    background: ${edgeShadow('right')};
    pointer-events: none;
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
    ${fingerHeight}
    inline-size: ${token('size-control-sm')};
    block-size: ${token('size-control-sm')};
    border-radius: ${token('radius-control')};
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

  .share {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 ${token('space-2')};
    flex: none;
    padding-block: ${token('space-1')};
    padding-inline-end: ${token('space-1')};
    color: ${token('color-text-muted')};
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }

  /* What is done, and a line where it would be to plan. */
  .plan {
    position: relative;
    display: none;
    flex: none;
    inline-size: 44px;
    block-size: 6px;
    background: linear-gradient(to right, var(--fill) var(--done), ${token('color-border')} 0);
    border-radius: ${token('radius-pill')};
    forced-color-adjust: none;
  }

  .plan::after {
    content: '';
    position: absolute;
    inset-block: -3px;
    inset-inline-start: calc(var(--expected) - 1px);
    inline-size: 2px;
    background: ${token('color-text')};
  }

  /* What that line is, where it is drawn. */
  .key {
    flex: 1;
    min-inline-size: 0;
    color: ${token('color-text-subtle')};
    font-size: ${token('font-size-xs')};
    font-weight: ${token('font-weight-regular')};
  }

  .corner:has(> .key) {
    container-type: inline-size;
  }

  /* With large letters there is no room: each line says it itself. */
  @container (max-width: 16em) {
    .key {
      display: none;
    }
  }

  .key > .expected {
    display: inline-block;
    inline-size: 2px;
    block-size: 10px;
    margin-inline: ${token('space-1')};
    background: ${token('color-text')};
    vertical-align: -1px;
    forced-color-adjust: none;
  }

  .key > .diamond {
    --diamond: 9px;
    display: inline-block;
    margin-inline: 6px 5px;
  }

  &:is([data-density='compact'], :not([data-state='ready'])) [data-parts] .key {
    display: none;
  }

  &[data-density='compact']:not([data-narrow]) .share {
    max-inline-size: 5.5em;
  }

  /* The title has the first line for itself and the buttons. */
  &[data-density='comfortable']:not([data-narrow]) .body .corner {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-content: start;
    row-gap: 0;

    .grip {
      grid-area: 1 / 1;
    }

    .title {
      grid-area: 1 / 2;
    }

    .tool {
      grid-area: 1 / 3;
    }

    .tool[data-dots] {
      grid-area: 1 / 4;
    }

    .share {
      grid-area: 2 / 2 / auto / -1;
      flex-wrap: nowrap;
      justify-content: flex-start;
      padding: 0;
    }

    .plan {
      display: block;
    }
  }

  &[data-density='compact'] .group > .corner {
    padding-block: 3px;
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
`;
