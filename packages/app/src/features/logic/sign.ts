import { partsOfSum, type Sign, type Term } from '@tavoite/model';

/**
 * Whether more of a term makes the term above larger or smaller, where that is a plain sum or difference
 * of terms; null for all other formulas, and for terms that theirs does not name once.
 */
export function signUnder({ formula }: Pick<Term, 'formula'>, key: string): Sign | null {
  const [part, ...others] = partsOfSum(formula)?.filter((one) => one.key === key) ?? [];
  return part && others.length === 0 ? part.sign : null;
}
