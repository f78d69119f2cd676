import { memo, type ReactElement, useDeferredValue, useMemo, useRef } from 'react';
import { hasEstimatesBefore } from '../kernel/estimates.js';
import { nearest } from '../kernel/nearest.js';
import type { TimeSeriesLabels } from '../labels/types.js';
import { LegendNote } from '../primitives/LegendNote.js';
import { Readout } from '../primitives/Readout.js';
import { Tooltip, type TooltipProps } from '../primitives/Tooltip.js';
import { hintOf, PlotArea, type Pointed, type ReadoutPlace } from '../shell/PlotArea.js';
import { useMeasures } from '../shell/useMeasures.js';
import { browserTheme as theme } from '../theme/theme.js';
import type { MonthNumber } from '../types.js';
import { ChosenPeriod } from './ChosenPeriod.js';
import { hasPlaceInRow } from './chosenName.js';
import { timeSeriesLayout } from './layout.js';
import { estimateEntry } from './legend.js';
import type { TimeSeriesModel } from './model.js';
import { type ReadoutSource, readoutOf } from './readout.js';
import { isSeen, SeriesCursor } from './SeriesCursor.js';
import { TimeSeriesMarks } from './TimeSeriesMarks.js';
import type { Wording } from './words.js';

/** A value of a chart: a series in a period. */
export interface SeriesPoint {
  /** Key of the series. */
  readonly key: string;
  /** First month of the period that holds data. */
  readonly month: MonthNumber;
}

/** Page Up and Page Down go a year of months. */
const PAGE = 12;

export interface TimeSeriesPlotProps {
  readonly id: string;
  readonly title: string;
  readonly model: TimeSeriesModel;
  readonly words: Wording;
  readonly labels: TimeSeriesLabels;
  readonly layoutOptions: Omit<Parameters<typeof timeSeriesLayout>[1], 'size' | 'words'>;
  readonly height: number;
  readonly initialWidth: number | undefined;
  readonly highlightedKey: string | null;
  /** See `TimeSeriesMarks`. */
  readonly askedKeys: ReadonlySet<string>;
  readonly readout: ReadoutPlace | undefined;
  /** Whether there is a legend, which says how estimates look where the plot has no room for it. */
  readonly hasLegend: boolean;
  /** Whether the values of a period are in the legend. */
  readonly hasReadout: boolean;
  /** The period that is pointed at; null for none. */
  readonly onPeriod: (index: number | null) => void;
  readonly onSay: (sentence: string) => void;
  readonly onActivate?: ((point: SeriesPoint) => void) | undefined;
  readonly onNotesOpen?: ((month: MonthNumber) => void) | undefined;
}

/** The measured part: laid out for the width it gets. */
export function TimeSeriesPlot(props: TimeSeriesPlotProps): ReactElement {
  const { id, title, model, words, labels, layoutOptions, height } = props;
  const { highlightedKey, askedKeys, onActivate, onNotesOpen } = props;
  // Taken apart, because they are written in place.
  const { grouping, fiscalStart, shortMonths, locale, units, notes } = layoutOptions;
  const { runningTotal, estimates, axisWidth } = layoutOptions;
  const holder = useRef<HTMLDivElement>(null);
  const { width, scale } = useMeasures(holder, props.initialWidth);
  const layout = useMemo(
    () =>
      width === null
        ? null
        : timeSeriesLayout(model, {
            grouping,
            fiscalStart,
            shortMonths,
            locale,
            units,
            notes,
            runningTotal,
            estimates,
            axisWidth,
            words,
            size: { width, height },
          }),
    [
      model,
      words,
      width,
      height,
      grouping,
      fiscalStart,
      shortMonths,
      locale,
      units,
      notes,
      runningTotal,
      estimates,
      axisWidth,
    ],
  );
  const marks = useMemo(
    () =>
      layout ? (
        <TimeSeriesMarks
          layout={layout}
          theme={theme}
          idPrefix={id}
          highlightedKey={highlightedKey}
          askedKeys={askedKeys}
        />
      ) : null,
    [layout, id, highlightedKey, askedKeys],
  );
  return (
    <div
      ref={holder}
      className="tavoite-chart-holder"
      data-unmarked-targets={layout?.marksTargets === false || undefined}
    >
      <Summary id={`${id}-summary`} words={words} />
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
          field={model.series.map(({ column }) => column.kinds)}
          page={PAGE}
          readout={props.readout}
          onPosition={props.onPeriod}
          indexAt={(x) => layout.periods.indexAt(x)}
          rowAt={(index, x, y) =>
            nearest(layout.series, (entry) =>
              isSeen(entry.series, askedKeys) && entry.series.config.earlierOf === undefined
                ? entry.distance(index, x, y)
                : Number.POSITIVE_INFINITY,
            )
          }
          anchor={(index) => ({ x: layout.periods.center(index), y: layout.plot.top })}
          onPoint={({ row, index }) => {
            const series = model.series[row];
            if (series) props.onSay(labels.point(words.point(series, index)));
          }}
          onActivate={
            onActivate &&
            (({ row, index }) => {
              const config = model.series[row]?.config;
              const month = model.periods.months[index];
              if (!config || config.earlierOf !== undefined || month === undefined) return;
              onActivate({ key: config.key, month });
            })
          }
          onMark={(index, y) => {
            const month = model.periods.months[index];
            const isNote =
              y < layout.plot.top &&
              layout.notes.some(({ from, to }) => from <= index && index <= to);
            if (!isNote || month === undefined || !onNotesOpen) return false;
            onNotesOpen(month);
            return true;
          }}
          band={(index) => (
            <rect
              className="tavoite-chart-chosen"
              x={layout.periods.start(index)}
              y={layout.plot.top}
              width={layout.periods.step}
              height={Math.max(0, layout.plot.bottom - layout.plot.top)}
            />
          )}
          // At rest no label gives way and none hangs below: the band and the readout say the period, too.
          name={(index, isAtRest) =>
            isAtRest && !hasPlaceInRow(layout, index) ? null : (
              <ChosenPeriod layout={layout} index={index} />
            )
          }
          isAlwaysSaid={props.hasReadout}
          cursor={(pointed) => (
            <SeriesCursor layout={layout} pointed={pointed} askedKeys={askedKeys} />
          )}
          tooltip={(pointed) => (
            <SeriesTooltip
              model={model}
              words={words}
              pointed={pointed}
              labels={labels}
              hint={onActivate && hintOf(labels, pointed.isTouch)}
            />
          )}
        >
          {marks}
        </PlotArea>
      ) : null}
      {props.hasLegend &&
      layout?.estimates?.word === '' &&
      !hasEstimatesBefore(model.series, model.estimatesFrom) ? (
        <LegendNote entry={estimateEntry(labels.estimate, model, theme, false)} theme={theme} />
      ) : null}
    </div>
  );
}

/** A description is not waited for: it follows once the chart is drawn. */
const Summary = memo(function Summary(props: { id: string; words: Wording }): ReactElement {
  const words = useDeferredValue<Wording | null>(props.words, null);
  return (
    <p id={props.id} hidden>
      {words?.summary().join(' ')}
    </p>
  );
});

/** The values of a period, in a tooltip or beside a narrow plot. */
export function SeriesTooltip({
  hint,
  ...props
}: ReadoutSource & { pointed: Pointed; hint: string | undefined }): ReactElement {
  const { labels, pointed } = props;
  const values: TooltipProps = { ...readoutOf(props, pointed), hint, theme };
  const hasTargets = values.targetHeading !== undefined;
  if (pointed.docked) {
    // The targets themselves are not in it.
    const differenceHeading = hasTargets ? labels.fromTarget : undefined;
    return (
      <Readout
        {...values}
        part={pointed.docked}
        labels={labels}
        differenceHeading={differenceHeading}
      />
    );
  }
  // Above a narrow chart there is no room for more.
  const hasDifferences = hasTargets && !pointed.isFloating;
  return <Tooltip {...values} differenceHeading={hasDifferences ? labels.difference : undefined} />;
}
