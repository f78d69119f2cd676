import { formatMonth, type MonthRange, rangeLength, yearOf } from '@tavoite/model';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type MonthScale, monthScale } from '../kernel/scale.js';
import { textWidth } from '../kernel/text.js';
import type { TimelineMessages } from '../messages.js';
import { sparklineLayout } from '../Sparkline/layout.js';
import { useWidth } from '../shell/useWidth.js';
import { FONT_SIZE } from '../theme/text.js';
import { browserTheme as theme } from '../theme/theme.js';
import type { ChartPoint } from '../types.js';
import { type BrushPart, clampRange, moveByKey, moveTo } from './range.js';

export interface TimelineRangeBrushProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** The name of the control. */
  readonly label: string;
  /** The months that can be chosen, both ends included. */
  readonly bounds: MonthRange;
  readonly value: MonthRange;
  /** While a part is moved. */
  readonly onChange: (range: MonthRange) => void;
  /** Once a part is let go, and after each key: the time to load data. */
  readonly onCommit?: ((range: MonthRange) => void) | undefined;
  /** A course to choose by, drawn in the track. */
  readonly points?: readonly ChartPoint[] | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly messages: TimelineMessages;
  /** Width in pixels until it can be measured; needed only to draw on a server. */
  readonly initialWidth?: number | undefined;
}

const HEIGHT_PX = 44;
const AXIS_PX = 20;
/** Width of the target of an end, and of what is seen of it. */
const HANDLE_PX = 24;
const BAR_PX = 7;
const PARTS: readonly BrushPart[] = ['window', 'start', 'end'];

/**
 * A range of whole months chosen on a timeline: drag either end or the window between them, or move
 * them with the keys of a slider. Renders a `<div>` with the role of a group.
 */
export function TimelineRangeBrush(props: TimelineRangeBrushProps): ReactElement {
  const {
    label,
    bounds,
    value,
    onChange,
    onCommit,
    points,
    isDisabled = false,
    messages,
    initialWidth,
    className,
    ...rest
  } = props;
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder, initialWidth);
  const range = clampRange(value, bounds);
  const scale =
    width === null
      ? null
      : monthScale(bounds.start, bounds.end, [HANDLE_PX / 2, width - HANDLE_PX / 2]);
  const [grip, setGrip] = useState<{ part: BrushPart; offset: number } | null>(null);

  const monthUnder = (event: PointerEvent, at: MonthScale): number => {
    const left = holder.current?.getBoundingClientRect().left ?? 0;
    return at.edgeAt(event.clientX - left - (grip?.offset ?? 0));
  };
  const onPointerDown = (part: BrushPart) => (event: PointerEvent<HTMLElement>) => {
    if (isDisabled || !scale || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const left = holder.current?.getBoundingClientRect().left ?? 0;
    const at = part === 'end' ? scale(range.end + 1) : scale(range.start);
    setGrip({ part, offset: event.clientX - left - at });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!grip || !scale) return;
    // The end's handle stands at the edge after its month.
    const month = monthUnder(event, scale) - (grip.part === 'end' ? 1 : 0);
    const next = moveTo(grip.part, month, range, bounds);
    if (next.start !== range.start || next.end !== range.end) onChange(next);
  };
  const onRelease = () => {
    if (!grip) return;
    setGrip(null);
    onCommit?.(range);
  };
  const onKeyDown = (part: BrushPart) => (event: KeyboardEvent) => {
    if (isDisabled || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveByKey(event.key, part, range, bounds);
    if (!next) return;
    event.preventDefault();
    if (next.start === range.start && next.end === range.end) return;
    onChange(next);
    onCommit?.(next);
  };
  const places = scale && width !== null ? partPlaces(range, scale, width) : null;
  const words = messages.range({
    start: formatMonth(range.start, 'MM/YYYY'),
    end: formatMonth(range.end, 'MM/YYYY'),
    months: rangeLength(range),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a timeline
    <div
      {...rest}
      className={className ? `tavoite-chart-brush ${className}` : 'tavoite-chart-brush'}
      role="group"
      aria-label={label}
      data-disabled={isDisabled || undefined}
    >
      <output className="tavoite-chart-brush-range" aria-live="off" id={id}>
        {words}
      </output>
      <div
        ref={holder}
        className="tavoite-chart-brush-track"
        style={{ height: HEIGHT_PX + AXIS_PX }}
      >
        {scale && width !== null ? (
          <>
            <BrushPicture
              scale={scale}
              bounds={bounds}
              range={range}
              width={width}
              points={points}
            />
            {PARTS.map((part) => (
              <div
                key={part}
                className="tavoite-chart-brush-part"
                data-part={part}
                data-moving={grip?.part === part || undefined}
                role="slider"
                tabIndex={isDisabled ? -1 : 0}
                aria-disabled={isDisabled || undefined}
                aria-label={messages[part]}
                aria-orientation="horizontal"
                aria-valuemin={part === 'end' ? range.start : bounds.start}
                aria-valuemax={
                  part === 'start'
                    ? range.end
                    : part === 'end'
                      ? bounds.end
                      : bounds.end - rangeLength(range) + 1
                }
                aria-valuenow={part === 'end' ? range.end : range.start}
                aria-valuetext={part === 'window' ? words : formatMonth(range[part], 'MM/YYYY')}
                style={places?.[part]}
                onPointerDown={onPointerDown(part)}
                onPointerMove={onPointerMove}
                onPointerUp={onRelease}
                onPointerCancel={onRelease}
                onKeyDown={onKeyDown(part)}
              />
            ))}
          </>
        ) : null}
      </div>
    </div>
  );
}

/**
 * The pointer targets: around the ends and between them. In a short range they move apart, so that
 * each stays large enough for a finger; the picture keeps the ends where they are.
 */
function partPlaces(range: MonthRange, scale: MonthScale, width: number) {
  const [left, right] = [scale(range.start), scale(range.end + 1)];
  const inner = Math.max(HANDLE_PX, right - left - HANDLE_PX);
  const wanted = (left + right) / 2 - inner / 2;
  const from = Math.min(width - HANDLE_PX - inner, Math.max(HANDLE_PX, wanted));
  return {
    start: { left: from - HANDLE_PX, width: HANDLE_PX, height: HEIGHT_PX },
    window: { left: from, width: inner, height: HEIGHT_PX },
    end: { left: from + inner, width: HANDLE_PX, height: HEIGHT_PX },
  };
}

/** Course, years and the ground of the timeline. */
function BrushPicture(props: {
  scale: MonthScale;
  bounds: MonthRange;
  range: MonthRange;
  width: number;
  points: readonly ChartPoint[] | undefined;
}): ReactElement {
  const { scale, bounds, range, width, points } = props;
  const [left, right] = [scale(bounds.start), scale(bounds.end + 1)];
  const [from, to] = [scale(range.start), scale(range.end + 1)];
  const course = useMemo(() => {
    const inside =
      points?.filter(({ month }) => month >= bounds.start && month <= bounds.end) ?? [];
    const months = inside.map(({ month }) => month);
    const [first, last] = [Math.min(...months), Math.max(...months)];
    const at = monthScale(bounds.start, bounds.end, [left, right]);
    return inside.length < 2
      ? null
      : {
          x: at(first),
          ...sparklineLayout(inside, { width: at(last + 1) - at(first), height: HEIGHT_PX - 8 }),
        };
  }, [points, bounds.start, bounds.end, left, right]);
  return (
    <svg
      className="tavoite-chart"
      width={width}
      height={HEIGHT_PX + AXIS_PX}
      viewBox={`0 0 ${width} ${HEIGHT_PX + AXIS_PX}`}
      aria-hidden="true"
    >
      <rect
        className="tavoite-chart-brush-ground"
        x={left}
        width={right - left}
        height={HEIGHT_PX}
        rx={6}
      />
      <rect className="tavoite-chart-brush-window" x={from} width={to - from} height={HEIGHT_PX} />
      {course ? (
        <g transform={`translate(${course.x},4)`}>
          <path d={course.face} fill={theme.accent} fillOpacity={0.12} />
          <path
            className="tavoite-chart-stroke"
            d={course.solidLine}
            stroke={theme.accent}
            strokeWidth={1.5}
            fill="none"
          />
          <path
            className="tavoite-chart-stroke"
            d={course.openLine}
            stroke={theme.accent}
            strokeWidth={1.5}
            strokeDasharray="4 3"
            fill="none"
          />
        </g>
      ) : null}
      <path
        className="tavoite-chart-brush-edge"
        d={`M${from},0.75H${to}M${from},${HEIGHT_PX - 0.75}H${to}`}
        strokeWidth={1.5}
      />
      {[from, to].map((x) => (
        <g key={x} transform={`translate(${x},0)`}>
          <rect
            className="tavoite-chart-brush-handle"
            x={-BAR_PX / 2}
            width={BAR_PX}
            height={HEIGHT_PX}
            rx={BAR_PX / 2}
          />
          <path
            className="tavoite-chart-brush-grip"
            d={`M0,${HEIGHT_PX / 2 - 6}v12`}
            strokeWidth={1.5}
          />
        </g>
      ))}
      <g
        className="tavoite-chart-axis"
        fill={theme.axisText}
        fontSize={FONT_SIZE}
        fontFamily={theme.fontFamily}
        textAnchor="middle"
      >
        {yearTicks(bounds, scale, width).map(({ year, x, textX }) => (
          <g key={year}>
            <path d={`M${Math.round(x) + 0.5},${HEIGHT_PX}v4`} stroke={theme.axis} />
            <text x={textX} y={HEIGHT_PX + AXIS_PX - 3}>
              {year}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

const YEAR_STRIDES = [1, 2, 5, 10, 20, 50, 100];

/** Labels at the starts of years, as many as there is room for, and always one. */
function yearTicks(bounds: MonthRange, scale: MonthScale, width: number) {
  const room = textWidth('2000', FONT_SIZE) + 12;
  const stride = YEAR_STRIDES.find((years) => years * 12 * scale.step >= room) ?? 1000;
  const first = yearOf(bounds.start + 11);
  const years: number[] = [];
  for (let year = first; year * 12 <= bounds.end; year += 1) {
    if (year % stride === 0) years.push(year);
  }
  const shown = years.length > 0 ? years : [yearOf(bounds.start)];
  return shown.map((year) => {
    const x = scale(Math.max(bounds.start, year * 12));
    return { year, x, textX: Math.min(width - room / 2, Math.max(room / 2, x)) };
  });
}
