import { type ReactElement, useId, useMemo, useRef } from 'react';
import { useLabels } from '../ChartProvider/ChartProvider.js';
import { MIN_RADAR_KEYS } from '../constants.js';
import { nearest } from '../kernel/nearest.js';
import type { RadarLabels } from '../labels/types.js';
import { ChartTable } from '../primitives/ChartTable.js';
import { Legend } from '../primitives/Legend.js';
import { LegendNote } from '../primitives/LegendNote.js';
import { ChartFrame, type ChartShellProps } from '../shell/ChartFrame.js';
import { LiveRegion, type LiveRegionHandle } from '../shell/LiveRegion.js';
import { hintOf, PlotArea, type Pointed } from '../shell/PlotArea.js';
import { reservedReadout } from '../shell/reservedReadout.js';
import { type FilterProps, toggled, useFilter } from '../shell/useFilter.js';
import { useMeasures } from '../shell/useMeasures.js';
import type { ChartData } from '../table/data.js';
import { browserTheme } from '../theme/theme.js';
import { type RadarLayout, radarLayout } from './layout.js';
import { estimateEntry, radarEntries } from './legend.js';
import { type RadarModel, type RadarSpec, radarModel, shownKeys } from './model.js';
import { RadarMarks } from './RadarMarks.js';
import { RadarTooltip } from './RadarTooltip.js';
import { modelTable } from './table.js';
import { type RadarWording, radarWording } from './words.js';

export interface RadarChartProps
  extends Omit<RadarSpec, 'filteredKeys'>,
    FilterProps,
    ChartShellProps {
  /** The months that its values are of, in words: at the start of the legend. */
  readonly period?: string | undefined;
  /** Texts in place of the provider's or the English ones; the same object between renders. */
  readonly labels?: Partial<RadarLabels> | undefined;
  /** A value was chosen: in the table, by a click or by Enter. `labels.activate` says what for. */
  readonly onActivate?: ((point: SpokePoint) => void) | undefined;
}

/** A value of a radar: an outline on a spoke. */
export interface SpokePoint {
  /** Key of the series. */
  readonly series: string;
  /** Key of the spoke. */
  readonly key: string;
}

const DEFAULT_HEIGHT_PX = 380;
const theme = browserTheme;

/**
 * Values of several keys against each other, and against their targets, on spokes around a centre.
 * The legend filters keys while at least three stay. Renders a `<figure>`.
 */
export function RadarChart(props: RadarChartProps): ReactElement {
  const {
    keys,
    series,
    min,
    max,
    tickCount,
    decimals,
    unit,
    period,
    filteredKeys,
    onFilteredKeysChange,
    labels: own,
    onActivate,
    initialWidth,
    height = DEFAULT_HEIGHT_PX,
    ...frame
  } = props;
  const labels = useLabels('radarChart', own);
  const live = useRef<LiveRegionHandle>(null);
  const filter = useFilter({ filteredKeys, onFilteredKeysChange });
  const model = useMemo(
    () => radarModel({ keys, series, filteredKeys: filter.keys, min, max, tickCount }),
    [keys, series, filter.keys, min, max, tickCount],
  );
  const words = useMemo(
    () => radarWording({ decimals, unit }, model, labels),
    [decimals, unit, model, labels],
  );
  const shown = new Set(model.keys.map(({ key }) => key));

  const toggle = (key: string) => {
    // What is hidden is what is not drawn, also where a filter came in that has no effect.
    const hidden = keys.filter((one) => !shown.has(one.key)).map((one) => one.key);
    const next = toggled(hidden, key);
    if (next.includes(key) && keys.length - next.length < MIN_RADAR_KEYS) {
      live.current?.say(labels.filterRefused({ least: MIN_RADAR_KEYS }));
      return;
    }
    filter.change?.(next);
    const title = keys.find((one) => one.key === key)?.title ?? key;
    live.current?.say(labels.filtered({ series: title, hidden: next.includes(key) }));
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={model.isEmpty}
      labels={labels}
      headLegend={
        <div className="tavoite-chart-legend-group">
          {period === undefined ? null : (
            <span className="tavoite-chart-legend-caption">{period}:</span>
          )}
          <Legend
            entries={radarEntries(series, theme, model)}
            label={labels.legend}
            theme={theme}
            filteredKeys={NONE}
          />
          <LegendNote entry={estimateEntry(labels.estimate, model, theme)} theme={theme} />
        </div>
      }
      legend={
        filter.change && shownKeys(keys, []).length > MIN_RADAR_KEYS ? (
          <div className="tavoite-chart-legend-group">
            <span className="tavoite-chart-legend-caption" aria-hidden="true">
              {labels.shownKeys}:
            </span>
            <Legend
              entries={keys}
              label={labels.shownKeys}
              theme={theme}
              filteredKeys={
                new Set(keys.filter(({ key }) => !shown.has(key)).map(({ key }) => key))
              }
              isLocked={shown.size <= MIN_RADAR_KEYS}
              onToggle={toggle}
            />
          </div>
        ) : null
      }
      table={() => (
        <RadarTable
          data={modelTable({ unit, decimals }, model)}
          words={words}
          title={props.title}
          labels={labels}
          onActivate={onActivate}
        />
      )}
      reserved={() =>
        reservedReadout({
          count: model.series.length,
          tooltip: (pointed) => (
            <RadarTooltip
              {...{ model, words, labels, pointed }}
              hint={onActivate && hintOf(labels, pointed.isTouch)}
            />
          ),
        })
      }
      liveRegion={<LiveRegion ref={live} />}
    >
      <RadarPlot
        title={props.title}
        model={model}
        words={words}
        labels={labels}
        height={height}
        initialWidth={initialWidth}
        onSay={(sentence) => live.current?.say(sentence)}
        onActivate={onActivate}
      />
    </ChartFrame>
  );
}

const NONE: ReadonlySet<string> = new Set();

interface RadarPlotProps {
  readonly title: string;
  readonly model: RadarModel;
  readonly words: RadarWording;
  readonly labels: RadarLabels;
  readonly height: number;
  readonly initialWidth: number | undefined;
  readonly onSay: (sentence: string) => void;
  readonly onActivate: RadarChartProps['onActivate'];
}

/** The measured part: laid out for the width it gets. */
function RadarPlot(props: RadarPlotProps): ReactElement {
  const { title, model, words, labels, height, onActivate } = props;
  const id = useId().replace(/\W/g, '');
  const holder = useRef<HTMLDivElement>(null);
  const { width, scale } = useMeasures(holder, props.initialWidth);
  const layout = useMemo(
    () => (width === null ? null : radarLayout(model, { width, height }, words.spoke)),
    [model, words, width, height],
  );
  const marks = useMemo(
    () => (layout ? <RadarMarks layout={layout} theme={theme} idPrefix={id} /> : null),
    [layout, id],
  );
  return (
    <div ref={holder} className="tavoite-chart-holder">
      <p id={`${id}-summary`} hidden>
        {words.summary().join('. ')}
      </p>
      <p id={`${id}-hint`} hidden>
        {labels.keyboardHint}
      </p>
      {layout ? (
        <PlotArea
          size={layout.size}
          scale={scale}
          label={title}
          roleDescription={labels.chartRole}
          describedBy={`${id}-summary ${id}-hint`}
          field={model.series.map(({ kinds }) => kinds)}
          page={MIN_RADAR_KEYS}
          indexAt={layout.indexAt}
          rowAt={(index, x, y) =>
            nearest(layout.series, ({ point }) => {
              const { x: pointX, y: pointY } = point(index);
              const far = Math.hypot(x - layout.center.x - pointX, y - layout.center.y - pointY);
              return Number.isNaN(far) ? Number.POSITIVE_INFINITY : far;
            })
          }
          onActivate={
            onActivate &&
            (({ row, index }) => {
              const series = model.series[row]?.config.key;
              const key = model.keys[index]?.key;
              if (series !== undefined && key !== undefined) onActivate({ series, key });
            })
          }
          anchor={(index) => anchorOf(layout, index)}
          onPoint={({ row, index }) => {
            const series = model.series[row];
            if (series) props.onSay(labels.point(words.point(series, index)));
          }}
          cursor={(pointed) => <SpokeCursor layout={layout} pointed={pointed} />}
          tooltip={(pointed) => (
            <RadarTooltip
              {...{ model, words, labels, pointed }}
              hint={onActivate && hintOf(labels, pointed.isTouch)}
            />
          )}
        >
          {marks}
        </PlotArea>
      ) : null}
    </div>
  );
}

function anchorOf({ center, spokes }: RadarLayout, index: number): { x: number; y: number } {
  const spoke = spokes[index];
  return { x: center.x + (spoke?.x ?? 0) / 2, y: center.y + Math.min(0, spoke?.y ?? 0) / 2 };
}

function SpokeCursor(props: { layout: RadarLayout; pointed: Pointed }): ReactElement {
  const { layout, pointed } = props;
  const { center, spokes } = layout;
  const spoke = spokes[pointed.index];
  return (
    <g
      className="tavoite-chart-crosshair"
      pointerEvents="none"
      transform={`translate(${center.x},${center.y})`}
    >
      <path
        d={`M0,0L${spoke?.x ?? 0},${spoke?.y ?? 0}`}
        stroke={theme.cursor}
        strokeOpacity={0.55}
      />
      {layout.series.map(({ series, point }, row) => {
        const { x, y } = point(pointed.index);
        const current = (pointed.row ?? pointed.near) === row;
        return Number.isNaN(x) ? null : (
          <circle
            key={series.config.key}
            cx={x}
            cy={y}
            r={current ? 6 : 4}
            fill={theme.surface}
            stroke={current ? theme.cursor : theme.series(series.index, series.config.color)}
            strokeWidth={2}
            data-current={current || undefined}
          />
        );
      })}
    </g>
  );
}

function RadarTable(props: {
  data: ChartData;
  words: RadarWording;
  title: string;
  labels: RadarLabels;
  onActivate: RadarChartProps['onActivate'];
}): ReactElement {
  const { data, words, title, labels, onActivate } = props;
  return (
    <ChartTable
      caption={title}
      rowHeading={labels.keyColumn}
      columns={data.columns}
      estimate={labels.estimate}
      missing={labels.missing}
      onActivate={onActivate && ((series, key) => onActivate({ series, key }))}
      activateLabel={labels.activate}
      rows={data.rows.map(({ key, title: name, cells }, index) => ({
        key,
        title: name,
        cells: cells.map(({ kind, value }) => ({ kind, text: words.amount(value, index) })),
      }))}
    />
  );
}
