import type { TermFields } from '@tavoite/model';
import { childrenOfSums, parentsOf, type RuledTerm } from '../../domain/term-rules.js';
import {
  checkKeys,
  type Formula,
  FormulaError,
  formulaKeys,
  parseFormula,
  showCycle,
} from '../../formula/index.js';
import type { Message } from '../../messages/errors.js';

export type Problems = Record<string, Message[]>;

/** What is wrong with a term, by field; where, if it is in its formula. */
export interface Verdict {
  readonly problems: Problems;
  readonly position: number | null;
  readonly formula: Formula | null;
}

export const ruledTerm = (fields: TermFields): RuledTerm => ({
  formula: fields.formula,
  parent: fields.parent,
  additionalParents: fields.additional_parents,
  sumValuesInTree: fields.sum_values_in_tree,
  unit: fields.unit,
});

/** The way from a key along what it needs back to itself, as `a → b → a`; null without one. */
function circleThrough(
  start: string,
  inputsOf: (key: string) => readonly string[],
): string[] | null {
  const from = new Map<string, string>();
  const open = [start];
  for (let key = open.shift(); key !== undefined; key = open.shift())
    for (const input of inputsOf(key)) {
      if (input === start) {
        const path = [key];
        for (let at = key; at !== start; ) {
          at = from.get(at) ?? start;
          path.unshift(at);
        }
        return [...path, start];
      }
      if (from.has(input)) continue;
      from.set(input, key);
      open.push(input);
    }
  return null;
}

/** The formula if it can be read; null where it cannot, or where there is none. */
export function readableFormula(text: string | null): Formula | null {
  if (text === null) return null;
  try {
    return parseFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

/** Judges a term that is to be among `others`, the terms by key without itself. */
export function judgeTerm(
  others: ReadonlyMap<string, RuledTerm>,
  fields: TermFields,
  hasFigures: boolean,
): Verdict {
  const problems: Problems = {};
  const add = (field: string, message: Message) => {
    problems[field] = [...(problems[field] ?? []), message];
  };
  const { key, parent, additional_parents: more } = fields;
  if (others.has(key)) {
    // Whatever else is said would be about the other term, too.
    add('key', { key: 'key_taken', values: { term: key } });
    return { problems, position: null, formula: null };
  }
  const terms = new Map(others).set(key, ruledTerm(fields));
  const mustExist = (field: string, other: string) => {
    if (!terms.has(other)) add(field, { key: 'no_such_term', values: { term: other } });
  };
  if (parent !== null) mustExist('parent', parent);
  for (const [i, other] of more.entries()) {
    mustExist('additional_parents', other);
    if (other === parent || more.indexOf(other) !== i)
      add('additional_parents', { key: 'parent_twice', values: { term: other } });
  }
  const tree = circleThrough(key, (other) => parentsOf(terms.get(other)));
  if (tree !== null) {
    const field = tree[1] === parent ? 'parent' : 'additional_parents';
    add(field, { key: 'term_under_itself', values: { path: showCycle(tree) } });
  }
  if (fields.formula !== null && hasFigures) add('formula', 'term_has_figures');
  let formula: Formula | null = null;
  let position: number | null = null;
  try {
    if (fields.formula !== null) {
      formula = parseFormula(fields.formula);
      checkKeys(formula, (other) => terms.has(other));
    }
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    position = error.position;
    add('formula', { key: error.code, values: error.params });
  }
  const sums = childrenOfSums(terms);
  const inputs = (other: string): readonly string[] => {
    const text = terms.get(other)?.formula ?? null;
    if (text === null) return sums.get(other) ?? [];
    const parsed = other === key ? formula : readableFormula(text);
    return parsed === null ? [] : formulaKeys(parsed);
  };
  const circle = circleThrough(key, inputs);
  if (circle !== null) {
    const field =
      fields.formula !== null || !fields.sum_values_in_tree ? 'formula' : 'sum_values_in_tree';
    add(field, { key: 'formula_circular_reference', values: { path: showCycle(circle) } });
  }
  return { problems, position, formula };
}
