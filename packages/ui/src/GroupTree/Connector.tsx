import { token } from '@tavoite/tokens';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { branchesPath, CONNECTOR_HEIGHT_PX } from './geometry.js';
import { useSettledLayout } from './useSettledLayout.js';

/** Decorative lines in the colour of the tree; gone while they would not fit. */
export const Lines = styled.svg`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  display: block;
  width: 100%;
  overflow: visible;
  pointer-events: none;
  fill: none;
  stroke: ${token('color-tree-line')};
  stroke-width: 1.5px;
  transition: opacity ${token('duration-fast')} ${token('easing-standard')};

  &[data-settling] {
    opacity: 0;
  }
`;

/** Where a list's middle and the centres of its items are, in CSS pixels from its left edge. */
export const listCentres = (list: HTMLElement): { middle: number; items: number[] } => ({
  middle: list.offsetWidth / 2,
  items: [...list.children]
    .filter((child): child is HTMLElement => child instanceof HTMLLIElement)
    .map((child) => child.offsetLeft + child.offsetWidth / 2),
});

export interface ConnectorProps {
  /** The list of the children; its items are the cards that the lines lead to. */
  listRef: RefObject<HTMLUListElement | null>;
  /** Length of the part above the cross-line, in CSS pixels. */
  stem: number;
  /** Changes with whatever moves cards, other than the width. */
  version: string;
}

/** The lines from a card, centred above a list, down to the list's cards. Renders an `<svg>`. */
export const Connector = ({ listRef, stem, version }: ConnectorProps) => {
  const { layout, settling } = useSettledLayout(listRef, listCentres, version);
  return (
    <Lines
      aria-hidden="true"
      focusable="false"
      height={CONNECTOR_HEIGHT_PX}
      data-settling={settling || undefined}
    >
      {layout ? <path d={branchesPath(layout.middle, layout.items, stem)} /> : null}
    </Lines>
  );
};
