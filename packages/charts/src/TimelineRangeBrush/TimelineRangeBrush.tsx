import {
  type FiscalStart,
  formatMonth,
  formatRange,
  groupRange,
  type MonthRange,
  rangeLength,
  type TimeGrouping,
} from '@tavoite/model';
import { rem } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useLabels } from '../ChartProvider/ChartProvider.js';
import { type MonthScale, monthScale } from '../kernel/scale.js';
import type { TimelineLabels, TimelineWords } from '../labels/types.js';
import { useMeasures } from '../shell/useMeasures.js';
import type { ChartPoint } from '../types.js';
import { AXIS_PX, BrushPicture, HEIGHT_PX } from './BrushPicture.js';
import { type BrushPart, clampRange, moveByKey, moveTo } from './range.js';

export interface TimelineRangeBrushProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** The name of the control. */
  readonly label: string;
  /** The months that can be chosen, both ends included. */
  readonly bounds: MonthRange;
  /** The months that are chosen, both ends included. */
  readonly value: MonthRange;
  /** While a part is moved. */
  readonly onValueChange: (range: MonthRange) => void;
  /** Once a part is let go, and after each key: the time to load data. */
  readonly onValueCommit?: ((range: MonthRange) => void) | undefined;
  /** A time series to choose by, drawn in the track. */
  readonly points?: readonly ChartPoint[] | undefined;
  /** Ranges of whole quarters or fiscal years are counted in these; in months by default. */
  readonly grouping?: TimeGrouping | undefined;
  /** First month of the fiscal year, 1 to 12; January by default. */
  readonly fiscalStart?: FiscalStart | undefined;
  /** What else chooses a range, such as named ones: before the range in words. */
  readonly tools?: ReactNode;
  /** Nothing can be moved. */
  readonly isDisabled?: boolean | undefined;
  /** Texts in place of the provider's or the English ones. */
  readonly labels?: Partial<TimelineLabels> | undefined;
  /** Width in pixels until it can be measured; needed only to draw on a server. */
  readonly initialWidth?: number | undefined;
}

/** Width of the pointer's target at an end. */
const HANDLE_PX = 24;
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
    onValueChange,
    onValueCommit,
    points,
    grouping = 'month',
    fiscalStart = 1,
    tools,
    isDisabled = false,
    labels: own,
    initialWidth,
    className,
    ...rest
  } = props;
  const labels = useLabels('timelineRangeBrush', own);
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const { width, scale: textScale } = useMeasures(holder, initialWidth);
  const range = clampRange(value, bounds);
  const scale =
    width === null
      ? null
      : monthScale(bounds.start, bounds.end, [HANDLE_PX / 2, width - HANDLE_PX / 2]);
  const [grip, setGrip] = useState<{ part: BrushPart; offset: number } | null>(null);

  /** Where on the track the pointer is, in pixels as designed. */
  const placeOf = (event: PointerEvent): number =>
    (event.clientX - (holder.current?.getBoundingClientRect().left ?? 0)) / textScale;
  const monthUnder = (event: PointerEvent, at: MonthScale): number =>
    at.edgeAt(placeOf(event) - (grip?.offset ?? 0));
  const onPointerDown = (part: BrushPart) => (event: PointerEvent<HTMLElement>) => {
    if (isDisabled || !scale || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = part === 'end' ? scale(range.end + 1) : scale(range.start);
    setGrip({ part, offset: placeOf(event) - at });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!grip || !scale) return;
    // The end's handle is at the edge after its month.
    const month = monthUnder(event, scale) - (grip.part === 'end' ? 1 : 0);
    const next = moveTo(grip.part, month, range, bounds);
    if (next.start !== range.start || next.end !== range.end) onValueChange(next);
  };
  const onRelease = () => {
    if (!grip) return;
    setGrip(null);
    onValueCommit?.(range);
  };
  const onKeyDown = (part: BrushPart) => (event: KeyboardEvent) => {
    if (isDisabled || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveByKey(event.key, part, range, bounds);
    if (!next) return;
    event.preventDefault();
    if (next.start === range.start && next.end === range.end) return;
    onValueChange(next);
    onValueCommit?.(next);
  };
  const places = scale && width !== null ? partPlaces(range, scale, width) : null;
  const months = formatRange(range);
  const length = `, ${labels.length({
    months: rangeLength(range),
    whole: wholeOf(range, grouping, fiscalStart),
  })}`;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a timeline
    <div
      {...rest}
      className={className ? `tavoite-chart-brush ${className}` : 'tavoite-chart-brush'}
      role="group"
      aria-label={label}
      data-disabled={isDisabled || undefined}
    >
      {tools}
      <output className="tavoite-chart-brush-range" aria-live="off" id={id}>
        {months}
        <span className="tavoite-chart-brush-length">{length}</span>
      </output>
      <div
        ref={holder}
        className="tavoite-chart-brush-track"
        style={{ height: rem(HEIGHT_PX + AXIS_PX) }}
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
                aria-label={labels[part]}
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
                aria-valuetext={
                  part === 'window' ? months + length : formatMonth(range[part], 'MM/YYYY')
                }
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

function wholeOf(
  range: MonthRange,
  grouping: TimeGrouping,
  fiscalStart: FiscalStart,
): TimelineWords['whole'] {
  if (grouping === 'month') return null;
  const periods = groupRange(range, grouping, fiscalStart);
  const isWhole = periods.length > 0 && !periods.some(({ is_partial }) => is_partial);
  return isWhole ? { grouping, count: periods.length } : null;
}

/**
 * The pointer targets: around the ends and between them. In a short range they move apart, so that
 * each stays large enough for a finger; the picture keeps the ends where they are.
 */
function partPlaces(range: MonthRange, scale: MonthScale, width: number) {
  const [left, right] = [scale(range.start), scale(range.end + 1)];
  const inner = Math.max(HANDLE_PX, right - left - HANDLE_PX);
  const centered = (left + right) / 2 - inner / 2;
  const from = Math.min(width - HANDLE_PX - inner, Math.max(HANDLE_PX, centered));
  return {
    start: placeAt(from - HANDLE_PX, HANDLE_PX),
    window: placeAt(from, inner),
    end: placeAt(from + inner, HANDLE_PX),
  };
}

const placeAt = (left: number, width: number) => ({
  left: rem(left),
  width: rem(width),
  height: rem(HEIGHT_PX),
});
