/** The name that is being typed: what stands before the caret. */
const TYPED = /\[?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_. -]*$/u;
const WORD = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*$/u;
const BARE = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

interface Named {
  readonly key: string;
  readonly title: string;
}

/** A term that fits what is typed, and where in the formula it would stand. */
export interface Completion<T extends Named> {
  readonly term: T;
  readonly start: number;
}

/**
 * Terms whose key or title begins with, or else holds, what is typed before the caret. Once that is a
 * whole key, only longer keys that begin with it are left.
 */
export function completionsAt<T extends Named>(
  formula: string,
  caret: number,
  terms: readonly T[],
  most: number,
): Completion<T>[] {
  const before = formula.slice(0, caret);
  const offered = isKeyAt(formula, caret, terms) ? longerKeys(before, terms) : terms;
  const found = new Map<T, number>();
  for (const [pattern, least] of [
    [WORD, 1],
    [TYPED, 3],
  ] as const) {
    const match = pattern.exec(before);
    const typed = (match?.[0] ?? '').replace('[', '').toLocaleLowerCase();
    if (!match || typed.length < least) continue;
    const ranked = offered
      .map((term) => ({ term, rank: rankOf(term, typed) }))
      .filter(({ rank }) => rank < NOT_FOUND)
      .sort((a, b) => a.rank - b.rank);
    const start = before[match.index - 1] === '[' ? match.index - 1 : match.index;
    for (const { term } of ranked) if (!found.has(term)) found.set(term, start);
  }
  return [...found].slice(0, most).map(([term, start]) => ({ term, start }));
}

/** Whether what stands before the caret is a whole key already. */
export function isKeyAt(formula: string, caret: number, terms: readonly Named[]): boolean {
  const typed = WORD.exec(formula.slice(0, caret))?.[0];
  return typed !== undefined && terms.some(({ key }) => key === typed);
}

function longerKeys<T extends Named>(before: string, terms: readonly T[]): T[] {
  const typed = WORD.exec(before)?.[0] ?? '';
  return terms.filter(({ key }) => key.startsWith(typed));
}

const NOT_FOUND = 3;

function rankOf({ key, title }: Named, typed: string): number {
  const names = [key.toLocaleLowerCase(), title.toLocaleLowerCase()];
  // Nothing is left to complete.
  if (names[0] === typed) return NOT_FOUND;
  if (names.some((name) => name.startsWith(typed))) return 0;
  if (names.some((name) => name.includes(` ${typed}`))) return 1;
  return names.some((name) => name.includes(typed)) ? 2 : NOT_FOUND;
}

/** The formula with the term at its place, and where the caret stands then. */
export function complete(
  formula: string,
  caret: number,
  { term, start }: Completion<Named>,
): { formula: string; caret: number } {
  const written = BARE.test(term.key) ? term.key : `[${term.key}]`;
  const rest = formula.slice(caret).replace(/^\]/, '');
  return { formula: formula.slice(0, start) + written + rest, caret: start + written.length };
}
