import { pixels, token } from '@tavoite/tokens';
import styled from 'styled-components';
import { plainButton } from '../styles/index.js';

export const ROW_HEIGHT_PX = 36;
export const HEADER_HEIGHT_PX = 40;

/** Section 9: 150 px months, 300 px titles, 15 px a level. */
export const MONTH_WIDTH_PX = pixels('layout-data-map-month');
export const TITLE_WIDTH_PX = pixels('layout-data-map-title');
/** In a frame too narrow for both, so that at least one month stays beside the title. */
export const NARROW_MONTH_WIDTH_PX = 104;
export const NARROW_TITLE_WIDTH_PX = 168;
export const NARROW_FRAME_PX = 600;

/** Scrolls both ways; `--title-width` and `--month-width` are set by the component. */
export const Frame = styled.div`
  position: relative;
  overflow: auto;
  block-size: 100%;
  min-block-size: 240px;
  overscroll-behavior: contain;
  scroll-padding: ${HEADER_HEIGHT_PX}px 0 0 var(--title-width);
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;
`;

/** As large as all rows and months together. */
export const Sheet = styled.div`
  position: relative;
  inline-size: calc(var(--title-width) + var(--months) * var(--month-width));
  block-size: calc(${HEADER_HEIGHT_PX}px + var(--rows) * ${ROW_HEIGHT_PX}px);
`;

const states = `
  &[aria-selected='true'] {
    background: ${token('color-surface-selected')};
  }

  &:focus-visible {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: -2px;
  }
`;

/**
 * The months of a row, told by their role. There are hundreds of them, made and dropped while
 * scrolling, so they are plain elements without a style of their own, side by side after the
 * title.
 */
const months = (role: 'gridcell' | 'columnheader') => `
  & > [role='${role}']:not(:first-child) {
    box-sizing: border-box;
    flex: none;
    inline-size: var(--month-width);
    padding-inline: ${token('space-2')} ${token('space-3')};
    overflow: hidden;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Header = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  block-size: ${HEADER_HEIGHT_PX}px;
  border-block-end: 1px solid ${token('color-border-strong')};
  background: ${token('color-surface')};
  color: ${token('color-text-muted')};
  font-weight: ${token('font-weight-medium')};
  line-height: ${HEADER_HEIGHT_PX}px;

  ${months('columnheader')}
`;

export const Line = styled.div`
  position: absolute;
  inset-block-start: ${HEADER_HEIGHT_PX}px;
  inset-inline: 0;
  display: flex;
  block-size: ${ROW_HEIGHT_PX}px;
  line-height: ${ROW_HEIGHT_PX}px;
  transform: translateY(calc(var(--row) * ${ROW_HEIGHT_PX}px));
  border-block-end: 1px solid ${token('color-border')};
  contain: layout style;

  ${months('gridcell')}

  & > [data-state='actual'] {
    font-weight: ${token('font-weight-semibold')};
  }

  & > [data-state='estimate'] {
    font-style: italic;
    color: ${token('color-text-muted')};
  }

  & > [data-state='missing'] {
    color: ${token('color-text-subtle')};
  }

  & > [role='gridcell'] {
    ${states}
  }

  & > [role='gridcell']:has(> button) {
    position: relative;
  }

  &:hover > * {
    background: ${token('color-surface-hover')};
  }
`;

export const TitleCell = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  flex: none;
  display: flex;
  align-items: center;
  box-sizing: border-box;
  overflow: hidden;
  white-space: nowrap;
  gap: ${token('space-1')};
  inline-size: var(--title-width);
  padding-inline: calc(${token('space-2')} + var(--level, 0) * ${token('layout-data-map-indent')})
    ${token('space-2')};
  border-inline-end: 1px solid ${token('color-border')};
  background: ${token('color-surface')};

  & > [data-gap] {
    flex: none;
    inline-size: 24px;
  }

  & > [data-title] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > [data-unit] {
    flex: none;
    margin-inline-start: auto;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-xs')};
  }

  ${states}
`;

export const HeaderTitle = styled(TitleCell)`
  z-index: 3;
  color: ${token('color-text-muted')};
  font-weight: ${token('font-weight-medium')};
`;

export const Toggle = styled.button`
  ${plainButton}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${token('radius-small')};
  font-size: ${token('font-size-lg')};
  line-height: 1;
  cursor: pointer;

  &:hover {
    background: ${token('color-surface-sunken')};
  }
`;

/** At the start of the active cell, over whatever lies there. */
export const ActivateButton = styled.button`
  ${plainButton}
  position: absolute;
  inset-block-start: calc((${ROW_HEIGHT_PX}px - 24px) / 2);
  inset-inline-start: ${token('space-1')};
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${token('radius-small')};
  background: inherit;
  color: ${token('color-accent-text')};
  cursor: pointer;

  &:hover {
    background: ${token('color-surface-sunken')};
  }
`;
