import { memo, type ReactElement, useDeferredValue, useMemo, useRef } from 'react';
import { kindName, PARTIAL } from '../kernel/columns.js';
import { nearest } from '../kernel/nearest.js';
import type { TimeSeriesLabels } from '../labels/types.js';
import { Readout } from '../primitives/Readout.js';
import { Tooltip, type TooltipProps, type TooltipRow } from '../primitives/Tooltip.js';
import { hintOf, PlotArea, type Pointed, type ReadoutPlace } from '../shell/PlotArea.js';
import { useMeasures } from '../shell/useMeasures.js';
import { browserTheme as theme } from '../theme/theme.js';
import type { MonthNumber } from '../types.js';
import { timeSeriesLayout } from './layout.js';
import type { DrawnSeries, TimeSeriesModel } from './model.js';
import { isSeen, SeriesCursor } from './SeriesCursor.js';
import { TimeSeriesMarks } from './TimeSeriesMarks.js';
import { isTotal, type StackTotal, totalTitle, withTotals } from './totals.js';
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
  readonly onSay: (sentence: string) => void;
  readonly onActivate?: ((point: SeriesPoint) => void) | undefined;
  readonly onNotesOpen?: ((month: MonthNumber) => void) | undefined;
}

/** The measured part: laid out for the width it gets. */
export function TimeSeriesPlot(props: TimeSeriesPlotProps): ReactElement {
  const { id, title, model, words, labels, layoutOptions, height } = props;
  const { highlightedKey, askedKeys, onActivate, onNotesOpen } = props;
  // Taken apart, because they are written in place.
  const { grouping, fiscalStart, shortMonths, locale, leftUnit, rightUnit, notes } = layoutOptions;
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
            leftUnit,
            rightUnit,
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
      leftUnit,
      rightUnit,
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
    <div ref={holder} className="tavoite-chart-holder">
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

function SeriesTooltip(props: {
  model: TimeSeriesModel;
  words: Wording;
  pointed: Pointed;
  labels: TimeSeriesLabels;
  hint: string | undefined;
}): ReactElement {
  const { model, words, labels, pointed } = props;
  const { index } = pointed;
  const pointedAt = model.series[pointed.row ?? pointed.near ?? -1];
  // A target is in the row of what it is the target of.
  const targets = targetsBeside(model);
  const beside = new Set(targets.values());
  // Beside a narrow chart there is no room for shares.
  const written = (series: DrawnSeries) =>
    (pointed.docked ? words.plainValue : words.value)(series, index) || labels.missing;
  const values: TooltipProps = {
    title: words.period(index),
    note:
      [words.wholeMonths(index), words.coverage(index), words.notes(index)]
        .filter(Boolean)
        .join(' · ') || null,
    hint: props.hint,
    estimate: labels.estimate,
    actual: labels.actual,
    targetHeading: targets.size > 0 ? labels.target : undefined,
    theme,
    rows: withTotals(model).flatMap((series): TooltipRow[] => {
      if (isTotal(series)) return [totalRow(series, pointed, props)];
      if (beside.has(series)) return [];
      const { key, title } = series.config;
      const target = targets.get(key);
      return [
        {
          key,
          title,
          swatch: swatchOf(series),
          kind: kindName(series.column.kinds[index]),
          isPartial: series.column.kinds[index] === PARTIAL,
          value: written(series),
          target: target && written(target),
          targetSwatch: target && swatchOf(target),
          difference: words.difference(target ?? series, index),
          current: pointedAt !== undefined && (pointedAt === series || pointedAt === target),
        },
      ];
    }),
  };
  if (pointed.docked) {
    // The targets themselves are not in it.
    const differenceHeading = targets.size > 0 ? labels.fromTarget : undefined;
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
  const hasDifferences = targets.size > 0 && !pointed.isFloating;
  const differenceHeading = hasDifferences ? labels.difference : undefined;
  return <Tooltip {...values} differenceHeading={differenceHeading} />;
}

/** What a stack comes to, after its parts. */
function totalRow(
  total: StackTotal,
  { index }: Pointed,
  { model, words, labels }: Pick<TimeSeriesPlotProps, 'model' | 'words' | 'labels'>,
): TooltipRow {
  const kind = total.column.kinds[index];
  return {
    key: total.key,
    title: totalTitle(total, model, labels.total),
    kind: kindName(kind),
    isPartial: kind === PARTIAL,
    value: words.total(total, index) || labels.missing,
    current: false,
  };
}

/** How a series is drawn, beside its values. */
const swatchOf = ({
  config: { type, color, stroke, targetOf, earlierOf },
  glyph,
  index,
}: DrawnSeries): TooltipRow['swatch'] => ({
  type,
  glyph: earlierOf === undefined ? glyph : null,
  color: theme.series(index, color),
  stroke,
  isTarget: targetOf !== undefined,
  isEarlier: earlierOf !== undefined,
});

/** The first target of each series that is drawn, by the series' key. */
function targetsBeside({ series }: TimeSeriesModel): Map<string, DrawnSeries> {
  const keys = new Set(series.map(({ config }) => config.key));
  const found = new Map<string, DrawnSeries>();
  for (const one of series) {
    const { targetOf } = one.config;
    if (targetOf !== undefined && keys.has(targetOf) && !found.has(targetOf))
      found.set(targetOf, one);
  }
  return found;
}
