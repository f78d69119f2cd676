/** A bracket beside the caret, and its partner. */
export interface BracketPair {
  /** Places in the formula, from 0. */
  readonly at: number;
  /** null: there is none. */
  readonly partner: number | null;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };
const isBracket = (character: string | undefined) => /^[()[\]]$/.test(character ?? '');

/** Partners of all brackets, both ways. What stands in square brackets is a key, and has none in it. */
function partnersIn(formula: string): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [at, character] of formula.split('').entries()) {
    const last = open.at(-1);
    const opened = last === undefined ? undefined : formula[last];
    if (opened === '[' && character !== ']') continue;
    if (character in CLOSING) open.push(at);
    else if (last !== undefined && opened !== undefined && CLOSING[opened] === character) {
      open.pop();
      partners.set(last, at);
      partners.set(at, last);
    }
  }
  return partners;
}

/** The bracket before the caret, or else the one after it. */
export function bracketsAt(formula: string, caret: number): BracketPair | null {
  const at = [caret - 1, caret].find((place) => isBracket(formula[place]));
  return at === undefined ? null : { at, partner: partnersIn(formula).get(at) ?? null };
}
