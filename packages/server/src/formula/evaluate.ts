import type { Formula, FormulaFunction } from './ast.js';
import {
  absolute,
  binaryOperators,
  type Column,
  choose,
  countPresent,
  keepExtreme,
  negate,
  roundTo,
} from './columns.js';

/** Working columns of one length, reused from formula to formula. */
export class ScratchColumns {
  private readonly free: Column[] = [];

  constructor(readonly length: number) {}

  /** A column with undefined contents. */
  take(): Column {
    return this.free.pop() ?? new Float64Array(this.length);
  }

  give(column: Column): void {
    this.free.push(column);
  }
}

/** The column of a term; undefined for an unknown key or a term without values. */
export type ColumnOf = (key: string) => Column | undefined;

class Evaluation {
  constructor(
    private readonly columnOf: ColumnOf,
    private readonly scratch: ScratchColumns,
  ) {}

  into(out: Column, formula: Formula): void {
    switch (formula.kind) {
      case 'number':
        out.fill(formula.value);
        return;
      case 'term': {
        const column = this.columnOf(formula.key);
        if (column === undefined) out.fill(Number.NaN);
        else out.set(column);
        return;
      }
      case 'negation':
        this.into(out, formula.operand);
        negate(out);
        return;
      case 'chain':
        this.into(out, formula.first);
        for (const { operator, operand } of formula.rest)
          this.with(operand, (column) => binaryOperators[operator](out, column));
        return;
      case 'comparison':
        this.into(out, formula.left);
        this.with(formula.right, (column) => binaryOperators[formula.operator](out, column));
        return;
      case 'call':
        this.call(out, formula.name, formula.operands);
    }
  }

  /** Hands out the operand's column; a term's own one is read in place. */
  private with<T>(operand: Formula, use: (column: Column) => T): T {
    const own = operand.kind === 'term' ? this.columnOf(operand.key) : undefined;
    if (own !== undefined) return use(own);
    const column = this.scratch.take();
    this.into(column, operand);
    const result = use(column);
    this.scratch.give(column);
    return result;
  }

  private call(out: Column, name: FormulaFunction, operands: readonly Formula[]): void {
    const [first, second, third] = operands;
    if (first === undefined) throw new Error(`"${name}" was parsed without values`);
    if (name === 'avg') {
      this.average(out, operands);
      return;
    }
    this.into(out, first);
    switch (name) {
      case 'sum':
      case 'min':
      case 'max':
        for (const operand of operands.slice(1))
          this.with(operand, (column) => {
            if (name === 'sum') binaryOperators['+'](out, column);
            else keepExtreme(out, column, name === 'min' ? -1 : 1);
          });
        return;
      case 'abs':
        absolute(out);
        return;
      case 'round':
        if (second === undefined) roundTo(out, null);
        else this.with(second, (digits) => roundTo(out, digits));
        return;
      case 'if':
        if (second === undefined) throw new Error('"if" was parsed without a choice');
        this.with(second, (then) => {
          if (third === undefined) choose(out, then, null);
          else this.with(third, (otherwise) => choose(out, then, otherwise));
        });
    }
  }

  private average(out: Column, operands: readonly Formula[]): void {
    const counts = this.scratch.take();
    counts.fill(0);
    out.fill(Number.NaN);
    for (const operand of operands)
      this.with(operand, (column) => {
        binaryOperators['+'](out, column);
        countPresent(counts, column);
      });
    binaryOperators['/'](out, counts);
    this.scratch.give(counts);
  }
}

/**
 * Evaluates a formula over columns, one entry per period; NaN is a missing value (the rules are in
 * columns.ts). The result is a new column of the scratch's length, never a term's own.
 */
export function evaluateFormula(
  formula: Formula,
  columnOf: ColumnOf,
  scratch: ScratchColumns,
): Column {
  const out = new Float64Array(scratch.length);
  new Evaluation(columnOf, scratch).into(out, formula);
  return out;
}
