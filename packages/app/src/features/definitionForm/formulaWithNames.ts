/** A number, a key in brackets, or a name, as the server reads them. */
const PARTS =
  /(?:\d|\.\d)(?:[eE][+-]\d|[\p{L}\p{N}_.])*|\[((?:[^\]]|\]\])*)\]|([\p{L}_][\p{L}\p{M}\p{N}_]*)(?!\s*\(|[\p{L}\p{M}\p{N}_])/gu;
/** A title that would read as several parts of the formula is kept together by brackets. */
const AMBIGUOUS_TITLE = /[+*/()<>=[\],]|(^|\s)-|-(\s|$)|^[\d.]+$/;

/** A formula with the names of the terms in place of their keys. What is no key stays as it is. */
export const formulaWithNames = (
  formula: string,
  nameOf: (key: string) => string | undefined,
): string =>
  formula.replace(PARTS, (part: string, bracketed?: string, bare?: string) => {
    const name = nameOf(bracketed?.replaceAll(']]', ']').trim() ?? bare ?? '');
    if (name === undefined) return part;
    return AMBIGUOUS_TITLE.test(name) ? `[${name}]` : name;
  });
