import type { TargetFields } from '@tavoite/model';

/** Nothing but a number, as Finnish writes it: `1,95`, `-1 200 000`. */
const FINNISH_NUMBER = /^[+-]?(?:\d{1,3}(?:\s\d{3})+(?:,\d+)?|\d+,\d+)$/;

function withPoint(formula: string): string {
  const written = formula.trim().replace('\u2212', '-');
  return FINNISH_NUMBER.test(written) ? written.replace(/\s/g, '').replace(',', '.') : formula;
}

/**
 * The fields with a decimal point in what is only a number with a comma, as someone who reads Finnish
 * writes it. In a formula a comma separates, so those stay as they are.
 */
export const withDecimalPoints = (fields: TargetFields): TargetFields => ({
  ...fields,
  formula: withPoint(fields.formula),
  target_formula: fields.target_formula && withPoint(fields.target_formula),
  compare_formula: fields.compare_formula && withPoint(fields.compare_formula),
});
