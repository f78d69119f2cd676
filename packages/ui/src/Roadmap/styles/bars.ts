import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { EDGE_REACH_PX, FOLDED_EM, KNOB_PX } from '../geometry.js';

const HANDLE_PX = 2 * EDGE_REACH_PX;

/** A name in two lines. */
export const foldedName = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${FOLDED_EM}em;
  line-height: 1.15;
  /* A word that is too long for the second line ends in an ellipsis. */
  overflow-wrap: anywhere;
  white-space: normal;
`;

/** Bars, and what is over them while someone points or drags. */
export const barStyles = css`
  /* Bars end with the period, except one that is carried to another row. */
  .group > .track {
    overflow-x: clip;
  }

  .bar {
    --ground: color-mix(in srgb, var(--fill) 18%, ${token('color-surface')});
    position: absolute;
    /* Not hidden: that would keep the title from staying in view. */
    overflow: clip;
    padding-inline: ${token('space-2')};
    border: 1px solid var(--fill);
    border-radius: ${token('radius-control')};
    background: var(--ground);
    color: ${token('color-text')};
    white-space: nowrap;
  }

  .bar[data-own] {
    --fill: var(--bar-color);
  }

  [data-theme='dark'] & .bar[data-own] {
    --fill: var(--bar-color-dark);
  }

  .bar > span {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  &[data-density='compact'] .bar {
    --progress-height: 3px;
  }

  /* In the middle of what the progress leaves of the bar, one line as well as two. */
  .bar:not([data-beside]) > span {
    translate: 0 calc(var(--progress-height, 4px) / -2);
  }

  /* Low bars have no room for two lines. */
  &:not([data-density='compact']) .bar > span[data-folded] {
    ${foldedName}
  }

  /* Where it is needed only: each element that sticks is a layer of its own. */
  .bar > span[data-sticky] {
    position: sticky;
    inset-inline-start: calc(var(--title-width) + ${token('space-2')});
  }

  /* A name that has no room in what is seen of its bar, but in what is free behind it. */
  .bar[data-beside] {
    overflow: visible;
  }

  /* What sticks goes on as far as there is room; no line of the grid or of today runs through it. */
  .bar[data-beside] > span {
    max-inline-size: none;
    margin-inline-end: calc(-1 * var(--room));
    padding-inline-end: ${token('space-1')};
    translate: var(--seen);
    background: ${token('color-surface')};
    /* The months under it are free: what is pressed there is not the bar. */
    pointer-events: none;
  }

  /* The line of today runs over bars, but through no words. */
  .bar:is([data-now], [data-beside]) > span {
    z-index: 1;
  }

  .bar:is([data-now], [data-beside]) > span:not([data-sticky]) {
    position: relative;
  }

  .bar[data-now]:not([data-beside]) > span {
    /* Hardly higher than its letters, so that it covers nothing of the progress. */
    line-height: 1.2;
    background: var(--ground);
    box-shadow:
      -3px 0 var(--ground),
      3px 0 var(--ground);
  }

  .bar[data-carried] > span {
    background: none;
  }

  .bar[data-done] > span:not([data-tickless])::before {
    content: '✓\\00a0' / '';
    color: var(--fill);
    font-weight: ${token('font-weight-semibold')};
  }

  /* What is left of the progress. */
  .bar {
    background-image: linear-gradient(
      color-mix(in srgb, var(--fill) 40%, ${token('color-surface')}) 0 0
    );
    background-position: 0 100%;
    background-repeat: no-repeat;
    background-size: 100% var(--progress-height, 4px);
  }

  /* The progress. */
  .bar::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    block-size: var(--progress-height, 4px);
    inline-size: var(--progress);
    background: var(--fill);
    forced-color-adjust: none;
  }

  /* A word says it, or where there is no room for one, a corner that is cut: not by colour alone. */
  .bar:is([data-late], [data-early][data-counted]):not([data-worded])::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border-block-start: 11px solid ${token('color-danger')};
    border-inline-start: 11px solid transparent;
    forced-color-adjust: none;
  }

  /* Starts before something it waits for has ended; one that stands for several does not itself. */
  .bar[data-early]:not([data-counted]) {
    border-inline-start: 3px dashed ${token('color-danger')};
  }

  .bar b {
    margin-inline-end: ${token('space-1')};
    color: ${token('color-danger-text')};
    /* Bold figures and words else stand close. */
    word-spacing: 0.1em;
  }

  /* Initials of the owner. */
  .bar > i {
    position: absolute;
    inset-block: 0 var(--progress-height, 4px);
    inset-inline-end: ${token('space-2')};
    display: grid;
    align-items: center;
    font-size: 0.8em;
    font-style: normal;
    font-weight: ${token('font-weight-medium')};
  }

  .bar > i[hidden] {
    display: none;
  }

  /* In a narrow frame a name needs the width: the marks of the states alone, as they stand over the plan. */
  &[data-narrow] .bar:not([data-counted]) b {
    font-size: 0;
  }

  &[data-narrow] .bar:not([data-counted])[data-late] b::before,
  &[data-narrow] .bar:not([data-counted])[data-early] b::after {
    display: inline-block;
    margin-inline-end: ${token('space-1')};
    content: '';
    forced-color-adjust: none;
  }

  &[data-narrow] .bar:not([data-counted])[data-late] b::before {
    border-block-start: 9px solid ${token('color-danger')};
    border-inline-start: 9px solid transparent;
  }

  &[data-narrow] .bar:not([data-counted])[data-early] b::after {
    inline-size: 11px;
    block-size: 10px;
    background: ${token('color-danger')};
    clip-path: polygon(0 0, 22% 0, 22% 50%, 100% 0, 100% 100%, 22% 50%, 22% 100%, 0 100%);
  }

  .bar[data-dimmed] {
    opacity: 0.3;
  }

  .bar[data-chosen] {
    outline: 2px solid ${token('color-accent')};
    outline-offset: 1px;
  }

  /* Lifted off its row, also before it has gone anywhere: not to be taken for the focused one. */
  .bar[data-carried] {
    z-index: 2;
    outline: 2px dashed ${token('color-accent')};
    outline-offset: 3px;
    box-shadow: ${token('shadow-raised')};
    translate: 0 -4px;
    opacity: 0.9;
  }

  .bar[data-refused] {
    border: 2px dashed ${token('color-danger')};
  }

  .group[data-carrying] {
    z-index: 2;
  }

  &:not([data-read-only]) .track {
    cursor: cell;
  }

  &:not([data-read-only]) .bar {
    cursor: grab;
    touch-action: pan-x pan-y;
    -webkit-touch-callout: none;
    user-select: none;
  }

  .body[data-over='edge'] :is(.bar, .track),
  .body[data-dragging='resize'] {
    cursor: ew-resize;
  }

  .body[data-over='arrow'] .track {
    cursor: grab;
  }

  .body[data-dragging] {
    user-select: none;
  }

  .body[data-dragging='move'],
  .body[data-dragging='reconnect'] :is(.bar, .track) {
    cursor: grabbing;
  }

  .marks > *,
  .ghost,
  .selection {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 1;
    box-sizing: border-box;
    pointer-events: none;
  }

  .marks[hidden],
  .ghost[hidden],
  .selection[hidden] {
    display: none;
  }

  .handle {
    inline-size: ${HANDLE_PX}px;
    touch-action: none;
  }

  /* A finger needs something to take hold of; a mouse finds the edge itself. */
  @media (any-pointer: coarse) {
    .marks > .handle {
      pointer-events: auto;
    }
  }

  .handle::after {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: ${HANDLE_PX / 2 - 2}px;
    inline-size: 4px;
    border-radius: 2px;
    background: ${token('color-text-muted')};
  }

  /* From here an arrow is drawn to the task that follows. */
  .marks > .knob {
    display: grid;
    place-items: center;
    inline-size: ${KNOB_PX}px;
    block-size: ${KNOB_PX}px;
    cursor: crosshair;
    pointer-events: auto;
    touch-action: none;
  }

  .knob::after {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid ${token('color-accent')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-surface')};
  }

  .body[data-dragging] .marks {
    display: none;
  }

  /* Empty months that a press makes a task of. */
  .ghost {
    border: 1px dashed ${token('color-border-strong')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface-hover')};
    color: ${token('color-text-muted')};
    text-align: center;
  }

  .ghost[data-refused] {
    border: 2px dashed ${token('color-danger')};
  }

  .selection {
    z-index: 2;
    border: 1px solid ${token('color-accent')};
    background: ${token('color-accent-subtle')};
    opacity: 0.5;
  }

  .arrows {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }

  .arrows .line {
    fill: none;
    stroke: ${token('color-text-muted')};
    stroke-width: 1.5;
  }

  .arrows .tip {
    fill: ${token('color-text-muted')};
  }

  /* Pointed at: it can be hung on another task by the end that is nearer. */
  .arrow[data-pointed] .line {
    stroke: ${token('color-accent')};
    stroke-width: 2.5;
  }

  .arrow[data-held] {
    opacity: 0.3;
  }

  .arrow[data-broken] .line {
    stroke: ${token('color-danger')};
    stroke-dasharray: 5 3;
  }

  .arrow[data-broken] .tip {
    fill: ${token('color-danger-text')};
  }

  @media (forced-colors: active) {
    .bar[data-now]:not([data-beside]) > span {
      background: ButtonFace;
      box-shadow: none;
      forced-color-adjust: none;
    }

    .tool::before,
    .grip::before {
      color: ButtonText;
    }

    .handle::after,
    .knob::after {
      background: ButtonText;
    }

    .bar[data-chosen] {
      outline-color: Highlight;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .bar[data-carried] {
      transition: box-shadow 120ms;
    }
  }
`;
