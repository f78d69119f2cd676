/** Functions of the formula language with how many values they take; null: no upper bound. */
export const FORMULA_FUNCTIONS = {
  sum: { least: 1, most: null },
  avg: { least: 1, most: null },
  min: { least: 1, most: null },
  max: { least: 1, most: null },
  abs: { least: 1, most: 1 },
  round: { least: 1, most: 2 },
  if: { least: 2, most: 3 },
} as const satisfies Record<string, { least: number; most: number | null }>;

export type FormulaFunction = keyof typeof FORMULA_FUNCTIONS;
export type AdditiveOperator = '+' | '-';
export type MultiplicativeOperator = '*' | '/';
export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '=' | '<>';

/**
 * A parsed formula. Operators of one level are one flat `chain`, so that `a + b + …` over thousands
 * of terms is not deep: the depth of a formula is at most its nesting, which the parser bounds.
 */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'term'; readonly key: string; readonly position: number }
  | { readonly kind: 'negation'; readonly operand: Formula }
  | FormulaChain
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: Formula;
      readonly right: Formula;
    }
  | {
      readonly kind: 'call';
      readonly name: FormulaFunction;
      readonly operands: readonly Formula[];
    };

export interface FormulaChain {
  readonly kind: 'chain';
  readonly level: 'additive' | 'multiplicative';
  readonly first: Formula;
  readonly rest: readonly {
    readonly operator: AdditiveOperator | MultiplicativeOperator;
    readonly operand: Formula;
  }[];
}

/** Calls `visit` for each term the formula names, in the order written, repeats included. */
export function visitTerms(
  formula: Formula,
  visit: (term: Extract<Formula, { kind: 'term' }>) => void,
): void {
  switch (formula.kind) {
    case 'number':
      return;
    case 'term':
      visit(formula);
      return;
    case 'negation':
      visitTerms(formula.operand, visit);
      return;
    case 'chain':
      visitTerms(formula.first, visit);
      for (const { operand } of formula.rest) visitTerms(operand, visit);
      return;
    case 'comparison':
      visitTerms(formula.left, visit);
      visitTerms(formula.right, visit);
      return;
    case 'call':
      for (const operand of formula.operands) visitTerms(operand, visit);
  }
}

/** The distinct term keys that a formula names, in the order written. */
export function formulaKeys(formula: Formula): string[] {
  const keys = new Set<string>();
  visitTerms(formula, ({ key }) => keys.add(key));
  return [...keys];
}
