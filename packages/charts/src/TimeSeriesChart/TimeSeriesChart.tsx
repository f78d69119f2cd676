import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { useLabels } from '../ChartProvider/ChartProvider.js';
import { aloneWith, hiddenKeys, toggledSeries } from '../kernel/filter.js';
import type { TimeSeriesLabels } from '../labels/types.js';
import { LegendNote } from '../primitives/LegendNote.js';
import { ChartFrame, type ChartShellProps } from '../shell/ChartFrame.js';
import { LiveRegion, type LiveRegionHandle } from '../shell/LiveRegion.js';
import { hintOf, type ReadoutPlace } from '../shell/PlotArea.js';
import { reservedReadout } from '../shell/reservedReadout.js';
import { type FilterProps, useFilter } from '../shell/useFilter.js';
import { useLatest } from '../shell/useLatest.js';
import { useSameEntries } from '../shell/useSameEntries.js';
import { browserTheme } from '../theme/theme.js';
import type { MonthNumber } from '../types.js';
import { estimateEntry, legendEntries, lookOfEstimates, partialEntry } from './legend.js';
import { alignSeries, isPartTarget, type TimeSeriesSpec, timeSeriesModel } from './model.js';
import { SeriesLegend, type SeriesLegendHandle } from './SeriesLegend.js';
import { SeriesTable } from './SeriesTable.js';
import { type SeriesPoint, SeriesTooltip, TimeSeriesPlot } from './TimeSeriesPlot.js';
import { modelTable } from './table.js';
import { periodNaming, runningTotalText, type ShareOf, wording } from './words.js';

export interface TimeSeriesChartProps
  extends Omit<TimeSeriesSpec, 'filteredKeys'>,
    FilterProps,
    ChartShellProps {
  /** Texts in place of the provider's or the English ones; the same object between renders. */
  readonly labels?: Partial<TimeSeriesLabels> | undefined;
  /** Left out for a single series, whose name is the chart's. */
  readonly showLegend?: boolean | undefined;
  /**
   * Where a narrow chart shows its values: `docked` above the plot, as by default, `rows` below it and the line
   * above it only while something is pointed at, or `floating` over what is there, and only then.
   */
  readonly readout?: ReadoutPlace | undefined;
  /** Written after values in tooltip, table and speech; a stable function. */
  readonly shareOf?: ShareOf | undefined;
  /** A value was chosen: in the table, or by Enter in the chart. `labels.activate` says what for. */
  readonly onActivate?: ((point: SeriesPoint) => void) | undefined;
  /** A mark of `notes` was clicked; called with the first month of its period. */
  readonly onNotesOpen?: ((month: MonthNumber) => void) | undefined;
}

const DEFAULT_HEIGHT_PX = 320;
const theme = browserTheme;
const NONE: ReadonlySet<string> = new Set();

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
    startsYearly,
    left,
    right,
    tickCount,
    axisWidth,
    decimals,
    notes,
    locale,
    filteredKeys,
    onFilteredKeysChange,
    labels: own,
    showLegend = true,
    readout,
    shareOf,
    onActivate,
    onNotesOpen,
    initialWidth,
    height = DEFAULT_HEIGHT_PX,
    ...frame
  } = props;
  const labels = useLabels('timeSeriesChart', own);
  const id = useId().replace(/\W/g, '');
  const live = useRef<LiveRegionHandle>(null);
  const values = useRef<SeriesLegendHandle>(null);
  const showPeriod = useLatest((index: number | null) => values.current?.showPeriod(index));
  const filter = useFilter({ filteredKeys, onFilteredKeysChange });
  const [highlightedKey, setHighlightedKey] = useState<string | null>(null);
  const [askedKeys, setAskedKeys] = useState<ReadonlySet<string>>(NONE);

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
          fiscalStart,
          startsYearly,
          left: { min: leftMin, max: leftMax },
          right: { min: rightMin, max: rightMax },
          tickCount,
        },
        alignment,
      ),
    [
      alignment,
      series,
      thresholds,
      filter.keys,
      grouping,
      fiscalStart,
      startsYearly,
      leftMin,
      leftMax,
      rightMin,
      rightMax,
      tickCount,
    ],
  );
  const leftUnit = left?.unit;
  const rightUnit = right?.unit;
  const leftDivisor = left?.divisor;
  const rightDivisor = right?.divisor;
  const units = useMemo(
    () => ({
      left: { unit: leftUnit, divisor: leftDivisor },
      right: { unit: rightUnit, divisor: rightDivisor },
    }),
    [leftUnit, leftDivisor, rightUnit, rightDivisor],
  );
  const naming = periodNaming({ grouping, fiscalStart }, labels);
  const words = useMemo(
    () =>
      wording(
        { decimals, ...units, notes, locale, shareOf },
        periodNaming({ grouping, fiscalStart }, labels),
        model,
        labels,
      ),
    [decimals, units, notes, locale, shareOf, grouping, fiscalStart, model, labels],
  );
  const isFixed = filter.change === undefined;
  // Drawn only for those who ask for them: see `TimeSeriesMarks`.
  const partTargets = useMemo(
    () => new Set(model.series.filter(isPartTarget).map(({ config }) => config.key)),
    [model],
  );
  const entries = useSameEntries(
    useMemo(
      () =>
        legendEntries(series, theme).flatMap((entry) => {
          if (!partTargets.has(entry.key)) return [entry];
          return isFixed ? [] : [{ ...entry, isOption: true }];
        }),
      [series, partTargets, isFixed],
    ),
  );

  const filteredSet = useMemo(() => {
    const hidden = new Set(hiddenKeys(series, filter.keys));
    for (const key of partTargets) if (!askedKeys.has(key)) hidden.add(key);
    return hidden;
  }, [series, filter.keys, partTargets, askedKeys]);
  const toggle = useLatest((key: string) => {
    const hidden = !filteredSet.has(key);
    if (partTargets.has(key)) setAskedKeys(toggledKey(askedKeys, key));
    else filter.change?.(toggledSeries(series, filter.keys, key));
    setHighlightedKey(null);
    live.current?.say(labels.filtered({ series: titleOf(key), hidden }));
  });
  const titleOf = (key: string) => series.find((one) => one.key === key)?.title ?? key;
  const showAlone = useLatest((key: string) => {
    const keys = aloneWith(series, filter.keys, key);
    filter.change?.(keys);
    setHighlightedKey(null);
    live.current?.say(labels.alone(keys.length === 0 ? null : titleOf(key)));
  });
  const showAll = useLatest(() => {
    filter.change?.([]);
    live.current?.say(labels.alone(null));
  });
  const { showAll: resetLabel } = labels;
  const reset = useMemo(() => ({ label: resetLabel, onReset: showAll }), [resetLabel, showAll]);

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={model.isEmpty}
      labels={labels}
      note={
        // Charts above one another are low: their axes say it.
        axisWidth === undefined ? (
          <LegendNote entry={partialEntry(words.partialPeriods(), model, theme)} theme={theme} />
        ) : null
      }
      legend={
        showLegend ? (
          <>
            <SeriesLegend
              ref={values}
              {...{ series, alignment, model, words, labels, entries }}
              theme={theme}
              filteredKeys={filteredSet}
              onToggle={filter.change ? toggle : undefined}
              onAlone={filter.change && series.length > 1 ? showAlone : undefined}
              hint={filter.change && labels.legendHint}
              reset={reset}
              onHighlight={setHighlightedKey}
            />
            <LegendNote entry={estimateEntry(labels.estimate, model, theme)} theme={theme} />
          </>
        ) : null
      }
      table={() => (
        <SeriesTable
          model={model}
          onActivate={onActivate}
          data={modelTable({ grouping, fiscalStart, left, right, decimals }, model, labels.total)}
          words={words}
          title={props.title}
          labels={labels}
        />
      )}
      reserved={() => {
        const { above, below } = reservedReadout({
          count: model.series.length,
          readout,
          tooltip: (pointed) => (
            <SeriesTooltip
              {...{ model, words, labels, pointed }}
              hint={onActivate && hintOf(labels, pointed.isTouch)}
            />
          ),
        });
        return {
          above,
          below: (
            <>
              {below}
              {/* Most charts have estimates, and a narrow plot no room for their name. */}
              {showLegend ? (
                <LegendNote entry={lookOfEstimates(labels.estimate, 'line', theme)} theme={theme} />
              ) : null}
            </>
          ),
        };
      }}
      liveRegion={<LiveRegion ref={live} />}
    >
      <TimeSeriesPlot
        id={id}
        title={props.title}
        model={model}
        words={words}
        labels={labels}
        layoutOptions={{
          ...naming,
          locale,
          units,
          notes,
          axisWidth,
          estimates: labels.estimates,
          runningTotal: runningTotalText({ fiscalStart }, labels),
        }}
        height={height}
        initialWidth={initialWidth}
        highlightedKey={highlightedKey}
        askedKeys={askedKeys}
        readout={readout}
        hasLegend={showLegend}
        hasReadout={showLegend && !isFixed}
        onPeriod={showPeriod}
        onSay={(sentence) => live.current?.say(sentence)}
        onActivate={onActivate}
        onNotesOpen={onNotesOpen}
      />
    </ChartFrame>
  );
}

/** Some keys with one more, or without it. */
function toggledKey(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
