import { token } from '@tavoite/tokens';
import { type RefObject, useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { BAR_PX, branchesPath, CONNECTOR_HEIGHT_PX, hangingPath, STEM_PX } from './geometry.js';
import { startingAt, useFrameMiddle } from './useFrameMiddle.js';
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
const listCentres = (list: HTMLElement): { middle: number; items: number[] } => ({
  middle: list.offsetWidth / 2,
  items: [...list.children]
    .filter((child): child is HTMLElement => child instanceof HTMLLIElement)
    .map((child) => child.offsetLeft + child.offsetWidth / 2),
});

export type ListCentres = ReturnType<typeof listCentres>;

export interface ConnectorProps {
  /** Length of the part above the cross-line, in CSS pixels; null where the cards hang from the bar under the objectives. */
  stem: number | null;
  /** What scrolls, if the lines come from its middle, above it; else they come from the card above. */
  frame: RefObject<HTMLElement | null> | null;
  /** Of lines between cards: 1 is full size. */
  scale: number;
  /** Changes with what is drawn. */
  version: string;
}

/**
 * The lines from what is centred above a list down to the cards of the list that it stands in. It measures
 * for itself: the cards are not drawn again for it. Renders an `<svg>`.
 */
export const Connector = ({ stem, frame, scale, version }: ConnectorProps) => {
  // The list's own ref is set only after the effects of what is in it.
  const list = useRef<HTMLElement | null>(null);
  const place = useCallback((lines: SVGSVGElement | null) => {
    list.current = lines?.parentElement ?? null;
  }, []);
  const { layout, settling } = useSettledLayout(list, listCentres, version);
  const middle = useFrameMiddle(frame, list, layout);
  const centres = layout && middle !== null ? startingAt(layout, middle) : layout;
  return (
    <Lines
      ref={place}
      aria-hidden="true"
      focusable="false"
      height={stem === null ? BAR_PX + STEM_PX : CONNECTOR_HEIGHT_PX * scale}
      data-settling={settling || undefined}
    >
      {centres ? (
        <path
          d={
            stem === null
              ? hangingPath(centres.middle, centres.items)
              : branchesPath(centres.middle, centres.items, stem, scale)
          }
        />
      ) : null}
    </Lines>
  );
};
