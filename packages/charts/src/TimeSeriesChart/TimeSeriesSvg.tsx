import type { ReactElement } from 'react';
import { useLabels } from '../ChartProvider/ChartProvider.js';
import { hiddenKeys } from '../kernel/filter.js';
import type { TimeSeriesLabels } from '../labels/types.js';
import { Picture, pictureWidth } from '../primitives/Picture.js';
import type { ChartTheme } from '../theme/theme.js';
import type { ChartSeries, Size } from '../types.js';
import { timeSeriesLayout } from './layout.js';
import { estimateEntry, legendEntries, partialEntry } from './legend.js';
import { hasTitles } from './lineTitles.js';
import { marksTargets } from './markers.js';
import {
  partTargetKeys,
  type TimeSeriesModel,
  type TimeSeriesSpec,
  timeSeriesModel,
} from './model.js';
import { TimeSeriesMarks } from './TimeSeriesMarks.js';
import { periodNaming, runningTotalText, wording } from './words.js';

export interface TimeSeriesSvgProps extends TimeSeriesSpec {
  /** Size of the whole picture in pixels. */
  readonly size: Size;
  /** Literal colours; `browserTheme` only where the page's style sheet reaches the picture. */
  readonly theme: ChartTheme;
  /** Name of the picture, written over it unless `showTitle` is false. */
  readonly title: string;
  /** Whether the title is written; it names the picture in any case. */
  readonly showTitle?: boolean | undefined;
  /** Only its marks and scales, for a small place: no title, legend or names of axes. */
  readonly bare?: boolean | undefined;
  /** Without its scales, too, where no letter could be read. */
  readonly marksOnly?: boolean | undefined;
  /** Written under the title, such as the period that is shown. */
  readonly subtitle?: string | undefined;
  /** Texts in place of the provider's or the English ones. */
  readonly labels?: Partial<TimeSeriesLabels> | undefined;
  /** Unique in the document that the picture is put into. */
  readonly idPrefix?: string | undefined;
}

/**
 * A time-series chart as one picture with title and legend, for reports and wherever there is no
 * page around it. Renders an `<svg>` and needs no DOM, style sheet or font to do so.
 */
export function TimeSeriesSvg(props: TimeSeriesSvgProps): ReactElement {
  const labels = useLabels('timeSeriesChart', props.labels);
  return <TimeSeriesPicture {...props} labels={labels} />;
}

export interface TimeSeriesPictureProps extends TimeSeriesSvgProps {
  readonly labels: TimeSeriesLabels;
}

/**
 * The points that can be understood without words: of running totals the last year, as the others would look like
 * pieces of a broken line, and no period that is only partly there at an end.
 */
function plainestSeries(
  series: readonly ChartSeries[],
  { periods: { months, coverage }, yearStarts }: TimeSeriesModel,
): readonly ChartSeries[] {
  let from = yearStarts.at(-1) ?? 0;
  let to = months.length - 1;
  while (from < to && coverage.has(from)) from += 1;
  while (to > from && coverage.has(to)) to -= 1;
  // There is nothing to leave out, or what would be left shows nothing.
  const isAll = from === 0 && to === months.length - 1;
  if (isAll || to - from < 1) return series;
  const [first, last] = [months[from] ?? 0, months[to] ?? 0];
  return series.map((one) => ({
    ...one,
    points: one.points.filter(({ month }) => month >= first && month <= last),
  }));
}

/** The same with all of its texts; like everything below it without hooks: see `chartPicture`. */
export function TimeSeriesPicture(props: TimeSeriesPictureProps): ReactElement {
  const { theme, locale, labels, marksOnly = false, idPrefix = 'chart' } = props;
  const bare = marksOnly || props.bare === true;
  const whole = timeSeriesModel(props);
  // Among other parts they would read as targets of the stack.
  const waiting = partTargetKeys(whole);
  const filteredKeys = [...(props.filteredKeys ?? []), ...waiting];
  const series = bare ? plainestSeries(props.series, whole) : props.series;
  const isWhole = waiting.length === 0 && series === props.series;
  const model = isWhole ? whole : timeSeriesModel({ ...props, series, filteredKeys });
  const naming = periodNaming(props, labels);
  const hidden = hiddenKeys(props.series, filteredKeys);
  const words = wording(props, naming, model, labels);
  const hasNames = hasTitles({ width: pictureWidth(props), axisWidth: props.axisWidth, bare });
  const entries = legendEntries(props.series, theme, marksTargets(model, hasNames)).filter(
    ({ key }) => !hidden.has(key),
  );
  const layoutIn = (size: Size) =>
    timeSeriesLayout(model, {
      ...naming,
      locale,
      notes: props.notes,
      estimates: labels.estimates,
      axisWidth: props.axisWidth,
      words,
      runningTotal: runningTotalText(props, labels),
      size,
      bare,
      marksOnly,
      units: { left: props.left, right: props.right },
    });
  // How wide the plot is does not depend on the legend.
  const isNamed =
    bare ||
    model.estimatesFrom === null ||
    layoutIn({ ...props.size, width: pictureWidth(props) }).estimates?.word !== '';
  // What one reads on screen from the words beside each value, a picture says by itself.
  for (const entry of [
    estimateEntry(labels.estimate, model, theme, isNamed),
    partialEntry(words.partialPeriods(), model, theme),
  ]) {
    if (entry !== null) entries.push(entry);
  }
  return (
    <Picture
      {...props}
      bare={bare}
      idPrefix={idPrefix}
      entries={entries}
      isEmpty={model.isEmpty}
      empty={labels.empty}
      summary={model.isEmpty ? '' : words.summary().join(' ')}
    >
      {(size) => <TimeSeriesMarks layout={layoutIn(size)} theme={theme} idPrefix={idPrefix} />}
    </Picture>
  );
}
