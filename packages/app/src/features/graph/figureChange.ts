import type { FigureChangeText } from '@tavoite/charts';
import type { DrawnTerm } from '@tavoite/charts/mappedGraph';
import {
  datesToRange,
  formatChange,
  formatRange,
  formatWithUnit,
  headlineFormat,
  type Locale,
  type UnitFormat,
} from '@tavoite/model';
import type { Figure } from './slice.js';

/** How a figure changed from the same months a year before; null where that is not known. */
export function figureChange(
  figure: Figure | undefined,
  compared: Figure | undefined,
  {
    term,
    locale,
    points,
    decimals,
    target,
    since,
  }: {
    term: DrawnTerm['term'];
    locale: Locale;
    /** What a difference of percentages is called. */
    points: string;
    /** Of values; left out, as many as the term's type has. */
    decimals?: number | undefined;
    /** Says whether more is better; without it nothing does. */
    target?: { readonly reversed_target: boolean } | undefined;
    /** What the earlier months are called where the page names them once; left out, they are named. */
    since?: string | undefined;
  },
): FigureChangeText | null {
  const before = compared && datesToRange(compared.start_date, compared.end_date);
  if (!figure || !before) return null;
  const [value, was] = [figure.value, compared.value];
  const text = formatChange(value, was, {
    locale,
    unit: term?.unit,
    type: term?.value_numeric_type,
    points,
  });
  if (text === null || value === null || was === null) return null;
  const isBetter = value > was !== target?.reversed_target;
  const effect = value === was ? 'same' : !target ? 'unknown' : isBetter ? 'better' : 'worse';
  const format: UnitFormat = {
    locale,
    decimals,
    type: term?.value_numeric_type,
    unit: term?.unit,
    prefix: term?.measurement_type_prefix,
  };
  // In the unit of the figure that it is beside.
  const scaled = headlineFormat(was, format, value);
  return {
    text,
    since: since ?? formatRange(before),
    was: formatWithUnit(scaled.value, scaled.format),
    exactWas: scaled.value === was ? undefined : formatWithUnit(was, format),
    effect,
  };
}
