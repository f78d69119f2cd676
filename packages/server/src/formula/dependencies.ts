import { type Formula, formulaKeys, visitTerms } from './ast.js';
import { FormulaError } from './errors.js';

export interface DependencyOrder {
  /** Keys with every input before what uses it; keys in or behind a cycle are left out. */
  readonly order: string[];
  /** One cycle, as `[a, b, a]`, where there is any. */
  readonly cycle: string[] | null;
}

/**
 * Orders keys by what they depend on. Works in loops, not recursion: chains of any length are fine.
 * `inputsOf` may name keys outside `keys`; those are not ordered.
 */
export function orderByDependency(
  keys: readonly string[],
  inputsOf: (key: string) => readonly string[],
): DependencyOrder {
  const waitingFor = new Map<string, number>(keys.map((key) => [key, 0]));
  const usedBy = new Map<string, string[]>();
  for (const key of keys) {
    const inputs = inputsOf(key);
    if (inputs.length === 0) continue;
    for (const input of new Set(inputs)) {
      if (!waitingFor.has(input)) continue;
      waitingFor.set(key, (waitingFor.get(key) ?? 0) + 1);
      const users = usedBy.get(input);
      if (users === undefined) usedBy.set(input, [key]);
      else users.push(key);
    }
  }
  const order = keys.filter((key) => waitingFor.get(key) === 0);
  for (let next = 0; next < order.length; next += 1)
    for (const user of usedBy.get(order[next] as string) ?? []) {
      const left = (waitingFor.get(user) ?? 0) - 1;
      waitingFor.set(user, left);
      if (left === 0) order.push(user);
    }
  if (order.length === waitingFor.size) return { order, cycle: null };
  const blocked = new Set(keys.filter((key) => (waitingFor.get(key) ?? 0) > 0));
  return { order, cycle: findCycle(blocked, inputsOf) };
}

/** Every blocked key has a blocked input, so following those must come back to where it was. */
function findCycle(
  blocked: ReadonlySet<string>,
  inputsOf: (key: string) => readonly string[],
): string[] {
  const path: string[] = [];
  const seenAt = new Map<string, number>();
  let key = blocked.values().next().value;
  while (key !== undefined) {
    const seen = seenAt.get(key);
    if (seen !== undefined) return [...path.slice(seen), key];
    seenAt.set(key, path.length);
    path.push(key);
    key = inputsOf(key).find((input) => blocked.has(input));
  }
  throw new Error('a blocked term has no blocked input');
}

/** How a cycle is shown: `a → b → a`; the middle of a very long one is left out. */
export function showCycle(cycle: readonly string[]): string {
  const shown = cycle.length > 20 ? [...cycle.slice(0, 10), '…', ...cycle.slice(-9)] : cycle;
  return shown.join(' → ');
}

/** Throws FormulaError at the first key that is not known. */
export function checkKeys(formula: Formula, isKey: (key: string) => boolean): void {
  visitTerms(formula, ({ key, position }) => {
    if (!isKey(key)) throw new FormulaError('formula_unknown_key', position, { key });
  });
}

/**
 * The circular reference among formulas by term key, or null. Its `path` begins and ends with the
 * same key.
 */
export function findCircularReference(
  formulas: ReadonlyMap<string, Formula>,
): { path: string[]; error: FormulaError } | null {
  const inputs = new Map([...formulas].map(([key, formula]) => [key, formulaKeys(formula)]));
  const { cycle } = orderByDependency([...formulas.keys()], (key) => inputs.get(key) ?? []);
  if (cycle === null) return null;
  const error = new FormulaError('formula_circular_reference', null, { path: showCycle(cycle) });
  return { path: cycle, error };
}
