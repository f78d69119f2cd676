import { formulaTexts } from './texts.js';

export type FormulaErrorCode = keyof (typeof formulaTexts)['en'];
export type FormulaErrorParams = Readonly<Record<string, string | number>>;

/**
 * A problem in a formula. `params` fill the sentence of `code` in any language; `message` is the
 * English one. `position` is the offset in the text from 0, null for a problem between terms.
 */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
  readonly code: FormulaErrorCode;
  readonly params: FormulaErrorParams;
  readonly position: number | null;

  constructor(code: FormulaErrorCode, position: number | null, params: FormulaErrorParams = {}) {
    const all = position === null ? params : { ...params, at: position + 1 };
    super(
      formulaTexts.en[code].replace(/\{(\w+)\}/g, (_, name: string) => String(all[name] ?? '')),
    );
    this.code = code;
    this.params = all;
    this.position = position;
  }
}
