import { onTextScaleChange, textScale } from '@tavoite/tokens';
import { select } from 'd3-selection';
import 'd3-transition';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Rectangle } from './geometry.js';
import {
  areaOf,
  centered,
  contains,
  fitTransform,
  grown,
  isAcross,
  keptInSight,
  leastScale,
  marginOf,
  readingScale,
  type Size,
  scaleExtent,
  startTransform,
  widened,
} from './transforms.js';

/**
 * Position of the tree: screen = tree × scale + offset, in pixels. With larger text, full size is a
 * larger scale.
 */
export interface TreeView {
  /** How far the tree is moved to the right, in pixels. */
  x: number;
  /** How far it is moved down, in pixels. */
  y: number;
  /** 1 is full size at the usual size of text. */
  scale: number;
  /** Width of the tree's place then: in a place of another width the same middle is shown. */
  width?: number;
  /** How many cards stand side by side, where it is not as many as there is room for at full size. */
  columns?: number;
}

const ZOOM_STEP = 1.4;
const MOVE_MS = 160;
/** Part of a screen drawn beyond each edge, so that a short pan renders nothing. */
const OVERSCAN = 0.25;
/** After zooming in, the drawn area shrinks again when it is this many views wide. */
const MAX_EXCESS = 4;
/** How long after its last move the tree counts as still. */
const REST_MS = 300;
/** A node is then 42 px wide: there is no room for every title. */
const DETAIL_SCALE = 0.14;
/** Below this the small print of a card is too small to be read. */
const CARD_SCALE = 0.75;

export interface Viewport {
  /** Part of the tree that should be in the DOM, in tree pixels. */
  area: Rectangle;
  /** false: too far away for every title, names of some and outlines will do. */
  detailed: boolean;
  /** All of a card can be read. */
  isNear: boolean;
  /** The scale in coarse steps: what keeps its size on the screen is divided by it. */
  coarseScale: number;
  /** The cards are as small as they become. */
  isSmallest: boolean;
  /** Whether someone pans or zooms just now. */
  isMoving(): boolean;
  zoomIn(): void;
  zoomOut(): void;
  /** To full size. */
  zoomToFull(): void;
  /** The scale just now: 1 is full size, also with larger text. */
  scale(): number;
  /** Moves by a part of the view: `panBy(0.5, 0)` shows what is to the right. */
  panBy(right: number, down: number): void;
  /** Shows the whole rectangle, at full size at most. */
  fit(bounds: Rectangle): void;
  /** Goes back to where a tree without `initial` starts, at once. */
  reset(): void;
  /** Call when the nodes have been arranged in another way: back to the start, or to what is looked at. */
  rearranged(kept: Rectangle): void;
  /** Whether the cards are smaller than they become now that there are fewer. */
  isTooFar(): boolean;
  /** Moves as little as needed to bring the rectangle into view. */
  reveal(target: Rectangle): void;
  /** Brings the rectangle to the middle, large enough to be read. */
  flyTo(target: Rectangle): void;
  /** Brings a point of the tree to the middle, at once. */
  centerOn(x: number, y: number): void;
  /** Moves the tree at once by tree pixels. */
  shiftBy(x: number, y: number): void;
  /** Calls back at once, and at every move, with the part of the tree in sight; returns how to end it. */
  follow(moved: (inSight: Rectangle) => void): () => void;
}

interface ViewportOptions {
  /** There are so few nodes that a list can name them all: their cards stay large enough to be read. */
  isListable: boolean;
  /** The element that clips. */
  frame: RefObject<HTMLElement | null>;
  /** The element that is moved and scaled. */
  canvas: RefObject<HTMLElement | null>;
  initial: TreeView | undefined;
  /** Shown first when there is no `initial`, or nothing is visible from there. */
  bounds: Rectangle;
  /** Shown again when the tree starts again and is too large to be read whole: its top level. */
  top: Rectangle;
  /** Shown first of such a tree. */
  begin: Rectangle;
  /** Whether any node touches the rectangle. */
  isInhabited: (area: Rectangle) => boolean;
  onChange: ((view: TreeView) => void) | undefined;
}

/** Steps of about 40 %, so that zooming redraws little. */
const coarse = (scale: number) => 2 ** (Math.round(2 * Math.log2(scale)) / 2);

/** Whether the wheel or a finger scrolls a list on a card: it is marked by `data-scrolls`. */
function isScroll({ type, ctrlKey, target }: MouseEvent): boolean {
  if (type !== 'wheel' && type !== 'touchstart') return false;
  const list = target instanceof Element && !ctrlKey ? target.closest('[data-scrolls]') : null;
  return list !== null && list.scrollHeight > list.clientHeight;
}

/** d3's own rule, but two quick presses of a button do not zoom. */
const isMove = (event: MouseEvent) =>
  (!event.ctrlKey || event.type === 'wheel') &&
  !event.button &&
  !isScroll(event) &&
  !(event.target instanceof Element && event.target.closest('[data-map], [data-overview]')) &&
  !(
    event.type === 'dblclick' &&
    event.target instanceof Element &&
    event.target.closest('button, a') !== null
  );

const reducedMotion = () =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

type Start = Pick<ViewportOptions, 'bounds' | 'top' | 'begin'>;

/** Where a tree starts, or starts again. */
const startOf = ({ bounds, top, begin }: Start, isReset: boolean, size: Size) =>
  startTransform(bounds, { top, first: isReset ? top : begin }, size);

/** Scales are compared with the least one as they come from arithmetic. */
const SCALE_SLACK = 0.001;
const isTooSmall = (scale: number, { isListable }: Pick<ViewportOptions, 'isListable'>): boolean =>
  scale < leastScale(isListable) - SCALE_SLACK;

/**
 * Pan and zoom by wheel, pinch and drag (d3-zoom). The canvas is moved by its
 * CSS transform without rendering; React renders only when the view leaves the
 * area that is drawn.
 */
export function useViewport({
  isListable,
  frame,
  canvas,
  initial,
  bounds,
  top,
  begin,
  isInhabited,
  onChange,
}: ViewportOptions): Viewport {
  /** Whether the tree is still where it started. */
  const isAtStart = useRef(false);
  const behavior = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  const transform = useRef<ZoomTransform>(
    initial ? zoomIdentity.translate(initial.x, initial.y).scale(initial.scale) : zoomIdentity,
  );
  const size = useRef<Size>({ width: 0, height: 0 });
  const options = { isListable, initial, onChange, bounds, top, begin, isInhabited };
  const latest = useRef(options);
  latest.current = options;
  /** Whether the tree has started again, at its top. */
  const isReset = useRef(false);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const isMoving = useCallback(() => performance.now() - movedAt.current < REST_MS, []);
  const followers = useRef(new Set<(inSight: Rectangle) => void>());
  const drawn = useRef<Rectangle>({ left: 0, top: 0, right: 0, bottom: 0 });
  const [view, setView] = useState({
    area: drawn.current,
    detailed: transform.current.k >= DETAIL_SCALE,
    isNear: transform.current.k >= CARD_SCALE,
    coarseScale: coarse(transform.current.k),
    isSmallest: false,
  });

  useLayoutEffect(() => {
    const element = frame.current;
    const moved = canvas.current;
    if (!element || !moved) return;

    const draw = () => {
      const { x, y, k } = transform.current;
      const text = textScale();
      // Cards are as large as their text; the scale that is left is what zooming has made.
      moved.style.transform = `translate(${x}px, ${y}px) scale(${k / text})`;
      moved.style.setProperty('--tree-text-scale', String(text));
      const needed = areaOf(transform.current, size.current, 0);
      for (const moved of followers.current) moved(needed);
      const excess =
        (drawn.current.right - drawn.current.left) / Math.max(1, needed.right - needed.left);
      if (!contains(drawn.current, needed) || excess > MAX_EXCESS)
        drawn.current = areaOf(transform.current, size.current, OVERSCAN);
      const next = {
        area: drawn.current,
        detailed: k >= DETAIL_SCALE,
        isNear: k >= CARD_SCALE,
        coarseScale: coarse(k),
        isSmallest: k <= leastScale(latest.current.isListable) + SCALE_SLACK,
      };
      setView((before) =>
        before.area === next.area &&
        before.detailed === next.detailed &&
        before.isNear === next.isNear &&
        before.coarseScale === next.coarseScale &&
        before.isSmallest === next.isSmallest
          ? before
          : next,
      );
    };

    const zoomable = zoom<HTMLElement, unknown>()
      .scaleExtent(scaleExtent(latest.current.isListable))
      // As measured: d3 would ask the element, which lays out all that has just been opened before its paint.
      .extent(() => [
        [0, 0],
        [size.current.width, size.current.height],
      ])
      .filter(isMove)
      .constrain((moved) => keptInSight(moved, latest.current.bounds, size.current))
      .on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
        transform.current = event.transform;
        movedAt.current = performance.now();
        isAtStart.current = false;
        draw();
        const { x, y, k } = event.transform;
        latest.current.onChange?.({ x, y, scale: k, width: size.current.width });
      });
    behavior.current = zoomable;
    const selection = select<HTMLElement, unknown>(element).call(zoomable);

    const measure = () => {
      const before = size.current.width;
      const width = element.clientWidth;
      if (width === 0) return;
      size.current = { width, height: element.clientHeight };
      if (before === 0) transform.current = firstTransform();
      else if (isAtStart.current) transform.current = start();
      else transform.current = widened(transform.current, width - before);
      // Placed without an event: the initial position is not a move.
      Object.assign(element, { __zoom: transform.current });
      draw();
    };
    const start = () => {
      isAtStart.current = true;
      return startOf(latest.current, isReset.current, size.current);
    };
    const firstTransform = () => {
      const { initial, isInhabited } = latest.current;
      if (!initial || isTooSmall(initial.scale, latest.current)) return start();
      const { width } = size.current;
      const before = initial.width ?? width;
      let left = widened(transform.current, width - before);
      const { top } = latest.current;
      // The top of the tree stays in sight also where the place has become narrower.
      if (isAcross(top, transform.current, before) && !isAcross(top, left, width))
        left = left.translate((marginOf(size.current) - left.x) / left.k - top.left, 0);
      return isInhabited(areaOf(left, size.current, 0)) ? left : start();
    };

    let text = 1;
    const followText = () => {
      const by = textScale() / text;
      text = textScale();
      zoomable.scaleExtent(scaleExtent(latest.current.isListable));
      if (by === 1 || size.current.width === 0) return;
      transform.current = isAtStart.current ? start() : grown(transform.current, size.current, by);
      Object.assign(element, { __zoom: transform.current });
      draw();
    };
    const unfollow = onTextScaleChange(followText);
    text = textScale();

    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      unfollow();
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [frame, canvas]);

  useLayoutEffect(() => {
    behavior.current?.scaleExtent(scaleExtent(isListable));
  }, [isListable]);

  const moveTo = useCallback(
    (target: ZoomTransform, animate = true) => {
      const element = frame.current;
      if (!element || !behavior.current) return;
      const selection = select<HTMLElement, unknown>(element);
      if (animate && !reducedMotion())
        selection.transition().duration(MOVE_MS).call(behavior.current.transform, target);
      else selection.call(behavior.current.transform, target);
    },
    [frame],
  );

  return useMemo<Viewport>(() => {
    const zoomTo = (target: number) => {
      const { k } = transform.current;
      const [least, most] = scaleExtent(latest.current.isListable);
      const scale = Math.min(most, Math.max(least, target));
      moveTo(grown(transform.current, size.current, scale / k));
    };
    const shift = (x: number, y: number) => {
      const { k } = transform.current;
      const moved = transform.current.translate(x / k, y / k);
      moveTo(keptInSight(moved, latest.current.bounds, size.current));
    };
    const reveal = (target: Rectangle) => {
      const { x, y, k } = transform.current;
      const { width, height } = size.current;
      const margin = marginOf(size.current);
      const correction = (low: number, high: number, length: number) => {
        if (low < margin) return margin - low;
        if (high > length - margin) return Math.max(length - margin - high, margin - low);
        return 0;
      };
      const dx = correction(target.left * k + x, target.right * k + x, width);
      const dy = correction(target.top * k + y, target.bottom * k + y, height);
      if (dx !== 0 || dy !== 0) shift(dx, dy);
    };
    return {
      ...view,
      isMoving,
      zoomIn: () => zoomTo(transform.current.k * ZOOM_STEP),
      zoomOut: () => zoomTo(transform.current.k / ZOOM_STEP),
      zoomToFull: () => zoomTo(textScale()),
      scale: () => transform.current.k / textScale(),
      panBy: (right, down) => shift(-right * size.current.width, -down * size.current.height),
      fit: (target) =>
        moveTo(fitTransform(target, size.current, leastScale(latest.current.isListable))),
      reset: () => {
        isReset.current = true;
        moveTo(startOf(latest.current, true, size.current), false);
        isAtStart.current = true;
      },
      isTooFar: () => isTooSmall(transform.current.k, latest.current),
      reveal,
      rearranged: (kept) => {
        if (!isAtStart.current) {
          reveal(kept);
          return;
        }
        moveTo(startOf(latest.current, isReset.current, size.current), false);
        isAtStart.current = true;
      },
      flyTo: (target) => {
        const { k } = transform.current;
        const scale = Math.max(k, readingScale(latest.current.bounds, size.current));
        moveTo(centered(target, size.current, scale));
      },
      centerOn: (x, y) => {
        const point = { left: x, right: x, top: y, bottom: y };
        moveTo(centered(point, size.current, transform.current.k), false);
      },
      follow: (moved) => {
        followers.current.add(moved);
        moved(areaOf(transform.current, size.current, 0));
        return () => void followers.current.delete(moved);
      },
      shiftBy: (x, y) => moveTo(transform.current.translate(x, y), false),
    };
  }, [view, moveTo, isMoving]);
}
