import { token } from '@tavoite/tokens';
import { css, styled } from 'styled-components';
import { Link } from '../Link/index.js';
import { mobile, plainButton } from '../styles/index.js';
import { narrowHeads } from '../tableParts/narrowHeads.js';

/** There meters need the room more than the months of compare values. */
export const MONTHS_ARE_HIDDEN = '(min-width: 600px) and (max-width: 800px)';

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

    thead th:first-child {
      padding-inline-start: ${token('space-3')};
    }

    tr > :last-child {
      padding-inline-end: ${token('space-3')};
    }
  }

  /* Names and figures need the room more. */
  @container (max-width: 900px) {
    [data-column='trend'] {
      display: none;
    }

    /* The last one in sight here. */
    tr > :nth-child(5) {
      padding-inline-end: ${token('space-3')};
    }
  }

  thead th {
    padding-block: ${token('space-2')};
    font-size: ${token('font-size-xs')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};
    vertical-align: baseline;
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
  --target-indent: calc(var(--target-depth) * ${token('space-5')});

  @container (max-width: 1000px) {
    --target-indent: calc(var(--target-depth) * ${token('space-3')});
  }

  /* Lines between groups, not above the first. */
  & + & {
    border-block-start: 1px solid ${token('color-border')};
  }

  th {
    padding-inline-start: calc(${token('space-3')} + var(--target-indent));
  }

  /* The deeper, the lighter. */
  [data-group] {
    background: color-mix(
      in srgb,
      ${token('color-surface-sunken')} max(0%, 100% - var(--target-depth) * 35%),
      ${token('color-surface')}
    );
  }

  [data-group] th {
    font-weight: ${token('font-weight-semibold')};
  }

  [data-group='deep'] th {
    font-size: ${token('font-size-sm')};
    color: ${token('color-text-muted')};
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

export const Note = styled.small`
  display: block;
  font-variant-numeric: normal;
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

/** What all changes are counted from, below the name of their column. */
export const Compared = styled.small`
  display: block;
  font-size: inherit;
  font-weight: ${token('font-weight-regular')};
  white-space: nowrap;

  ${mobile} {
    display: none;
  }
`;
