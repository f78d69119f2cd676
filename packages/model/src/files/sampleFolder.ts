/** Months are counted from the one of the import, so a sample never ages. */
const MONTHS = Array.from({ length: 24 }, (_, month) => `M-${24 - month}`);
const sales = MONTHS.map((_, month) => 100 + 2 * month + (month % 3) * 4);
const costs = MONTHS.map((_, month) => 80 + month + (month % 4) * 3);

const lines = (...rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;

/**
 * The files of a small import folder that can be imported as it is, by their names: two terms with figures, a third computed from them,
 * and a target.
 * @param organization its key
 */
export function sampleFolder(organization: string): Record<string, string> {
  const of = (...cells: readonly (string | number)[]) => [organization, ...cells];
  return {
    'terms.csv': lines(
      ['organization', 'key', 'title', 'title_fi', 'formula', 'measurement_type_prefix', 'unit'],
      of(
        'sample_profit',
        'Sample: profit',
        'Esimerkki: tulos',
        'sample_sales - sample_costs',
        'k',
        '€',
      ),
      of('sample_sales', 'Sample: sales', 'Esimerkki: myynti', '', 'k', '€'),
      of('sample_costs', 'Sample: costs', 'Esimerkki: kulut', '', 'k', '€'),
    ),
    'data.csv': lines(
      ['organization', 'term', 'verified_until', ...MONTHS],
      of('sample_sales', 'M-1', ...sales),
      of('sample_costs', 'M-1', ...costs),
    ),
    'target_groups.csv': lines(
      ['organization', 'key', 'title', 'title_fi'],
      of('sample_growth', 'Sample: growth', 'Esimerkki: kasvu'),
    ),
    'targets.csv': lines(
      [
        'organization',
        'key',
        'target_group',
        'title',
        'title_fi',
        'start_date',
        'end_date',
        'formula',
        'target_formula',
        'compare_months_earlier',
        'measurement_type_prefix',
        'unit',
      ],
      of(
        'sample_target',
        'sample_growth',
        'Sample: profit',
        'Esimerkki: tulos',
        'M-12',
        'M+12',
        'sample_profit',
        '40',
        12,
        'k',
        '€',
      ),
    ),
  };
}
