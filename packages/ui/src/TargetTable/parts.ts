import { token } from '@tavoite/tokens';
import { css, styled } from 'styled-components';
import { Link } from '../Link/index.js';
import { mobile, plainButton } from '../styles/index.js';
import { narrowHeads } from '../tableParts/narrowHeads.js';

export const Frame = styled.section`
  container-type: inline-size;
  overflow-x: auto;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};

  &[data-state='loading'] {
    display: grid;
    gap: ${token('space-2')};
    padding: ${token('space-4')};
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${token('space-1')} ${token('space-3')};
    font-weight: ${token('font-weight-regular')};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: break-word;
  }

  [data-figure] {
    text-align: end;
  }

  @container (max-width: 1000px) {
    th,
    td {
      padding-inline: ${token('space-2')};
    }
  }

  @container (max-width: 760px) {
    th,
    td {
      padding-inline: ${token('space-1')};
    }
  }

  /* Names and figures need the room more. */
  @container (max-width: 900px) {
    [data-column='trend'] {
      display: none;
    }
  }

  thead th {
    padding-block: ${token('space-2')};
    font-size: ${token('font-size-xs')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};
    border-block-end: 1px solid ${token('color-border')};
  }

  [data-plain] {
    display: none;
  }

  ${mobile} {
    &,
    tbody {
      display: block;
    }

    ${narrowHeads}
  }
`;

export const Body = styled.tbody`
  --target-indent: calc(var(--target-depth) * ${token('space-4')});

  @container (max-width: 1000px) {
    --target-indent: calc(var(--target-depth) * ${token('space-2')});
  }

  /* Lines between groups, not above the first. */
  & + & {
    border-block-start: 1px solid ${token('color-border')};
  }

  th {
    padding-inline-start: calc(${token('space-3')} + var(--target-indent));
  }

  [data-group] {
    background: ${token('color-surface-sunken')};
  }

  [data-group] th {
    font-weight: ${token('font-weight-semibold')};
  }

  [data-group] th > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')} ${token('space-3')};
  }

  [data-group] small {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    margin-inline-start: auto;
    font-size: ${token('font-size-xs')};
    font-weight: ${token('font-weight-regular')};
    color: ${token('color-text-muted')};
  }

  [data-none] {
    color: ${token('color-text-muted')};
  }

  ${mobile} {
    --target-indent: calc(var(--target-depth) * ${token('space-2')});

    /* The picture has the name. */
    [data-group] small > span {
      display: none;
    }

    tr:not([data-target-id]),
    tr:not([data-target-id]) > * {
      display: block;
    }
  }
`;

export const Row = styled.tr`
  > th {
    /* A hyphen of the width of a figure tears a name apart. */
    font-variant-numeric: normal;
    hyphens: auto;
  }

  /* Where there is room, words stay whole. */
  @container (min-width: 1000.01px) {
    [data-soft-hyphen] {
      display: none;
    }
  }

  @container (max-width: 1000px) {
    > th > div > a > svg {
      display: none;
    }

    > th > div {
      justify-content: space-between;
    }

    && [data-column='meter'] {
      min-inline-size: 176px;
    }
  }

  &:hover {
    background: ${token('color-surface-hover')};
  }

  &[data-selected] {
    background: ${token('color-surface-selected')};
  }

  & + & {
    border-block-start: 1px solid ${token('color-border')};
  }

  > th {
    min-inline-size: 150px;
  }

  [data-of-group] {
    display: block;
  }

  [data-column='meter'] {
    min-inline-size: 200px;
    inline-size: 22%;
  }

  [data-column='current'],
  [data-column='target'],
  [data-column='change'] {
    white-space: nowrap;
  }

  /* What is only spoken stays in the frame that scrolls. */
  [data-column='change'] {
    position: relative;
  }

  [data-column='trend'] {
    inline-size: 120px;
    padding-block: 0;
  }

  b {
    font-weight: ${token('font-weight-semibold')};
  }

  em {
    font-weight: ${token('font-weight-medium')};
  }

  ${mobile} {
    /* Title and value; meter and line; what is aimed at and compared with. */
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding-block-end: ${token('space-2')};

    && > * {
      padding-block: 0;
    }

    > th {
      flex: 1 1 50%;
      min-inline-size: 0;
    }

    > th > div {
      justify-content: start;
    }

    > th > button,
    > th > div > * {
      min-inline-size: 40px;
      min-block-size: 40px;
    }

    [data-column='current'] {
      order: 1;
    }

    && [data-column='meter'] {
      flex: 1 1 60%;
      order: 2;
      inline-size: auto;
      min-inline-size: 0;
    }

    && [data-column='trend'] {
      display: block;
      order: 3;
      inline-size: auto;
    }

    [data-column='trend'] svg {
      display: block;
      inline-size: 72px;
      block-size: 24px;
    }

    /* What is aimed at, and below it what it is compared with: each on a line from one edge. */
    [data-column='target'],
    [data-column='change'] {
      flex: 1 0 100%;
      font-size: ${token('font-size-xs')};
      color: ${token('color-text-muted')};
      text-align: start;
      white-space: normal;
    }

    [data-column='target'] {
      order: 4;
    }

    [data-column='change'] {
      display: flex;
      flex-flow: row-reverse wrap;
      justify-content: flex-end;
      gap: 0 0.35em;
      order: 5;
    }

    [data-column='target'] > small {
      display: inline;

      &::before {
        content: ' · ';
      }
    }

    [data-column='change'] > small::after {
      content: ' ·';
    }

    > :is(th, [data-column='meter'], [data-column='target'], [data-column='change']) {
      padding-inline-start: calc(${token('space-3')} + var(--target-indent));
    }

    > :is([data-column='meter'], [data-column='target']) {
      padding-inline-end: 0;
    }
  }

  @media (forced-colors: active) {
    &:hover,
    &[data-selected] {
      background: none;
    }

    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Note = styled.small`
  display: block;
  font-size: ${token('font-size-xs')};
  color: ${token('color-text-muted')};
`;

/** A title that leads to its graph page, and the button of its details. */
export const TitleLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};

  > button {
    flex: none;
    color: ${token('color-text-muted')};
  }
`;

const titleLook = css`
  min-height: ${token('size-target')};
  font-weight: ${token('font-weight-medium')};
  color: ${token('color-text')};
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${token('color-accent-text')};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;

export const TitleButton = styled.button`
  ${plainButton}
  ${titleLook}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};

  svg {
    flex: none;
    color: ${token('color-text-muted')};
  }
`;

export const TitleLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  ${titleLook}

  svg {
    flex: none;
    color: ${token('color-accent-text')};
  }
`;
