import { rem } from '@tavoite/tokens';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FrameLabels } from '../labels/types.js';
import type { Size } from '../types.js';
import { type CursorField, type CursorPlace, firstPlace, moveCursor } from './cursor.js';

/** What the pointer or the keyboard points at. */
export interface Pointed {
  readonly index: number;
  /** The series that the keyboard cursor is on; null under a pointer, which points at all of them. */
  readonly row: number | null;
  /** The series that a click would open; null for none. */
  readonly near: number | null;
  /** A finger points: it opens by a second tap, not by a click or a key. */
  readonly isTouch?: boolean | undefined;
  /** The part of a narrow chart's readout that is asked for; undefined for a tooltip. */
  readonly docked?: ReadoutPart | undefined;
  /** Its values float above the plot, which has no room for them beside it. */
  readonly isFloating?: boolean | undefined;
}

/**
 * What is beside the plot of a narrow chart: `all` values above it and below it the `hint` on what a tap
 * opens; or `line`, the value that says most, over its upper edge, and `rows`, with targets, below it.
 */
export type ReadoutPart = 'all' | 'hint' | 'line' | 'rows';

/**
 * Where a narrow chart shows its values: `docked` above the plot, or `floating` over what is there, and
 * only while something is pointed at. With `rows` they are below the plot, and one of them is over its upper
 * edge, beside its unit, while something is pointed at.
 */
export type ReadoutPlace = 'docked' | 'rows' | 'floating';

export interface PlotAreaProps {
  readonly size: Size;
  /** What a pixel of the chart is on the screen. */
  readonly scale: number;
  /** The chart's name. */
  readonly label: string;
  /** What a chart is called to a screen reader. */
  readonly roleDescription: string;
  /** Ids of the summary and of the hint on keys. */
  readonly describedBy: string;
  /** The drawn points, for the keyboard. */
  readonly field: CursorField;
  /** Positions that Page Up and Page Down go. */
  readonly page: number;
  /** The position under a pixel of the chart, or -1. */
  readonly indexAt: (x: number, y: number) => number;
  /** The series nearest to a pixel in a position, or -1. */
  readonly rowAt: (index: number, x: number, y: number) => number;
  /** Where the tooltip of a position is, in the chart's pixels. */
  readonly anchor: (index: number) => { readonly x: number; readonly y: number };
  readonly onPoint: (place: CursorPlace) => void;
  /** Enter on the point that the keyboard cursor is on, or a click; a finger points first. */
  readonly onActivate?: ((place: CursorPlace) => void) | undefined;
  /** A click on a position at a height; true where it opened something of its own. */
  readonly onMark?: ((index: number, y: number) => boolean) | undefined;
  readonly cursor: (pointed: Pointed) => ReactNode;
  /** Behind the chart: the position whose values are said outside the plot, which no cursor is at. */
  readonly band?: ((index: number) => ReactNode) | undefined;
  /**
   * In front of the chart: the name of the position whose values are said outside the plot, which nothing
   * may point at.
   */
  readonly name?: ((index: number, isAtRest: boolean) => ReactNode) | undefined;
  /** Whether those are said in a wide chart, too, also before anything is pointed at. */
  readonly isAlwaysSaid?: boolean | undefined;
  readonly tooltip: (pointed: Pointed) => ReactNode;
  /** Where a narrow chart has the values of several series; `docked` by default. */
  readonly readout?: ReadoutPlace | undefined;
  /** The position that is pointed at; null for none. A stable function. */
  readonly onPosition?: ((index: number | null) => void) | undefined;
  /** The chart's SVG; kept as it is while the cursor moves. */
  readonly children: ReactNode;
}

/**
 * The part of a chart that answers to pointer and keyboard: one tab stop, a cursor, a tooltip. Its
 * state is its own, so that a moving cursor renders nothing but itself. Renders a `<div>`.
 */
export function PlotArea(props: PlotAreaProps): ReactElement {
  const { size, scale, field } = props;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const surface = useRef<SVGSVGElement>(null);
  // Whether the click that follows opens what is pointed at.
  const opens = useRef(false);
  // Data can shrink under a resting cursor.
  const length = field.reduce((most, column) => Math.max(most, column.length), 0);
  const current = pointed && pointed.index < length ? pointed : null;
  const { onPosition } = props;
  const position = current?.index ?? null;
  useEffect(() => onPosition?.(position), [onPosition, position]);

  const place = (next: CursorPlace | null) => {
    if (!next) return;
    setPointed({ ...next, near: null });
    props.onPoint(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A button of the readout answers to its own keys.
    if (event.target !== event.currentTarget) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (current) event.stopPropagation();
      setPointed(null);
      return;
    }
    if (event.key === 'Enter' && props.onActivate && current && current.row !== null) {
      props.onActivate({ index: current.index, row: current.row });
      return;
    }
    const from = current ? { index: current.index, row: current.row ?? 0 } : firstPlace(field);
    const next = from && field.length > 0 && moveCursor(event.key, from, field, props.page);
    if (!next) return;
    event.preventDefault();
    // The first key after a rest shows where the cursor is before it moves.
    place(current ? next : event.key.startsWith('Arrow') ? from : next);
  };
  /** A place on the screen in the chart's pixels; null while it has no size. */
  const pixelAt = (event: MouseEvent) => {
    const box = surface.current?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const perPixel = size.width / box.width;
    return { x: (event.clientX - box.left) * perPixel, y: (event.clientY - box.top) * perPixel };
  };
  /** What is under the pointer; null outside the plot. */
  const pointedAt = (event: MouseEvent): Pointed | null => {
    const pixel = pixelAt(event);
    if (!pixel) return null;
    const { x, y } = pixel;
    const index = props.indexAt(x, y);
    if (index < 0) return null;
    const near = props.onActivate ? props.rowAt(index, x, y) : -1;
    return { index, row: null, near: near < 0 ? null : near };
  };
  /** What is read is not what it is about. */
  const isInReadout = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('[data-readout]') !== null;
  const onPointer = (event: PointerEvent) => {
    if (isInReadout(event)) return;
    const at = pointedAt(event);
    const next = at && { ...at, isTouch: event.pointerType === 'touch' };
    if (!isSame(next, current)) setPointed(next);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (isInReadout(event)) return;
    opens.current = event.pointerType !== 'touch' || isSame(pointedAt(event), current);
    onPointer(event);
  };
  const onClick = (event: MouseEvent) => {
    if (isInReadout(event)) return;
    const at = opens.current ? pointedAt(event) : null;
    opens.current = false;
    const y = pixelAt(event)?.y;
    if (at && y !== undefined && props.onMark?.(at.index, y)) return;
    if (at && at.near !== null) props.onActivate?.({ index: at.index, row: at.near });
  };
  const onPointerLeave = (event: PointerEvent) => {
    // A finger leaves when it lifts; what it pointed at stays to be read.
    if (event.pointerType !== 'touch') setPointed(null);
  };

  // In a narrow chart the values of several series would cover what they are about: they have a place of
  // their own, as high whatever is pointed at, so that the plot stays under the finger.
  const isNarrow = size.width < DOCKED_BELOW_PX;
  const isFloating = isNarrow && props.readout === 'floating';
  const isOver = props.readout === 'rows';
  const isDocked = isNarrow && !isFloating && field.length > 1;
  const start = (isDocked || props.isAlwaysSaid) && !current ? firstPlace(field) : null;
  const read =
    current ?? (start && { index: start.index, row: null, near: null, isTouch: hasNoMouse() });
  return (
    <div
      className="tavoite-chart-plot"
      role="application"
      aria-roledescription={props.roleDescription}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move its cursor
      tabIndex={0}
      data-activates={current && current.near !== null ? true : undefined}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) place(firstPlace(field));
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPointed(null);
      }}
      onPointerMove={onPointer}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onPointerLeave={onPointerLeave}
    >
      {isDocked && current && isOver ? (
        <div className="tavoite-chart-readout-line">
          {props.tooltip({ ...current, docked: 'line' })}
        </div>
      ) : null}
      {isDocked && read && !isOver ? (
        <div data-readout>{props.tooltip({ ...read, docked: 'all' })}</div>
      ) : null}
      <svg
        ref={surface}
        className="tavoite-chart tavoite-chart-surface"
        viewBox={`0 0 ${size.width} ${size.height}`}
        height={rem(size.height)}
        aria-hidden="true"
        focusable="false"
      >
        {read && (isDocked || start) ? props.band?.(read.index) : null}
        {props.children}
        {current ? props.cursor(current) : null}
        {read ? props.name?.(read.index, current === null) : null}
      </svg>
      {isDocked && read && isOver ? (
        <div data-readout className="tavoite-chart-readout">
          {props.tooltip({ ...read, docked: 'rows' })}
        </div>
      ) : null}
      {isDocked && read && !isOver ? (
        <div data-readout>{props.tooltip({ ...read, docked: 'hint' })}</div>
      ) : null}
      {current && !isDocked ? (
        <TooltipPlace
          anchor={props.anchor(current.index)}
          size={size}
          scale={scale}
          isAbove={isFloating}
        >
          {props.tooltip(isFloating ? { ...current, isFloating } : current)}
        </TooltipPlace>
      ) : null}
    </div>
  );
}

/** How the value that is pointed at is opened: by another tap, or by a click or a key. */
export const hintOf = (
  { activateHint, activateTapHint }: Pick<FrameLabels, 'activateHint' | 'activateTapHint'>,
  isTouch: boolean | undefined,
): string | undefined => (isTouch ? (activateTapHint ?? activateHint) : activateHint);

/** Nothing was pointed at yet: whether fingers are all that there is. */
export const hasNoMouse = (): boolean =>
  typeof matchMedia !== 'function' || !matchMedia('(hover: hover)').matches;

/** Narrower charts, on phones, have their values above or below the plot. */
const DOCKED_BELOW_PX = 480;

const isSame = (a: Pointed | null, b: Pointed | null): boolean =>
  a === b || (a?.index === b?.index && a?.row === b?.row && a?.near === b?.near);

/** With less room than this next to a point, a tooltip's texts would be broken into pieces. */
const MIN_ROOM_PX = 240;
const GAP_PX = 12;

/** Puts a tooltip next to its point, on the side with more room; over it in a narrow chart, or above the plot. */
function TooltipPlace(props: {
  anchor: { readonly x: number; readonly y: number };
  size: Size;
  scale: number;
  isAbove: boolean;
  children: ReactNode;
}): ReactElement {
  const { size, scale } = props;
  const anchor = { x: props.anchor.x * scale, y: props.anchor.y * scale };
  const width = size.width * scale;
  const onLeft = anchor.x > width / 2;
  const room = (onLeft ? anchor.x : width - anchor.x) - GAP_PX;
  const isBeside = !props.isAbove && room >= MIN_ROOM_PX * scale;
  const indent = onLeft ? width - anchor.x : anchor.x;
  const inset = isBeside ? indent + GAP_PX : 0;
  return (
    <div
      className="tavoite-chart-tooltip-place"
      aria-hidden="true"
      style={{
        ...(props.isAbove ? { bottom: size.height * scale - anchor.y } : { top: anchor.y }),
        // Over the point it leaves the other side free.
        ...(onLeft === isBeside ? { right: inset } : { left: inset }),
        maxWidth: isBeside ? room : width,
      }}
    >
      {props.children}
    </div>
  );
}
