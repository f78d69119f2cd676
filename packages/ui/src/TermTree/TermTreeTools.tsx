import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { mobile } from '../styles/index.js';
import type { Rectangle } from './layout.js';
import type { Viewport } from './useViewport.js';

export interface TermTreeToolsLabels {
  /** Name of the toolbar. */
  tools: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  expandAll: string;
  collapseAll: string;
  panLeft: string;
  panRight: string;
  panUp: string;
  panDown: string;
}

export interface TermTreeToolsProps {
  labels: TermTreeToolsLabels;
  viewport: Viewport;
  /** What "fit" shows. */
  bounds: Rectangle;
  onExpandAll: () => void;
  onCollapseAll: () => void;
}

/** Part of the view that one press of an arrow moves. */
const PAN = 0.4;

/** Height of the bar where it lies below the tree, on narrow screens. */
export const NARROW_BAR_PX = 40;

const Bar = styled.div`
  position: absolute;
  inset-block-end: ${token('space-4')};
  inset-inline-start: ${token('space-4')};
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
  max-inline-size: calc(100% - 2 * ${token('space-4')});
  padding: ${token('space-1')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-raised')};

  /* One row below the tree, so that it covers nothing. */
  ${mobile} {
    inset-block-end: 0;
    inset-inline: 0;
    flex-wrap: nowrap;
    align-items: center;
    gap: 2px;
    box-sizing: border-box;
    block-size: ${NARROW_BAR_PX}px;
    max-inline-size: none;
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;

    > button {
      --button-height: 30px;
    }
  }
`;

/** Buttons for all that wheel, pinch and drag do; renders a `<div role="toolbar">`. */
export function TermTreeTools(props: TermTreeToolsProps) {
  const { labels, viewport, bounds } = props;
  const tool = (label: string, icon: IconName, onClick: () => void) => (
    <IconButton label={label} onClick={onClick}>
      <Icon name={icon} size="sm" />
    </IconButton>
  );
  return (
    <Bar role="toolbar" aria-label={labels.tools}>
      {tool(labels.expandAll, 'expand-all', props.onExpandAll)}
      {tool(labels.collapseAll, 'collapse-all', props.onCollapseAll)}
      {tool(labels.zoomIn, 'zoom-in', viewport.zoomIn)}
      {tool(labels.zoomOut, 'zoom-out', viewport.zoomOut)}
      {tool(labels.fit, 'fit', () => viewport.fit(bounds))}
      {tool(labels.panLeft, 'arrow-left', () => viewport.panBy(-PAN, 0))}
      {tool(labels.panRight, 'arrow-right', () => viewport.panBy(PAN, 0))}
      {tool(labels.panUp, 'arrow-up', () => viewport.panBy(0, -PAN))}
      {tool(labels.panDown, 'arrow-down', () => viewport.panBy(0, PAN))}
    </Bar>
  );
}
