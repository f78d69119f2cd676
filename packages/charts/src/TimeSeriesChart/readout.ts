import { kindName, PARTIAL } from '../kernel/columns.js';
import type { TimeSeriesLabels } from '../labels/types.js';
import type { PeriodReadout, TooltipRow } from '../primitives/Tooltip.js';
import type { Pointed } from '../shell/PlotArea.js';
import { browserTheme as theme } from '../theme/theme.js';
import type { DrawnSeries, TimeSeriesModel } from './model.js';
import { isTotal, type StackTotal, totalTitle, withTotals } from './totals.js';
import type { Wording } from './words.js';

/** What the values of a period are taken from. */
export interface ReadoutSource {
  readonly model: TimeSeriesModel;
  readonly words: Wording;
  readonly labels: TimeSeriesLabels;
}

/**
 * The values of a period, in the tooltip, beside a narrow plot and in the legend: a row for each series, with
 * its target in it, and for what stacks come to.
 */
export function readoutOf(
  source: ReadoutSource,
  pointed: Pick<Pointed, 'index' | 'row' | 'near' | 'docked'>,
): PeriodReadout {
  const { model, words, labels } = source;
  const { index } = pointed;
  const pointedAt = model.series[pointed.row ?? pointed.near ?? -1];
  // A target is in the row of what it is the target of.
  const targets = targetsBeside(model.series.map(({ config }) => config));
  const drawn = new Map(model.series.map((series) => [series.config.key, series]));
  const beside = new Set(targets.values());
  // Beside a narrow chart there is no room for shares.
  const written = (series: DrawnSeries) =>
    (pointed.docked ? words.plainValue : words.value)(series, index) || labels.missing;
  return {
    title: words.period(index),
    note:
      [words.wholeMonths(index), words.coverage(index), words.notes(index)]
        .filter(Boolean)
        .join(' · ') || null,
    estimate: labels.estimate,
    actual: labels.actual,
    targetHeading: targets.size > 0 ? labels.target : undefined,
    rows: withTotals(model).flatMap((series): TooltipRow[] => {
      if (isTotal(series)) return [totalRow(series, index, source)];
      const { key, title } = series.config;
      if (beside.has(key)) return [];
      const target = drawn.get(targets.get(key) ?? '');
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
}

/** What a stack comes to, after its parts. */
function totalRow(
  total: StackTotal,
  index: number,
  { model, words, labels }: ReadoutSource,
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

/** The key of the first target of each of some series, by the series' key. */
export function targetsBeside(
  series: readonly { readonly key: string; readonly targetOf?: string | undefined }[],
): Map<string, string> {
  const keys = new Set(series.map(({ key }) => key));
  const found = new Map<string, string>();
  for (const { key, targetOf } of series) {
    if (targetOf !== undefined && keys.has(targetOf) && !found.has(targetOf)) {
      found.set(targetOf, key);
    }
  }
  return found;
}
