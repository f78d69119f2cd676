import { isRadar } from '@tavoite/charts/mappedGraph';
import { type Mapping, type MonthRange, rangeToDates } from '@tavoite/model';
import type { GraphParameters } from '../../core/addresses.js';
import type { GraphRequest } from './slice.js';

/** The keys of a mapping's terms, without repetition. */
export const keysOf = ({ terms_used }: Mapping): string[] => [
  ...new Set(terms_used.map(({ key }) => key)),
];

/** What has to be read for a page. */
export function requestOf(
  mapping: Mapping,
  { numbers, grouping, cumulative }: GraphParameters,
  { range, isYtd }: { range: MonthRange; isYtd: boolean },
): GraphRequest {
  const keys = keysOf(mapping);
  const radar = !numbers && isRadar(mapping);
  // Numbers name their targets in any case.
  const areDrawn = mapping.properties.target !== undefined && !radar;
  const areNamed = numbers || mapping.properties.target !== undefined;
  const targets = areDrawn ? 'timeSeries' : areNamed ? 'values' : 'none';
  return {
    keys,
    range: rangeToDates(range),
    // A radar shows the range as a whole.
    grouping: radar ? 'month' : grouping,
    timeSeries: !radar,
    figures: numbers || radar,
    compared: numbers,
    formulaKeys: keys.filter((key) => mapping.graph_properties[key]?.calc_formula_for_numbers),
    onlyVerified: numbers && isYtd,
    targets,
    cumulativeTargets: targets === 'timeSeries' && cumulative && !numbers,
  };
}
