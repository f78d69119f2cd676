import { token } from '@tavoite/tokens';
import styled from 'styled-components';
import { plainButton } from '../styles/index.js';
import { GROUP_PADDING_PX, MONTH_WIDTH_PX, ROW_HEIGHT_PX } from './geometry.js';

export const TITLE_WIDTH_PX = 240;
export const NARROW_TITLE_WIDTH_PX = 132;
export const NARROW_FRAME_PX = 600;
const HEADER_ROW_PX = 28;
export const HEADER_HEIGHT_PX = 2 * HEADER_ROW_PX;
export const MILESTONE_ROW_PX = 48;
/** Bars leave a little air to the next month. */
export const BAR_GAP_PX = 2;

export const Frame = styled.div`
  position: relative;
  overflow: auto;
  block-size: 100%;
  min-block-size: 280px;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-size: ${token('font-size-sm')};
  scroll-padding: ${HEADER_HEIGHT_PX + MILESTONE_ROW_PX}px ${token('space-4')} ${token('space-4')}
    calc(var(--title-width) + ${token('space-4')});
`;

export const Sheet = styled.div`
  position: relative;
  inline-size: calc(var(--title-width) + var(--months) * ${MONTH_WIDTH_PX}px);
  min-inline-size: 100%;
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  background: ${token('color-surface')};
  border-block-end: 1px solid ${token('color-border-strong')};
`;

export const HeadRow = styled.div`
  position: relative;
  display: flex;
  block-size: ${HEADER_ROW_PX}px;
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;
`;

export const Corner = styled.div`
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
`;

export const HeadCell = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  inline-size: calc(var(--span, 1) * ${MONTH_WIDTH_PX}px);
  padding-inline-start: ${token('space-2')};
  border-inline-start: 1px solid ${token('color-border')};
  white-space: nowrap;

  &[data-year] {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  &[data-current] {
    color: ${token('color-accent-text')};
    font-weight: ${token('font-weight-semibold')};
  }
`;

export const MilestoneRow = styled.div`
  display: flex;
  block-size: ${MILESTONE_ROW_PX}px;
`;

export const Track = styled.div`
  position: relative;
  flex: none;
  inline-size: calc(var(--months) * ${MONTH_WIDTH_PX}px);
  background-image: linear-gradient(to right, ${token('color-border')} 1px, transparent 1px);
  background-size: ${MONTH_WIDTH_PX}px 100%;
`;

/** A diamond at the end of its month. */
export const MilestoneMark = styled.button`
  ${plainButton}
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc((var(--from) + 1) * ${MONTH_WIDTH_PX}px - 12px);
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  max-inline-size: 200px;
  min-inline-size: 24px;
  font-weight: ${token('font-weight-medium')};
  white-space: nowrap;

  &::before {
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

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Body = styled.div`
  position: relative;
  block-size: var(--body-height);
`;

export const Group = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: var(--top);
  display: flex;
  block-size: var(--height);
  border-block-end: 1px solid ${token('color-border')};
  contain: layout style;

  &[data-dragged] {
    opacity: 0.55;
  }

  &[data-drop] {
    box-shadow: inset 0 2px 0 ${token('color-accent')};
  }
`;

export const GroupTitle = styled(Corner)`
  align-items: flex-start;
  justify-content: flex-start;
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-2')} ${token('space-1')};
  box-shadow: inset 4px 0 0 var(--task-color);
  padding-inline-start: ${token('space-3')};

  & > [data-title] {
    flex: 1;
    min-inline-size: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    overflow: hidden;
    padding-block: ${token('space-1')};
    font-weight: ${token('font-weight-semibold')};
  }

  [data-theme='dark'] & {
    box-shadow: inset 4px 0 0 var(--task-color-dark);
  }
`;

export const Grip = styled.button`
  ${plainButton}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 28px;
  color: ${token('color-text-muted')};
  cursor: grab;
  touch-action: none;
`;

export const Bar = styled.div`
  position: absolute;
  inset-block-start: calc(${GROUP_PADDING_PX}px + var(--row) * ${ROW_HEIGHT_PX}px + 4px);
  inset-inline-start: calc(var(--from) * ${MONTH_WIDTH_PX}px + ${BAR_GAP_PX}px);
  inline-size: calc(var(--span) * ${MONTH_WIDTH_PX}px - ${2 * BAR_GAP_PX}px);
  block-size: ${ROW_HEIGHT_PX - 8}px;
`;

export const BarButton = styled.button`
  ${plainButton}
  --fill: var(--task-color);
  position: absolute;
  inset: 0;
  overflow: hidden;
  padding-inline: ${token('space-2')};
  border: 1px solid var(--fill);
  border-radius: ${token('radius-control')};
  background: color-mix(in srgb, var(--fill) 18%, ${token('color-surface')});
  color: ${token('color-text')};
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-theme='dark'] & {
    --fill: var(--task-color-dark);
  }

  & > [data-fill] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    block-size: 4px;
    inline-size: calc(var(--progress) * 1%);
    background: var(--fill);
    forced-color-adjust: none;
  }

  &[data-refused] {
    border-color: ${token('color-danger')};
    border-style: dashed;
  }
`;

/** 24 px to grab, half of it outside the bar, so that a bar of one month keeps its middle. */
export const Handle = styled.span`
  position: absolute;
  inset-block: 0;
  z-index: 1;
  inline-size: 24px;
  cursor: ew-resize;
  touch-action: none;

  &[data-edge='start'] {
    inset-inline-start: -12px;
  }

  &[data-edge='end'] {
    inset-inline-end: -12px;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: 10px;
    inline-size: 4px;
    border-radius: 2px;
    background: ${token('color-text-muted')};
    opacity: 0;
    transition: opacity ${token('duration-fast')};
  }

  ${Bar}:hover &::after,
  ${Bar}:focus-within &::after {
    opacity: 1;
  }
`;

/** An empty month of a row that managers can click to add a task. */
export const FreeMonth = styled.button`
  ${plainButton}
  position: absolute;
  inset-block-start: calc(${GROUP_PADDING_PX}px + var(--row) * ${ROW_HEIGHT_PX}px + 4px);
  inset-inline-start: calc(var(--from) * ${MONTH_WIDTH_PX}px + ${BAR_GAP_PX}px);
  inline-size: ${MONTH_WIDTH_PX - 2 * BAR_GAP_PX}px;
  block-size: ${ROW_HEIGHT_PX - 8}px;
  border: 1px dashed ${token('color-border-strong')};
  border-radius: ${token('radius-control')};
  color: ${token('color-text-muted')};
  text-align: center;
`;

export const Today = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--title-width) + var(--from) * ${MONTH_WIDTH_PX}px);
  inline-size: ${MONTH_WIDTH_PX}px;
  background: ${token('color-accent-subtle')};
  opacity: 0.5;
  pointer-events: none;
`;
