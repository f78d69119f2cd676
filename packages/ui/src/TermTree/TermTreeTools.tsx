import { token } from '@tavoite/tokens';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronsDownUp,
  ChevronsUpDown,
  Maximize,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { plainButton } from '../styles/index.js';
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
`;

const Tool = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  inline-size: ${token('size-control-md')};
  block-size: ${token('size-control-md')};
  border-radius: ${token('radius-control')};
  color: ${token('color-text-muted')};

  &:hover {
    background: ${token('color-surface-hover')};
    color: ${token('color-text')};
  }

  & > svg {
    inline-size: ${token('size-icon-sm')};
    block-size: ${token('size-icon-sm')};
  }
`;

/** Buttons for all that wheel, pinch and drag do; renders a `<div role="toolbar">`. */
export function TermTreeTools(props: TermTreeToolsProps) {
  const { labels, viewport, bounds } = props;
  const tool = (name: string, icon: ReactNode, onClick: () => void) => (
    <Tool type="button" aria-label={name} title={name} onClick={onClick}>
      {icon}
    </Tool>
  );
  return (
    <Bar role="toolbar" aria-label={labels.tools}>
      {tool(labels.expandAll, <ChevronsUpDown aria-hidden="true" />, props.onExpandAll)}
      {tool(labels.collapseAll, <ChevronsDownUp aria-hidden="true" />, props.onCollapseAll)}
      {tool(labels.zoomIn, <ZoomIn aria-hidden="true" />, viewport.zoomIn)}
      {tool(labels.zoomOut, <ZoomOut aria-hidden="true" />, viewport.zoomOut)}
      {tool(labels.fit, <Maximize aria-hidden="true" />, () => viewport.fit(bounds))}
      {tool(labels.panLeft, <ArrowLeft aria-hidden="true" />, () => viewport.panBy(-PAN, 0))}
      {tool(labels.panRight, <ArrowRight aria-hidden="true" />, () => viewport.panBy(PAN, 0))}
      {tool(labels.panUp, <ArrowUp aria-hidden="true" />, () => viewport.panBy(0, -PAN))}
      {tool(labels.panDown, <ArrowDown aria-hidden="true" />, () => viewport.panBy(0, PAN))}
    </Bar>
  );
}
