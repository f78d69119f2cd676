import { token } from '@tavoite/tokens';
import { memo } from 'react';
import { styled } from 'styled-components';

/** On the screen, at any scale. */
const LINE_WIDTH_PX = 1.5;

const Lines = styled.svg`
  position: absolute;
  overflow: visible;
  inline-size: 1px;
  max-inline-size: none;
  block-size: 1px;
  transform: scale(var(--tree-text-scale, 1));
  transform-origin: 0 0;
  pointer-events: none;

  & path {
    fill: none;
    stroke: ${token('color-tree-line')};
  }

  /* Of two inside each other the inner one has the ground of the tree again. */
  & path[data-panels] {
    fill: color-mix(in srgb, ${token('color-tree-line')} 14%, transparent);
    fill-rule: evenodd;
  }

  & path[data-outlines] {
    fill: ${token('color-tree-line')};
    stroke: none;
  }
`;

export interface TreeLinesProps {
  /** SVG path of what is behind rows of nodes. */
  panels: string;
  /** SVG path of the lines between nodes. */
  lines: string;
  /** SVG path of the nodes without a card. */
  outlines: string;
  /** Of the canvas. */
  scale: number;
}

/** What is under the cards: panels, the lines, and nodes that have no card, or not yet. */
export const TreeLines = memo(({ panels, lines, outlines, scale }: TreeLinesProps) => (
  <Lines aria-hidden="true" strokeWidth={LINE_WIDTH_PX / scale}>
    {panels !== '' && <path d={panels} data-panels="" strokeWidth={1 / scale} />}
    <path d={lines} />
    {outlines !== '' && <path d={outlines} data-outlines="" />}
  </Lines>
));
