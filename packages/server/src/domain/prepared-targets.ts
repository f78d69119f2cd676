import type { Language, Target } from '@tavoite/model';
import type { Formula } from '../formula/index.js';
import { localized } from '../messages/texts.js';
import { type OrganizationSeries, termsOfFormulas } from '../series/index.js';
import { parseTarget, type TargetFormulas } from './target-formulas.js';
import type { TargetRow } from './target-queries.js';
import { showFormula, showTermFormula, titleIn } from './titles.js';

/** What an answer says of a target whatever the period: all but its values. */
export type TargetFacts = Omit<
  Target,
  | 'current_value'
  | 'target_value'
  | 'compare_value'
  | 'value_period'
  | 'compare_period'
  | 'data_available_for_current_value'
  | 'is_verified'
>;

/** A target whose formulas are parsed and whose texts are in one language. */
export interface PreparedTarget {
  readonly row: TargetRow;
  readonly formulas: TargetFormulas;
  readonly facts: TargetFacts;
}

const writtenFormulas = ({ current, target, compare }: TargetFormulas): Formula[] =>
  [current, target, compare].filter((formula) => formula !== null);

function describe(
  series: OrganizationSeries,
  language: Language,
  row: TargetRow,
  formulas: TargetFormulas,
): TargetFacts {
  const show = (formula: Formula | null, written: string | null) =>
    formula === null ? (written ?? '') : showFormula(series, language, formula);
  return {
    id: row.id,
    title: titleIn(language, row),
    start_date: row.startDate,
    end_date: row.endDate,
    minimum_value: row.minimumValue,
    reversed_target: row.reversedTarget,
    value_numeric_type: row.valueNumericType === 'int' ? 'int' : 'decimal',
    measurement_type_prefix: row.measurementTypePrefix ?? '',
    unit: row.unit ?? '',
    formula_str: show(formulas.current, row.formula),
    target_formula_str: show(formulas.target, row.targetFormula),
    compare_formula_str: show(formulas.compare, row.compareFormula),
    additional_information: localized(
      language,
      row.additionalInformation ?? '',
      row.additionalInformationFi,
    ),
    link_tag: row.linkTag === null ? null : localized(language, row.linkTag, row.linkTagFi),
    terms: termsOfFormulas(series, writtenFormulas(formulas)).map((term) => ({
      key: term.row.key,
      title: titleIn(language, term.row),
      formula_str: showTermFormula(series, language, term),
      data_source: term.row.dataSource,
    })),
    target_group: row.targetGroupId,
  };
}

/** Targets ready to be read over any period. */
export function prepareTargets(
  series: OrganizationSeries,
  language: Language,
  rows: readonly TargetRow[],
): PreparedTarget[] {
  return rows.map((row) => {
    const formulas = parseTarget(series, row);
    return { row, formulas, facts: describe(series, language, row, formulas) };
  });
}

/** What a target takes in memory beside its texts: objects, parsed formulas, columns of its row. */
const BYTES_PER_TARGET = 2_000;

/** Estimate of the memory that prepared targets take. */
export const bytesOfTargets = (targets: readonly PreparedTarget[]): number =>
  targets.reduce((sum, { facts }) => sum + BYTES_PER_TARGET + 2 * JSON.stringify(facts).length, 0);
