import { token } from '@tavoite/tokens';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { Link } from '../Link/index.js';
import { mobile, plainButton } from '../styles/index.js';
import { TargetMeter } from '../TargetMeter/index.js';
import { MeterCaption } from '../TargetMeter/MeterCaption.js';

export const Root = styled.div`
  container-type: inline-size;
`;

/* Side by side where a card is wide: what is below it comes into sight. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};

  @container (min-width: 600px) {
    &:not(:has(> :only-child)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    /* Heads, meters and captions side by side are level, however long one of them is. */
    > li {
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
      align-content: start;
    }
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${token('space-1')};
  padding: ${token('space-2')} ${token('space-3')} ${token('space-2')};
  border-radius: ${token('radius-control')};
  list-style: none;

  &[data-lead] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${token('space-2')};
    padding-inline-start: ${token('space-1')};

    > button {
      align-self: start;
      margin-block: -3px;
    }
  }

  &:hover {
    background: ${token('color-surface-hover')};
  }

  &[data-selected] {
    background: ${token('color-surface-selected')};
  }

  @media (forced-colors: active) {
    &:hover,
    &[data-selected] {
      background: none;
    }

    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;

/* The title's link or button takes presses on the whole row. */
const titleLook = css`
  min-height: ${token('size-target')};
  font-weight: ${token('font-weight-medium')};
  line-height: ${token('line-height-snug')};
  color: ${token('color-text')};
  overflow-wrap: anywhere;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-control')};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${token('color-focus-ring')};
  }

  ${Row}:hover > * > & {
    color: ${token('color-accent-text')};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;

export const TitleButton = styled.button`
  ${plainButton}
  ${titleLook}
`;

export const TitleLink = styled(Link)`
  display: inline-flex;
  align-items: baseline;
  gap: ${token('space-1')};
  ${titleLook}

  svg {
    flex: none;
    align-self: flex-start;
    color: ${token('color-accent-text')};
  }
`;

/* The value stays beside the first line of the name, which takes two where it has to. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  justify-items: start;
  column-gap: ${token('space-3')};

  @container (max-width: 599.9px) {
    [data-name] {
      display: -webkit-box;
      overflow: hidden;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    em + small {
      display: block;
    }
  }

  ${mobile} {
    && [data-name] {
      display: inline;
    }
  }
`;

export const Figures = styled.span`
  justify-self: end;
  max-inline-size: 60cqi;
  font-variant-numeric: tabular-nums;
  color: ${token('color-text-muted')};
  text-align: end;
  overflow-wrap: anywhere;

  b,
  em {
    font-weight: ${token('font-weight-semibold')};
    color: ${token('color-text')};
  }

  em {
    font-weight: ${token('font-weight-medium')};
  }

  small {
    font-size: ${token('font-size-xs')};
    white-space: nowrap;
  }
`;

export const Details = styled(IconButton)`
  position: relative;
  align-self: start;
  margin-block: -2px;
  margin-inline-end: -6px;
  color: ${token('color-text-muted')};
`;

export const Actions = styled.div`
  position: relative;
  display: flex;
  align-self: start;
  margin-block: -2px;
  margin-inline-end: -6px;
`;

export const DetailsHint = styled(Icon)`
  box-sizing: content-box;
  align-self: start;
  padding: 4px 0 4px 6px;
  color: ${token('color-text-muted')};
`;

export const Meter = styled(TargetMeter)`
  grid-column: 1 / -1;

  [data-lead] > & {
    grid-column-start: 2;
  }
`;

export const Caption = styled(MeterCaption)`
  grid-column: 1 / -1;

  [data-lead] > & {
    grid-column-start: 2;
  }
`;

export const Empty = styled.p`
  padding: ${token('space-3')};
  color: ${token('color-text-muted')};
`;

/* As high as a row with a title of one line. */
export const LoadingRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 25%;
  grid-template-rows: 24px 24px 18px;
  gap: 0 20%;
  align-items: center;
  padding: ${token('space-2')} ${token('space-3')};

  & + & {
    margin-top: ${token('space-1')};
  }

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;
