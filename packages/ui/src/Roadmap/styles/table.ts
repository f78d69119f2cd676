import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { edgeShadow } from '../../styles/edgeShadow.js';
import { visuallyHidden } from '../../styles/index.js';
import { narrowHeads } from '../../tableParts/narrowHeads.js';

/** Around the tables of a plan. */
export const TableRoot = styled.div`
  container-type: inline-size;
  overflow: auto;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  /* A shadow at the end, and over it, where the table ends, what hides it. */
  background:
    linear-gradient(to right, transparent, ${token('color-surface')} 70%) 100% 0 / 40px 100%
      no-repeat local,
    ${edgeShadow('left')} 100% 0 / ${token('space-3')} 100% no-repeat scroll,
    ${token('color-surface')};
  font-size: ${token('font-size-sm')};

  table {
    inline-size: 100%;
    border-collapse: collapse;
    /* A hyphen of the width of a figure tears a name apart. */
    font-variant-numeric: normal;
  }

  /* The tab above has the same name. */
  section:first-child caption {
    ${visuallyHidden}
  }

  caption {
    padding: ${token('space-3')};
    font-weight: ${token('font-weight-semibold')};
    text-align: start;
  }

  th,
  td {
    padding: ${token('space-2')} ${token('space-3')};
    border-block-start: 1px solid ${token('color-border')};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight-medium')};
    vertical-align: middle;
    white-space: nowrap;
  }

  tbody th[scope='rowgroup'],
  tbody th[scope='rowgroup'] ~ td {
    background: ${token('color-surface-sunken')};
    font-weight: ${token('font-weight-semibold')};
  }

  tbody th[scope='rowgroup'] ~ .month {
    color: ${token('color-text-muted')};
    font-weight: inherit;
  }

  tbody th[scope='row'] {
    inline-size: 26%;
    min-inline-size: 14em;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }

  tbody th[scope='row'] > small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-xs')};
  }

  tbody th[scope='row'] :is(a, button) {
    justify-content: start;
    text-align: start;
    white-space: normal;
  }

  tbody > tr {
    --progress-fill: var(--task-color);
  }

  [data-theme='dark'] & tbody > tr {
    --progress-fill: var(--task-color-dark);
  }

  [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .month,
  .owner {
    white-space: nowrap;
  }

  /* Two badges stand below each other before other columns wrap. */
  .status {
    white-space: nowrap;
  }

  .status > span {
    display: inline-flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 2px;
  }

  .status[data-done] {
    color: ${token('color-text-muted')};
  }

  /* A name is broken only where it alone is wider than its place. */
  .targets > span {
    display: inline-block;
  }

  /* The names of tasks lead on first. */
  :is(.targets, .waiting) a:not(:hover) {
    text-decoration: none;
  }

  .targets {
    inline-size: 20%;
    min-inline-size: 11em;
  }

  [data-plain] {
    display: none;
  }

  .waiting:not(:empty) {
    min-inline-size: 13em;
  }

  .none {
    color: ${token('color-text-muted')};
  }

  /* What a task is for, and what it waits for, is in its details, a press away: the rest is in sight. */
  @container (min-width: 44.01em) and (max-width: 75em) {
    :is(.targets, .waiting) {
      display: none;
    }
  }

  /* Both months say it; names need the room. */
  @container (max-width: 90em) {
    .length {
      display: none;
    }
  }

  /* Tasks stand below the name of their main task. */
  @container (min-width: 44.01em) {
    tr[data-group] ~ tr > th[scope='row'] {
      padding-inline-start: ${token('space-6')};
    }

    .owner:empty::after {
      content: '–';
      content: '–' / '';
      color: ${token('color-text-subtle')};
    }
  }

  /* A row of a narrow place is a card: title, then each figure after its name. */
  @container (max-width: 44em) {
    ${narrowHeads}

    table,
    caption,
    tbody,
    tr,
    th,
    td {
      display: block;
    }

    tr {
      padding: ${token('space-2')} ${token('space-3')};
      border-block-start: 1px solid ${token('color-border')};
    }

    tr[data-group] {
      display: flex;
      justify-content: space-between;
      gap: ${token('space-3')};
      background: ${token('color-surface-sunken')};

    }

    tr > :is(th, td) {
      inline-size: auto;
      min-inline-size: 0;
      padding: 2px 0;
      border: 0;
      text-align: start;
      white-space: normal;
    }

    tr > th[scope='row'] {
      font-weight: ${token('font-weight-medium')};
    }

    td:is(.targets, .waiting) {
      inline-size: auto;
      min-inline-size: 0;
    }

    td:empty {
      display: none;
    }

    td[data-name]:not(:empty) {
      display: grid;
      grid-template-columns: 8.5em minmax(0, 1fr);
      justify-items: start;
    }

    /* The cards below a main task have their months. */
    td:is(.length:not(:empty), [scope='rowgroup'] ~ .month) {
      display: none;
    }

    td[data-name]::before {
      content: attr(data-name);
      color: ${token('color-text-muted')};
    }
  }

  section + section {
    border-block-start: 2px solid ${token('color-border-strong')};
  }
`;
