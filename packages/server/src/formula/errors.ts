/** What can be wrong with a formula; the server's texts hold one sentence per code. */
export type FormulaErrorCode =
  | 'formula_empty'
  | 'formula_too_long'
  | 'formula_too_deep'
  | 'formula_unexpected_character'
  | 'formula_unexpected_end'
  | 'formula_unexpected_token'
  | 'formula_unclosed_bracket'
  | 'formula_empty_key'
  | 'formula_bad_number'
  | 'formula_unknown_function'
  | 'formula_wrong_argument_count'
  | 'formula_unknown_key'
  | 'formula_circular_reference';

export type FormulaErrorParams = Readonly<Record<string, string | number>>;

const messages: Record<FormulaErrorCode, (params: FormulaErrorParams) => string> = {
  formula_empty: () => 'The formula is empty.',
  formula_too_long: ({ limit }) => `The formula is longer than ${limit} characters.`,
  formula_too_deep: ({ limit }) => `The formula is nested more than ${limit} levels deep.`,
  formula_unexpected_character: ({ found, at }) => `Unexpected character "${found}" at ${at}.`,
  formula_unexpected_end: () => 'The formula ends too early.',
  formula_unexpected_token: ({ found, at }) => `Unexpected "${found}" at ${at}.`,
  formula_unclosed_bracket: ({ at }) => `The bracket opened at ${at} is not closed.`,
  formula_empty_key: ({ at }) => `The brackets at ${at} hold no term key.`,
  formula_bad_number: ({ found, at }) => `"${found}" at ${at} is not a number.`,
  formula_unknown_function: ({ name, at }) => `Unknown function "${name}" at ${at}.`,
  formula_wrong_argument_count: ({ name, found, range }) =>
    `"${name}" needs ${range} value(s), not ${found}.`,
  formula_unknown_key: ({ key }) => `Unknown term key: ${key}`,
  formula_circular_reference: ({ path }) => `Circular reference: ${path}`,
};

/**
 * A fault in a formula. `params` fill the sentence of `code` in any language (`at` counts
 * characters from 1); `position` is the offset in the text from 0, null for a fault between terms.
 */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
  readonly code: FormulaErrorCode;
  readonly params: FormulaErrorParams;
  readonly position: number | null;

  constructor(code: FormulaErrorCode, position: number | null, params: FormulaErrorParams = {}) {
    const all = position === null ? params : { ...params, at: position + 1 };
    super(messages[code](all));
    this.code = code;
    this.params = all;
    this.position = position;
  }
}
