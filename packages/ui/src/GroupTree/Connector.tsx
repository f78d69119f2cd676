import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { BAR_PX, branchesPath, CONNECTOR_HEIGHT_PX, hangingPath, STEM_PX } from './geometry.js';

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

export type ListCentres = ReturnType<typeof listCentres>;

export interface ConnectorProps {
  /** null before the list has been measured. */
  centres: ListCentres | null;
  /** What was measured no longer fits. */
  settling: boolean;
  /** Length of the part above the cross-line, in CSS pixels; null where the cards hang from the bar under the objectives. */
  stem: number | null;
  /** Of lines between cards: 1 is full size. */
  scale: number;
}

/** The lines from what is centred above a list down to the list's cards. Renders an `<svg>`. */
export const Connector = ({ centres, settling, stem, scale }: ConnectorProps) => (
  <Lines
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
