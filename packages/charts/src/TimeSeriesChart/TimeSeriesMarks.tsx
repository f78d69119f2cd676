import { memo, type ReactElement } from 'react';
import { isOwn } from '../kernel/estimates.js';
import { EndTitle } from '../primitives/EndTitle.js';
import { EstimatePattern } from '../primitives/EstimatePattern.js';
import { EstimatesBorder } from '../primitives/EstimatesBorder.js';
import { Grid } from '../primitives/Grid.js';
import { AreaMark, BarMark, LineMark, Marker, strokeDash } from '../primitives/marks.js';
import { NoteMark } from '../primitives/NoteMark.js';
import { PeriodAxis } from '../primitives/PeriodAxis.js';
import { Threshold } from '../primitives/Threshold.js';
import { ValueAxis } from '../primitives/ValueAxis.js';
import { FONT_SIZE } from '../theme/text.js';
import { browserTheme, type ChartTheme } from '../theme/theme.js';
import type { SeriesType } from '../types.js';
import type { TimeSeriesLayout } from './layoutTypes.js';
import { isPartTarget } from './model.js';
import type { SeriesLayout } from './places.js';

export interface TimeSeriesMarksProps {
  readonly layout: TimeSeriesLayout;
  readonly theme: ChartTheme;
  /** Unique in the document: patterns and the clip are referred to by id. */
  readonly idPrefix: string;
  /** The emphasised series; the others are faded. */
  readonly highlightedKey?: string | null | undefined;
  /**
   * Keys of targets of parts of a stack that were asked for: among other parts these are hard to read,
   * and drawn only then or while they are looked at. Left out, all are drawn.
   */
  readonly askedKeys?: ReadonlySet<string> | undefined;
}

/** Faces below, strokes above: a line is never hidden by a bar. */
const LAYERS: readonly SeriesType[][] = [['area'], ['bar', 'stacked'], ['line']];

/** Everything of a time-series chart but its cursor; renders SVG without a root. */
export const TimeSeriesMarks = memo(function TimeSeriesMarks(
  props: TimeSeriesMarksProps,
): ReactElement {
  const { layout, theme, idPrefix } = props;
  const { plot, left, right } = layout;
  const clipId = `${idPrefix}-clip`;
  const baseline = left.scale.baseline;
  const unitY = FONT_SIZE;
  const [faces = [], bars = [], lines = []] = LAYERS.map((types) =>
    layout.series.filter(({ series }) => types.includes(series.config.type)),
  );
  const mark = (entry: SeriesLayout) =>
    isLeftOut(entry, props) ? null : (
      <SeriesMark
        key={entry.series.config.key}
        entry={entry}
        theme={theme}
        patternId={patternIdOf(idPrefix, entry)}
        clip={layout.isClipped ? `url(#${clipId})` : null}
        halo={faces.length + bars.length > 0 ? theme.surface : undefined}
        dimmed={props.highlightedKey != null && props.highlightedKey !== entry.series.config.key}
        showsGap={showsGap(entry, props)}
      />
    );
  return (
    <g fontFamily={theme.fontFamily} fontSize={FONT_SIZE}>
      <defs>
        {layout.isClipped ? (
          <clipPath id={clipId}>
            <rect
              x={plot.left}
              y={plot.top - CLIP_ROOM_PX}
              width={Math.max(0, plot.right - plot.left)}
              height={Math.max(0, plot.bottom - plot.top + 2 * CLIP_ROOM_PX)}
            />
          </clipPath>
        ) : null}
        {layout.series.map((entry) =>
          entry.openFill === '' ? null : (
            <EstimatePattern
              key={entry.series.config.key}
              id={patternIdOf(idPrefix, entry)}
              kind={entry.series.config.type === 'bar' ? 'stripes' : 'hatching'}
              color={colorOf(theme, entry)}
              ground={entry.series.config.type === 'area' ? 'none' : theme.surface}
            />
          ),
        )}
      </defs>
      {layout.partialBands.map(({ x, width }) => (
        <rect
          key={x}
          className="tavoite-chart-band"
          x={x}
          y={plot.top}
          width={width}
          height={Math.max(0, plot.bottom - plot.top)}
          fill={theme.grid}
          fillOpacity={BAND_OPACITY}
        />
      ))}
      <Grid
        ys={left.ticks.map(({ y }) => y)}
        left={plot.left}
        right={plot.right}
        color={theme.grid}
      />
      <ValueAxis {...left} x={plot.left} unitY={unitY} edge={0} color={theme.axisText} />
      {right ? (
        <ValueAxis
          {...right}
          x={plot.right}
          unitY={unitY}
          edge={layout.axesEnd}
          color={theme.axisText}
        />
      ) : null}
      {layout.yearLines.length === 0 ? null : (
        <path
          className="tavoite-chart-axis"
          d={layout.yearLines
            .map((x) => `M${Math.round(x) + 0.5},${plot.top}V${plot.bottom + YEAR_LINE_PX}`)
            .join('')}
          stroke={theme.axis}
          fill="none"
        />
      )}
      {faces.map(mark)}
      {bars.map(mark)}
      {baseline < plot.bottom - 1 && baseline > plot.top ? (
        <path
          d={`M${plot.left},${Math.round(baseline) + 0.5}H${plot.right}`}
          stroke={theme.axis}
          fill="none"
        />
      ) : null}
      <PeriodAxis
        ticks={layout.periodTicks}
        hasYears={layout.periodTicks.some(({ year }) => year !== '')}
        breaksYears={layout.breaksYears}
        left={plot.left}
        right={plot.right}
        y={plot.bottom}
        color={theme.axisText}
        lineColor={theme.axis}
      />
      {layout.thresholds.map(({ config, y }) =>
        y < plot.top - CLIP_ROOM_PX || y > plot.bottom + CLIP_ROOM_PX ? null : (
          <Threshold
            key={config.key}
            y={y}
            left={plot.left}
            right={plot.right}
            title={config.title}
            color={config.color ? theme.series(0, config.color) : theme.target}
            surface={theme.surface}
          />
        ),
      )}
      {layout.estimates ? (
        <EstimatesBorder {...layout.estimates} bottom={plot.bottom} theme={theme} />
      ) : null}
      {/* What is measured, and its marks, are over what it is held against. */}
      {[...lines].sort((a, b) => Number(isOwn(a.series)) - Number(isOwn(b.series))).map(mark)}
      {layout.lineTitles.map(({ entry, ...place }) => (
        <EndTitle
          key={entry.series.config.key}
          {...place}
          leaderColor={colorOf(theme, entry)}
          // Colours of series are for marks: as small text not all of them could be read.
          color={theme.axisText}
        />
      ))}
      {layout.notes.map(({ to, from, ...note }) => (
        <NoteMark key={to} {...note} bottom={plot.top - NOTE_GAP_PX} theme={theme} />
      ))}
    </g>
  );
});

/** A line along the highest or lowest tick is not cut in half. */
const CLIP_ROOM_PX = 1;

/** Behind a period that is not whole: seen, and nothing is read against it. */
const BAND_OPACITY = 0.45;

/** What a part of a stack lacks is there without being there. */
const GAP_OPACITY = 0.18;

/** A line between years reaches as far below the plot as the names of months. */
const YEAR_LINE_PX = 20;

/** Notes do not touch the highest marks. */
const NOTE_GAP_PX = 4;

const patternIdOf = (idPrefix: string, entry: SeriesLayout): string =>
  `${idPrefix}-p${entry.series.index}`;

/**
 * What a part of a stack lacks of its target is drawn where the part is alone or looked at: among
 * others it would read as a part of the stack.
 */
const showsGap = (
  { series: { config, level } }: SeriesLayout,
  { highlightedKey, askedKeys }: Pick<TimeSeriesMarksProps, 'highlightedKey' | 'askedKeys'>,
) =>
  level?.isAlone === true ||
  askedKeys?.has(config.key) === true ||
  (highlightedKey != null && [config.key, config.targetOf].includes(highlightedKey));

/** Whether a target of a part of a stack waits to be asked for. */
const isLeftOut = (
  entry: SeriesLayout,
  props: Pick<TimeSeriesMarksProps, 'highlightedKey' | 'askedKeys'>,
) => props.askedKeys !== undefined && isPartTarget(entry.series) && !showsGap(entry, props);

/** The colour of a laid-out series. */
export const colorOf = (theme: ChartTheme, { series }: SeriesLayout): string =>
  theme.series(series.index, series.config.color);

function SeriesMark(props: {
  entry: SeriesLayout;
  theme: ChartTheme;
  patternId: string;
  /** Where marks are cut off; null where nothing reaches beyond the plot. */
  clip: string | null;
  halo: string | undefined;
  dimmed: boolean;
  showsGap: boolean;
}): ReactElement {
  const { entry, theme, patternId } = props;
  const color = colorOf(theme, entry);
  const { type, key, stroke, targetOf, earlierOf } = entry.series.config;
  const mark =
    type === 'line' ? (
      <>
        {entry.gapFill === '' || !props.showsGap ? null : (
          <path
            className="tavoite-chart-tint"
            d={entry.gapFill}
            fill={color}
            fillOpacity={GAP_OPACITY}
            stroke={color}
            strokeOpacity={0.5}
          />
        )}
        <LineMark
          solid={entry.solidLine}
          open={entry.openLine}
          partial={entry.partialLine}
          color={color}
          halo={props.halo}
          dash={strokeDash(stroke)}
          isTarget={targetOf !== undefined}
          isEarlier={earlierOf !== undefined}
        />
      </>
    ) : type === 'area' ? (
      <AreaMark
        solid={entry.solidLine}
        open={entry.openLine}
        partial={entry.partialLine}
        solidFill={entry.solidFill}
        openFill={entry.openFill}
        partialFill={entry.partialFill}
        color={color}
        patternId={patternId}
      />
    ) : (
      <BarMark
        solid={entry.solidFill}
        open={entry.openFill}
        partial={entry.partialFill}
        surface={theme.surface}
        color={color}
        patternId={patternId}
        outlined={!entry.isDense}
      />
    );
  return (
    <g data-series={key} data-dimmed={props.dimmed || undefined}>
      {props.clip === null ? mark : <g clipPath={props.clip}>{mark}</g>}
      <Marker
        solid={entry.solidGlyphs}
        open={entry.openGlyphs}
        color={color}
        surface={theme.surface}
      />
      {/* Only for readers whose own colours make all bars alike. */}
      {entry.insetGlyphs === '' || theme !== browserTheme ? null : (
        <path className="tavoite-chart-inset" d={entry.insetGlyphs} />
      )}
    </g>
  );
}
