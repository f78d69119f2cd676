import { token } from '@tavoite/tokens';
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { MapIcon } from '../icons/index.js';
import type { MeterStatus } from '../TargetMeter/index.js';
import { fillOf } from '../TargetMeter/meterColours.js';
import { NODE_HEIGHT_PX, NODE_WIDTH_PX, type TreeLayout } from './geometry.js';
import { panelsIn } from './inside.js';
import type { Viewport } from './useViewport.js';

/** The most that its picture takes of the view. */
const MAX_HEIGHT_PX = 160;
const MAX_WIDTH_PX = 110;
/** So wide at least, or it tells nothing. */
const LEAST_WIDTH_PX = 48;
/** From its picture to the edge of the view, and to the cards: what is around it, and air. */
const AROUND_PX = 48;
/** Around all of the tree in its picture, so that a frame around that is seen whole. */
const EDGE_PX = 3;
/** Nodes are drawn at least this large on the screen. */
const LEAST_DOT_PX = 1.5;

/* Over the tree, in the corner where it begins with the free room beside the root. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-end: ${token('space-2')};
  z-index: 1;
  display: grid;
  gap: ${token('space-1')};
  justify-items: end;

  &[hidden] {
    display: none;
  }

  > button {
    box-shadow: ${token('shadow-raised')};
  }
`;

const Box = styled.div`
  padding: ${token('space-1')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};
  cursor: pointer;
  touch-action: none;

  > svg {
    display: block;
    overflow: hidden;
  }

  path[data-panels] {
    fill: color-mix(in srgb, ${token('color-tree-line')} 28%, transparent);
    fill-rule: evenodd;
  }

  path:not([data-panels]) {
    fill: ${token('color-tree-line')};
  }

  path[data-status='low'] {
    fill: ${token('color-meter-low')};
  }

  path[data-status='mid'] {
    fill: ${token('color-meter-mid')};
  }

  path[data-status='achieved'] {
    fill: ${token('color-meter-high')};
  }

  path[data-status='high'] {
    --meter-ink: ${token('color-meter-high')};
    fill: ${fillOf('high')};
    stroke: var(--meter-ink);
    vector-effect: non-scaling-stroke;
  }

  rect {
    fill: ${token('color-accent')};
    fill-opacity: 0.12;
    stroke: ${token('color-accent')};
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
`;

export interface TermTreeMapProps<T> {
  layout: TreeLayout<T>;
  /** How a node stands, which it has the colour of. */
  statusOf: ((node: T) => MeterStatus | undefined) | undefined;
  /** Width of what is free beside the cards: where that is too little, the map is behind a button. */
  gutterPx: number;
  /** Name of that button. */
  label: string;
  viewport: Pick<Viewport, 'follow' | 'centerOn'>;
}

/**
 * All of the tree in a corner over it, with a frame around what is in sight; a press or drag moves there.
 * Where it would lie over cards, a button shows it. For the eye and the pointer only: keys and buttons of
 * the tree do the same. Renders a `<div>`, which is hidden while the whole tree is in sight.
 */
export function TermTreeMap<T>({
  layout,
  statusOf,
  viewport,
  gutterPx,
  label,
}: TermTreeMapProps<T>) {
  const corner = useRef<HTMLDivElement>(null);
  const isFolded = gutterPx < LEAST_WIDTH_PX + AROUND_PX;
  /** Until one chooses, it is there where it lies over no cards. */
  const [chosen, choose] = useState<boolean | null>(null);
  const isShown = chosen ?? !isFolded;
  const mostPx = isFolded ? MAX_WIDTH_PX : Math.min(MAX_WIDTH_PX, gutterPx - AROUND_PX);
  const frame = useRef<SVGRectElement>(null);
  const { bounds, nodes } = layout;
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const scale = Math.min(mostPx / width, MAX_HEIGHT_PX / height);
  const panels = useMemo(() => panelsIn(layout, layout.bounds, scale), [layout, scale]);
  const dots = useMemo(() => {
    const across = Math.max(NODE_WIDTH_PX, LEAST_DOT_PX / scale);
    const down = Math.max(NODE_HEIGHT_PX, LEAST_DOT_PX / scale);
    const paths = new Map<MeterStatus | undefined, string>();
    for (const { node, x, y } of nodes) {
      const status = statusOf?.(node);
      const dot = `M${x} ${y}h${across}v${down}h${-across}z`;
      paths.set(status, (paths.get(status) ?? '') + dot);
    }
    return [...paths];
  }, [nodes, scale, statusOf]);

  const { follow, centerOn } = viewport;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that is shown again is placed at once
  useEffect(
    () =>
      // Without React: it follows every frame of a move.
      follow(({ left, top, right, bottom }) => {
        if (corner.current)
          corner.current.hidden =
            left <= bounds.left &&
            top <= bounds.top &&
            right >= bounds.right &&
            bottom >= bounds.bottom;
        const rectangle = frame.current;
        if (!rectangle) return;
        // What is in sight beyond the tree is no part of its picture.
        const edge = EDGE_PX / 2 / scale;
        const x = Math.max(left, bounds.left - edge);
        const y = Math.max(top, bounds.top - edge);
        rectangle.setAttribute('x', String(x));
        rectangle.setAttribute('y', String(y));
        const width = Math.min(right, bounds.right + edge) - x;
        const height = Math.min(bottom, bounds.bottom + edge) - y;
        rectangle.setAttribute('width', String(Math.max(0, width)));
        rectangle.setAttribute('height', String(Math.max(0, height)));
      }),
    [follow, bounds, scale, isShown],
  );

  const edge = EDGE_PX / scale;
  const go = (event: PointerEvent<HTMLElement>) => {
    const picture = event.currentTarget.querySelector('svg');
    if (!picture) return;
    const place = picture.getBoundingClientRect();
    const part = (offset: number, length: number) => (offset - EDGE_PX) / (length - 2 * EDGE_PX);
    centerOn(
      bounds.left + part(event.clientX - place.left, place.width) * width,
      bounds.top + part(event.clientY - place.top, place.height) * height,
    );
  };
  return (
    <Corner ref={corner} data-map>
      <IconButton
        label={label}
        variant="secondary"
        size="sm"
        aria-expanded={isShown}
        onClick={() => choose(!isShown)}
      >
        <Icon icon={MapIcon} size="sm" />
      </IconButton>
      {isShown ? (
        <Box
          aria-hidden="true"
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
            width={width * scale + 2 * EDGE_PX}
            height={height * scale + 2 * EDGE_PX}
            viewBox={`${bounds.left - edge} ${bounds.top - edge} ${width + 2 * edge} ${height + 2 * edge}`}
          >
            <path data-panels="" d={panels} />
            {dots.map(([status, d]) => (
              <path key={status ?? ''} data-status={status} d={d} />
            ))}
            <rect ref={frame} />
          </svg>
        </Box>
      ) : null}
    </Corner>
  );
}
