import { token } from '@tavoite/tokens';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { NODE_HEIGHT_PX, NODE_WIDTH_PX, type TreeLayout } from './layout.js';
import type { Viewport } from './useViewport.js';

/** The most that its picture takes of the view. */
const MAX_HEIGHT_PX = 160;
const MAX_WIDTH_PX = 110;
/** Nodes are drawn at least this large on the screen. */
const LEAST_DOT_PX = 1.5;

/* Over the tree, in the corner that it reaches last. */
const Box = styled.div`
  position: absolute;
  inset-block-end: ${token('space-2')};
  inset-inline-end: ${token('space-2')};
  z-index: 1;
  padding: ${token('space-1')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};
  cursor: pointer;
  touch-action: none;

  &[hidden] {
    display: none;
  }

  > svg {
    display: block;
    overflow: hidden;
  }

  path {
    fill: ${token('color-tree-line')};
  }

  rect {
    fill: ${token('color-accent')};
    fill-opacity: 0.12;
    stroke: ${token('color-accent')};
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
`;

export interface TermTreeMapProps {
  layout: TreeLayout<unknown>;
  /** All names are in sight in its place. */
  isNeedless: boolean;
  viewport: Pick<Viewport, 'follow' | 'centerOn'>;
}

/**
 * All of the tree in a corner over it, with a frame around what is in sight; a press or drag moves there. For
 * the eye and the pointer only: keys and buttons of the tree do the same. Renders a
 * `<div>`, which is hidden while the whole tree is in sight.
 */
export function TermTreeMap({ layout, viewport, isNeedless }: TermTreeMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const { bounds, nodes } = layout;
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const scale = Math.min(MAX_WIDTH_PX / width, MAX_HEIGHT_PX / height);
  const dots = useMemo(() => {
    const across = Math.max(NODE_WIDTH_PX, LEAST_DOT_PX / scale);
    const down = Math.max(NODE_HEIGHT_PX, LEAST_DOT_PX / scale);
    return nodes.map(({ x, y }) => `M${x} ${y}h${across}v${down}h${-across}z`).join('');
  }, [nodes, scale]);

  const { follow, centerOn } = viewport;
  useEffect(
    () =>
      // Without React: it follows every frame of a move.
      follow(({ left, top, right, bottom }) => {
        const rectangle = frame.current;
        if (!rectangle || !box.current) return;
        box.current.hidden =
          isNeedless ||
          (left <= bounds.left &&
            top <= bounds.top &&
            right >= bounds.right &&
            bottom >= bounds.bottom);
        rectangle.setAttribute('x', String(left));
        rectangle.setAttribute('y', String(top));
        rectangle.setAttribute('width', String(Math.max(0, right - left)));
        rectangle.setAttribute('height', String(Math.max(0, bottom - top)));
      }),
    [follow, bounds, isNeedless],
  );

  const go = (event: PointerEvent<HTMLElement>) => {
    const picture = event.currentTarget.querySelector('svg');
    if (!picture) return;
    const place = picture.getBoundingClientRect();
    centerOn(
      bounds.left + ((event.clientX - place.left) / place.width) * width,
      bounds.top + ((event.clientY - place.top) / place.height) * height,
    );
  };
  return (
    <Box
      ref={box}
      aria-hidden="true"
      data-map
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
    >
      <svg
        aria-hidden="true"
        width={width * scale}
        height={height * scale}
        viewBox={`${bounds.left} ${bounds.top} ${width} ${height}`}
      >
        <path d={dots} />
        <rect ref={frame} />
      </svg>
    </Box>
  );
}
