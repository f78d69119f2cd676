/** A number, a key in brackets, or a name, as the server reads them. */
const PARTS =
  /(?:\d|\.\d)(?:[eE][+-]\d|[\p{L}\p{N}_.])*|\[((?:[^\]]|\]\])*)\]|([\p{L}_][\p{L}\p{M}\p{N}_]*)(?!\s*\(|[\p{L}\p{M}\p{N}_])/gu;

/** A formula with something else in place of each key; `write` is given the key, and how it is written. */
export const replaceKeys = (
  formula: string,
  write: (key: string, written: string) => string,
): string =>
  formula.replace(PARTS, (part: string, bracketed?: string, bare?: string) => {
    const key = bracketed?.replaceAll(']]', ']').trim() ?? bare;
    return key === undefined ? part : write(key, part);
  });

/** The keys that a formula names, each once, in their order. */
export function keysOfFormula(formula: string): string[] {
  const keys = new Set<string>();
  replaceKeys(formula, (key, written) => {
    keys.add(key);
    return written;
  });
  return [...keys];
}
