import { seriesColorNames } from '@tavoite/tokens';
import type { Row } from './csv.js';
import type { Terms } from './terms.js';

/** No one can tell more lines apart in one graph. */
const MAX_SERIES = 12;

interface View {
  readonly mapping: Row & { readonly key: string };
  readonly terms: readonly Row[];
}

const color = (index: number) => seriesColorNames[index % seriesColorNames.length] ?? '';

function series(keys: readonly string[], properties: Row): Row[] {
  return keys.slice(0, MAX_SERIES).map((term, i) => ({ term, color: color(i), ...properties }));
}

/** One view of every kind: bars with a second axis, a stack, areas, lines, a radar; and one per line. */
function views({ lines }: Terms): View[] {
  const first = lines[0]?.units[0]?.suffix ?? '';
  const finance = { parent: 'finance', unit: 'k€', past_months: 24, future_months: 6 };
  return [
    {
      mapping: {
        key: 'finance',
        view_title: 'Finance',
        view_title_fi: 'Talous',
        view_icon: 'euro',
        redirect: true,
      },
      terms: [],
    },
    {
      mapping: {
        ...finance,
        key: 'result',
        view_title: 'Result',
        view_title_fi: 'Tulos',
        view_icon: 'chart-bar',
        u_right: '%',
        target_type: 'line',
        target_color: 'data-4',
        tick_count: 7,
        related_pages: 'lines costs',
        related_pages_title: 'More about the result',
      },
      terms: [
        { term: 'revenue', type: 'bar', color: color(0) },
        { term: 'operating_profit', type: 'bar', color: color(1) },
        {
          term: 'operating_margin',
          type: 'line',
          color: color(2),
          second_axis: true,
          calc_formula_for_numbers: true,
        },
      ],
    },
    {
      mapping: {
        ...finance,
        key: 'lines',
        view_title: 'Revenue by line',
        view_title_fi: 'Liikevaihto liiketoiminnoittain',
        view_icon: 'chart-stacked',
        y_axis_min: 0,
      },
      terms: series(
        lines.map(({ suffix }) => `revenue${suffix}`),
        { type: 'stacked', stack_id: 'revenue' },
      ),
    },
    {
      mapping: {
        ...finance,
        key: 'costs',
        view_title: 'Costs',
        view_title_fi: 'Kulut',
        view_icon: 'chart-area',
      },
      terms: series(['direct_costs', 'fixed_costs'], { type: 'area' }),
    },
    {
      mapping: {
        key: 'budget',
        view_title: 'Revenue and budget',
        view_title_fi: 'Liikevaihto ja budjetti',
        view_icon: 'chart-line',
        unit: 'k€',
        target_type: 'area',
        show_decimals: true,
      },
      terms: series(['revenue', 'revenue_budget'], { type: 'line' }),
    },
    {
      mapping: {
        key: 'cost-shape',
        view_title: 'Shape of costs',
        view_title_fi: 'Kulujen muoto',
        view_icon: 'chart-line',
        unit: 'k€',
        target_type: 'radar',
      },
      terms: series(
        ['materials', 'wages', 'subcontracting', 'freight'].map((name) => `${name}${first}`),
        { type: 'line' },
      ),
    },
    {
      mapping: {
        key: 'units',
        view_title: 'Units',
        view_title_fi: 'Yksiköt',
        view_icon: 'users',
        redirect: true,
      },
      terms: [],
    },
    ...lines.map(
      ({ suffix, name, units }): View => ({
        mapping: {
          key: `units${suffix}`,
          parent: 'units',
          view_title: `Units of ${name.en}`,
          view_title_fi: `Yksiköt, ${name.fi}`,
          unit: 'k€',
          target_type: 'bar',
        },
        terms: series(
          units.map((unit) => `revenue${unit.suffix}`),
          { type: 'line' },
        ),
      }),
    ),
  ];
}

export function mappings(terms: Terms): Row[] {
  return views(terms).map(({ mapping }, i) => ({
    organization: '*',
    ...mapping,
    sort_order: i + 1,
  }));
}

export function mappingTerms(terms: Terms): Row[] {
  return views(terms).flatMap(({ mapping, terms }) =>
    terms.map((term) => ({ organization: '*', mapping: mapping.key, ...term })),
  );
}
