import { replaceKeys } from '@tavoite/model';

/** A title that would read as several parts of the formula is kept together by brackets. */
const AMBIGUOUS_TITLE = /[+*/()<>=[\],]|(^|\s)-|-(\s|$)|^[\d.]+$/;

/** A formula with the names of the terms in place of their keys. What is no key stays as it is. */
export const formulaWithNames = (
  formula: string,
  nameOf: (key: string) => string | undefined,
): string =>
  replaceKeys(formula, (key, written) => {
    const name = nameOf(key);
    if (name === undefined) return written;
    return AMBIGUOUS_TITLE.test(name) ? `[${name}]` : name;
  });
