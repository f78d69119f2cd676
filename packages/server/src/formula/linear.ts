import type { Formula } from './ast.js';

/** A constant plus, for each term, a factor times its value. */
interface LinearForm {
  readonly constant: number;
  readonly factors: ReadonlyMap<string, number>;
}

const constantForm = (constant: number): LinearForm => ({ constant, factors: new Map() });

function scaled({ constant, factors }: LinearForm, by: number): LinearForm {
  return {
    constant: constant * by,
    factors: new Map([...factors].map(([key, factor]) => [key, factor * by])),
  };
}

/** Adds up forms; null as soon as one of them is none. */
function summed(forms: Iterable<LinearForm | null>): LinearForm | null {
  let constant = 0;
  const factors = new Map<string, number>();
  for (const form of forms) {
    if (form === null) return null;
    constant += form.constant;
    for (const [key, factor] of form.factors) factors.set(key, (factors.get(key) ?? 0) + factor);
  }
  return { constant, factors };
}

function product(
  first: LinearForm | null,
  rest: readonly { readonly operator: string; readonly form: LinearForm | null }[],
): LinearForm | null {
  let result = first;
  for (const { operator, form } of rest) {
    if (result === null || form === null) return null;
    if (form.factors.size === 0)
      result = scaled(result, operator === '/' ? 1 / form.constant : form.constant);
    else if (operator === '*' && result.factors.size === 0) result = scaled(form, result.constant);
    else return null;
  }
  return result;
}

function linearForm(formula: Formula): LinearForm | null {
  switch (formula.kind) {
    case 'number':
      return constantForm(formula.value);
    case 'term':
      return { constant: 0, factors: new Map([[formula.key, 1]]) };
    case 'negation': {
      const form = linearForm(formula.operand);
      return form && scaled(form, -1);
    }
    case 'chain': {
      const first = linearForm(formula.first);
      const rest = formula.rest.map(({ operator, operand }) => ({
        operator,
        form: linearForm(operand),
      }));
      if (formula.level === 'multiplicative') return product(first, rest);
      return summed([
        first,
        ...rest.map(({ operator, form }) =>
          form === null || operator === '+' ? form : scaled(form, -1),
        ),
      ]);
    }
    case 'comparison':
      return null;
    case 'call':
      return formula.name === 'sum' ? summed(formula.operands.map(linearForm)) : null;
  }
}

/**
 * The factor of each term in a formula that only adds, subtracts and multiplies by numbers, in the
 * order written; null for any other formula. A missing value then counts as nothing throughout.
 */
export function linearFactors(formula: Formula): ReadonlyMap<string, number> | null {
  const factors = linearForm(formula)?.factors;
  if (factors === undefined) return null;
  return [...factors.values()].every(Number.isFinite) ? factors : null;
}
