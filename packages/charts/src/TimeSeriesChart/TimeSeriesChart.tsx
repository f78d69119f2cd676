import { memo, type ReactElement, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { kindName } from '../kernel/columns.js';
import type { ChartMessages } from '../messages.js';
import { ChartTable } from '../primitives/ChartTable.js';
import { Crosshair } from '../primitives/Crosshair.js';
import { Legend } from '../primitives/Legend.js';
import { Tooltip } from '../primitives/Tooltip.js';
import { ChartFrame, type ChartShellProps } from '../shell/ChartFrame.js';
import { LiveRegion, type LiveRegionHandle } from '../shell/LiveRegion.js';
import { PlotArea, type Pointed } from '../shell/PlotArea.js';
import { type FilterProps, toggled, useFilter } from '../shell/useFilter.js';
import { useLatest } from '../shell/useLatest.js';
import { useSameEntries } from '../shell/useSameEntries.js';
import { useWidth } from '../shell/useWidth.js';
import { browserTheme } from '../theme/theme.js';
import { type TimeSeriesLayout, timeSeriesLayout } from './layout.js';
import { legendEntries } from './legend.js';
import {
  alignSeries,
  type TimeSeriesModel,
  type TimeSeriesSpec,
  timeSeriesModel,
} from './model.js';
import { TimeSeriesMarks } from './TimeSeriesMarks.js';
import { periodNaming, type Wording, wording } from './words.js';

export interface TimeSeriesChartProps
  extends Omit<TimeSeriesSpec, 'filteredKeys'>,
    FilterProps,
    ChartShellProps {
  readonly messages: ChartMessages;
  /** Left out for a single series, whose name is the chart's. */
  readonly showLegend?: boolean | undefined;
}

const DEFAULT_HEIGHT_PX = 320;
/** Page Up and Page Down go a year of months. */
const PAGE = 12;
const theme = browserTheme;

/**
 * Values over time: any mix of lines, bars, stacked bars and areas on one or two axes, with legend
 * filter, tooltip, keyboard cursor and a table of the same values. Renders a `<figure>`.
 */
export function TimeSeriesChart(props: TimeSeriesChartProps): ReactElement {
  const {
    series,
    thresholds,
    grouping,
    fiscalStart,
    left,
    right,
    tickCount,
    decimals,
    locale,
    filteredKeys,
    onFilteredKeysChange,
    messages,
    showLegend = true,
    initialWidth,
    height = DEFAULT_HEIGHT_PX,
    ...frame
  } = props;
  const id = useId().replace(/\W/g, '');
  const live = useRef<LiveRegionHandle>(null);
  const filter = useFilter({ filteredKeys, onFilteredKeysChange });
  const [highlightedKey, setHighlightedKey] = useState<string | null>(null);

  const leftMin = left?.min;
  const leftMax = left?.max;
  const rightMin = right?.min;
  const rightMax = right?.max;
  const alignment = useMemo(() => alignSeries({ series, grouping }), [series, grouping]);
  // Axis settings are taken apart, because callers write them in place.
  const model = useMemo(
    () =>
      timeSeriesModel(
        {
          series,
          thresholds,
          filteredKeys: filter.keys,
          grouping,
          left: { min: leftMin, max: leftMax },
          right: { min: rightMin, max: rightMax },
          tickCount,
          locale,
        },
        alignment,
      ),
    [
      alignment,
      series,
      thresholds,
      filter.keys,
      grouping,
      leftMin,
      leftMax,
      rightMin,
      rightMax,
      tickCount,
      locale,
    ],
  );
  const leftUnit = left?.unit;
  const rightUnit = right?.unit;
  const naming = periodNaming({ grouping, fiscalStart }, messages);
  const words = useMemo(
    () =>
      wording(
        { decimals, left: { unit: leftUnit }, right: { unit: rightUnit }, locale },
        periodNaming({ grouping, fiscalStart }, messages),
        model,
        messages,
      ),
    [decimals, leftUnit, rightUnit, locale, grouping, fiscalStart, model, messages],
  );
  const entries = useSameEntries(legendEntries(series, theme));

  const filteredSet = useMemo(() => new Set(filter.keys), [filter.keys]);
  const toggle = useLatest((key: string) => {
    const keys = toggled(filter.keys, key);
    filter.change?.(keys);
    setHighlightedKey(null);
    const title = series.find((one) => one.key === key)?.title ?? key;
    live.current?.say(messages.filtered({ series: title, hidden: keys.includes(key) }));
  });

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={model.isEmpty}
      messages={messages}
      legend={
        showLegend ? (
          <Legend
            entries={entries}
            label={messages.legend}
            theme={theme}
            filteredKeys={filteredSet}
            onToggle={filter.change ? toggle : undefined}
            onHighlight={setHighlightedKey}
          />
        ) : null
      }
      table={() => (
        <SeriesTable model={model} words={words} title={props.title} messages={messages} />
      )}
      liveRegion={<LiveRegion ref={live} />}
    >
      <TimeSeriesPlot
        id={id}
        title={props.title}
        model={model}
        words={words}
        messages={messages}
        layoutOptions={{ ...naming, locale, leftUnit, rightUnit }}
        height={height}
        initialWidth={initialWidth}
        highlightedKey={highlightedKey}
        onSay={(sentence) => live.current?.say(sentence)}
      />
    </ChartFrame>
  );
}

interface TimeSeriesPlotProps {
  readonly id: string;
  readonly title: string;
  readonly model: TimeSeriesModel;
  readonly words: Wording;
  readonly messages: ChartMessages;
  readonly layoutOptions: Omit<Parameters<typeof timeSeriesLayout>[1], 'size'>;
  readonly height: number;
  readonly initialWidth: number | undefined;
  readonly highlightedKey: string | null;
  readonly onSay: (sentence: string) => void;
}

/** The measured part: laid out for the width it gets. */
function TimeSeriesPlot(props: TimeSeriesPlotProps): ReactElement {
  const { id, title, model, words, messages, layoutOptions, height, highlightedKey } = props;
  const { grouping, fiscalStart, shortMonths, locale, leftUnit, rightUnit } = layoutOptions;
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder, props.initialWidth);
  const layout = useMemo(
    () =>
      width === null
        ? null
        : timeSeriesLayout(model, {
            grouping,
            fiscalStart,
            shortMonths,
            locale,
            leftUnit,
            rightUnit,
            size: { width, height },
          }),
    [model, width, height, grouping, fiscalStart, shortMonths, locale, leftUnit, rightUnit],
  );
  const marks = useMemo(
    () =>
      layout ? (
        <TimeSeriesMarks
          layout={layout}
          theme={theme}
          idPrefix={id}
          highlightedKey={highlightedKey}
        />
      ) : null,
    [layout, id, highlightedKey],
  );
  // A description is not waited for: it follows once the chart is drawn.
  const calmWords = useDeferredValue<Wording | null>(words, null);

  return (
    <div ref={holder} className="tavoite-chart-holder">
      <Summary id={`${id}-summary`} words={calmWords} />
      <p id={`${id}-hint`} hidden>
        {messages.keyboardHint}
      </p>
      {layout ? (
        <PlotArea
          size={layout.size}
          label={title}
          roleDescription={messages.chartRole}
          describedBy={`${id}-summary ${id}-hint`}
          field={model.series.map(({ column }) => column.kinds)}
          page={PAGE}
          indexAt={(x) => layout.periods.indexAt(x)}
          anchor={(index) => ({ x: layout.periods.center(index), y: layout.plot.top })}
          onPoint={({ row, index }) => {
            const series = model.series[row];
            if (series) props.onSay(messages.point(words.point(series, index)));
          }}
          cursor={(pointed) => <SeriesCursor layout={layout} pointed={pointed} />}
          tooltip={(pointed) => (
            <SeriesTooltip model={model} words={words} pointed={pointed} messages={messages} />
          )}
        >
          {marks}
        </PlotArea>
      ) : null}
    </div>
  );
}

const Summary = memo(function Summary(props: { id: string; words: Wording | null }): ReactElement {
  return (
    <p id={props.id} hidden>
      {props.words?.summary().join(' ')}
    </p>
  );
});

function SeriesCursor(props: { layout: TimeSeriesLayout; pointed: Pointed }): ReactElement {
  const { layout, pointed } = props;
  const { plot, periods } = layout;
  return (
    <Crosshair
      x={periods.center(pointed.index)}
      top={plot.top}
      bottom={plot.bottom}
      theme={theme}
      points={layout.series.flatMap(({ series, pointY }, row) => {
        const y = pointY(pointed.index);
        // A point beyond a configured end of the axis has no place in the plot.
        if (!(y >= plot.top - 1 && y <= plot.bottom + 1)) return [];
        const { key, color } = series.config;
        return [{ key, y, color: theme.series(series.index, color), current: pointed.row === row }];
      })}
    />
  );
}

function SeriesTooltip(props: {
  model: TimeSeriesModel;
  words: Wording;
  pointed: Pointed;
  messages: ChartMessages;
}): ReactElement {
  const { model, words, messages } = props;
  const { index, row } = props.pointed;
  const part = words.coverage(index);
  return (
    <Tooltip
      title={words.period(index)}
      note={part === null ? null : messages.coverage(part)}
      estimate={messages.estimate}
      theme={theme}
      rows={model.series.map((series, position) => ({
        key: series.config.key,
        title: series.config.title,
        type: series.config.type,
        glyph: series.glyph,
        color: theme.series(series.index, series.config.color),
        kind: kindName(series.column.kinds[index]),
        value: words.value(series, index) || messages.missing,
        current: position === row,
      }))}
    />
  );
}

function SeriesTable(props: {
  model: TimeSeriesModel;
  words: Wording;
  title: string;
  messages: ChartMessages;
}): ReactElement {
  const { model, words, title, messages } = props;
  return (
    <ChartTable
      caption={title}
      rowHeading={messages.periodColumn}
      columns={model.series.map(({ config }) => ({ key: config.key, title: config.title }))}
      estimate={messages.estimate}
      missing={messages.missing}
      rows={model.periods.months.map((month, index) => ({
        key: String(month),
        title: words.period(index),
        note: words.coverage(index),
        cells: model.series.map((series) => ({
          kind: kindName(series.column.kinds[index]),
          text: words.value(series, index),
        })),
      }))}
    />
  );
}
