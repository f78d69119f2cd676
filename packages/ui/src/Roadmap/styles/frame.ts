import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { plainButton, visuallyHidden } from '../../styles/index.js';

/* What is after the last month is no part of the plan. */
export const beyond = css`
  background-image: linear-gradient(
    ${token('color-surface-sunken')},
    ${token('color-surface-sunken')}
  );
  background-repeat: no-repeat;
  background-position: calc(var(--title-width) + var(--timeline) + 1px) 0;
`;

/** The frame, its ground, and what stands at its lower edge. */
export const frameStyles = css`
  --head-row: 2.15em;
  --year-line: color-mix(in srgb, ${token('color-border-strong')} 45%, ${token('color-border')});
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
  .grip,
  .idea,
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

  /* The months' lines and today's, to the end of the plan and of the frame. */
  .grid {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--title-width);
    inline-size: var(--timeline);
    border-inline-end: 1px solid ${token('color-border')};
    pointer-events: none;
  }

  /* Fiscal years, quarters and months, each quieter than the one before: today alone stands out. */
  .grid,
  [data-parts] > .cells,
  [data-milestones] > .track {
    --line: color-mix(in srgb, ${token('color-border')} 60%, ${token('color-surface')});
    background-image:
      linear-gradient(to right, var(--year-line) 1px, transparent 1px),
      linear-gradient(to right, ${token('color-border')} 1px, transparent 1px),
      linear-gradient(to right, var(--line) 1px, transparent 1px);
    background-position:
      var(--year-from) 0,
      var(--quarter-from) 0,
      0 0;
    /* Low: a picture that is repeated is drawn whole first, as high as all rows. */
    background-size:
      calc(12 * var(--month)) 8px,
      calc(3 * var(--month)) 8px,
      var(--month) 8px;
  }

  /* So near to each other, lines of months would be a grey ground. */
  &[data-zoom='year'] :is(.grid, .cells, .track) {
    --line: transparent;
  }

  /* Over bars too, where it says how far they should be. */
  &[data-today] :is(.grid, [data-parts] > .cells, .track)::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--today) - 1px);
    border-inline-start: 2px solid ${token('color-accent')};
    pointer-events: none;
  }

  /* On top of the same on the grid: faint over bars only. */
  &[data-today] .body .track::after {
    opacity: 0.6;
  }

  &[data-today] .head .track::after,
  &[data-today] .head .cells::after {
    z-index: -1;
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

  .notice > p {
    margin-block: 0 ${token('space-2')};
  }

  &[data-state='error'] .grid {
    display: none;
  }

  /* Stays in view, whatever is scrolled. */
  .foot {
    position: sticky;
    inset-block-end: 0;
    inset-inline-start: 0;
    z-index: 4;
  }

  /* What has the focus is not behind it. */
  &[data-ideas] {
    scroll-padding-block-end: 12em;
  }

  /* Over the rows: nothing moves when a hint comes or goes. */
  .hints {
    position: absolute;
    inset-block-end: 100%;
    inset-inline: 0;
    pointer-events: none;
  }

  /* Which keys do what, while someone uses them. */
  .keys {
    display: none;
    padding: ${token('space-2')} ${token('space-3')};
    border-block-start: 1px solid ${token('color-border')};
    background: ${token('color-surface-raised')};
    color: ${token('color-text-muted')};
  }

  &[data-keys] .keys {
    display: block;
  }


  /* Why something is refused, or what to do next. */
  .reason {
    padding: ${token('space-2')} ${token('space-3')};
    border-block-start: 2px solid ${token('color-accent')};
    background: ${token('color-surface-raised')};
    font-weight: ${token('font-weight-medium')};
  }

  .reason[hidden] {
    display: none;
  }

  .ideas {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')} ${token('space-2')};
    max-block-size: 8.5em;
    padding: ${token('space-2')} ${token('space-3')};
    overflow: auto;
    border-block-start: 1px solid ${token('color-border-strong')};
    background: ${token('color-surface-raised')};
  }

  .ideas > ul {
    display: contents;
    list-style: none;
  }

  .ideas li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
  }

  .ideas .none {
    color: ${token('color-text-muted')};
  }

  .idea {
    min-block-size: ${token('size-target')};
    padding-inline: ${token('space-3')};
    overflow-wrap: anywhere;
    border: 1px dashed ${token('color-border-strong')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
  }

  button.idea {
    cursor: grab;
    touch-action: none;
  }

  .idea[aria-pressed='true'] {
    border-style: solid;
    border-color: ${token('color-accent')};
    background: ${token('color-surface-selected')};
  }

  .spoken {
    ${visuallyHidden}
  }
`;
