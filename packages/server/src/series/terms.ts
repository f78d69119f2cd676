import type { MonthNumber } from '@tavoite/model';
import {
  type Formula,
  FormulaError,
  formulaKeys,
  orderByDependency,
  parseFormula,
} from '../formula/index.js';
import type { MonthlyColumn } from './codec.js';
import { type Aggregation, isPercentageUnit } from './rules.js';
import type { Yielder } from './yielder.js';

const NO_INPUTS: readonly Draft[] = [];
const NO_KEYS: readonly string[] = [];

/** A term as stored. */
export interface TermRow {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly titleFi: string | null;
  readonly formula: string | null;
  readonly parentId: number | null;
  readonly additionalParents: readonly number[];
  readonly unit: string | null;
  readonly measurementTypePrefix: string | null;
  readonly aggregation: Aggregation;
  readonly sumValuesInTree: boolean;
  readonly isFreeMeasure: boolean;
  readonly valueNumericType: 'int' | 'decimal';
  readonly dataSource: string | null;
  readonly ordering: number;
}

/** A term ready to be read. */
export interface SeriesTerm {
  readonly row: TermRow;
  /** Position in the organisation's list, which is in display order. */
  readonly index: number;
  /** The parsed formula, or null where there is none or it does not parse. */
  readonly formula: Formula | null;
  /** What its values are computed by: its formula, or the sum of the terms below it. */
  readonly computedBy: Formula | null;
  /** The terms that it is computed from; no repeats. */
  readonly inputs: readonly SeriesTerm[];
  /** Whether its formula names a key that is no term: it can then never be verified. */
  readonly hasUnknownInput: boolean;
  /** The term's own months; null for a computed term. */
  readonly column: MonthlyColumn | null;
  /** Terms below it, primary ones first, each in display order. */
  readonly children: readonly SeriesTerm[];
  readonly parent: SeriesTerm | null;
  readonly isPercentage: boolean;
  /** Place in the order of evaluation; null for a term that hangs on a circular reference. */
  readonly rank: number | null;
  /** Months with any value, its own or an input's; null without data. */
  readonly firstKnown: MonthNumber | null;
  readonly lastKnown: MonthNumber | null;
  /** Whether every month that has a value is verified; null without data. */
  readonly allVerified: boolean | null;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Omit<Mutable<SeriesTerm>, 'inputs' | 'children' | 'parent'> & {
  inputs: Draft[];
  children: Draft[];
  parent: Draft | null;
};

/**
 * The terms whose sum an organising term is: those below it, each once however many paths lead to
 * it, percentages left out. Terms that are such sums themselves give way to what is below them.
 */
function sumOfTermsBelow(term: Draft): Formula {
  const found = new Set<Draft>();
  const passed = new Set<Draft>([term]);
  const open = [term];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const child of next.children) {
      if (child.isPercentage || passed.has(child)) continue;
      if (isSumOfTermsBelow(child)) {
        passed.add(child);
        open.push(child);
      } else found.add(child);
    }
  const operands = [...found].map(({ row }) => ({
    kind: 'term' as const,
    key: row.key,
    position: 0,
  }));
  return operands.length === 0
    ? { kind: 'number', value: Number.NaN }
    : { kind: 'call', name: 'sum', operands };
}

function isSumOfTermsBelow({ row, column, children }: Draft): boolean {
  return row.sumValuesInTree && row.formula === null && column === null && children.length > 0;
}

function tryParse(text: string): Formula | null {
  try {
    return parseFormula(text);
  } catch (error) {
    // The import refuses such formulas; one that got in otherwise must not take the rest down.
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

function linkTree(drafts: readonly Draft[]): void {
  const byId = new Map(drafts.map((draft) => [draft.row.id, draft]));
  for (const draft of drafts) {
    draft.parent = draft.row.parentId === null ? null : (byId.get(draft.row.parentId) ?? null);
    draft.parent?.children.push(draft);
  }
  for (const draft of drafts)
    for (const parentId of new Set(draft.row.additionalParents)) {
      const parent = byId.get(parentId);
      if (parent !== undefined && parent !== draft.parent && parent !== draft)
        parent.children.push(draft);
    }
}

function summarizeOwn(draft: Draft): void {
  if (draft.column === null) return;
  const { firstMonth, values, verified } = draft.column;
  let first = -1;
  let last = -1;
  let allVerified = true;
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(values[i])) continue;
    if (first < 0) first = i;
    last = i;
    if (verified[i] !== 1) allVerified = false;
  }
  if (first < 0) return;
  draft.firstKnown = firstMonth + first;
  draft.lastKnown = firstMonth + last;
  draft.allVerified = allVerified;
}

function summarizeComputed(draft: Draft): void {
  const known = draft.inputs.filter((input) => input.allVerified !== null);
  if (known.length === 0) return;
  draft.firstKnown = Math.min(...known.map((input) => input.firstKnown ?? Infinity));
  draft.lastKnown = Math.max(...known.map((input) => input.lastKnown ?? -Infinity));
  draft.allVerified =
    known.length === draft.inputs.length &&
    !draft.hasUnknownInput &&
    known.every((input) => input.allVerified === true);
}

/**
 * Makes terms ready to be read: formulas parsed once, tree linked, ordered so that every input comes
 * before what uses it. A formula that does not parse or hangs on a circular reference gives no values.
 */
export async function prepareTerms(
  rows: readonly TermRow[],
  columns: ReadonlyMap<number, MonthlyColumn>,
  yielder: Yielder,
): Promise<SeriesTerm[]> {
  const drafts: Draft[] = [];
  const byKey = new Map<string, Draft>();
  for (const [index, row] of rows.entries()) {
    if (yielder.due) await yielder.rest();
    const formula = row.formula === null ? null : tryParse(row.formula);
    const draft: Draft = {
      row,
      index,
      formula,
      computedBy: formula,
      inputs: [],
      column: row.formula === null ? (columns.get(row.id) ?? null) : null,
      children: [],
      parent: null,
      isPercentage: isPercentageUnit(row.unit),
      rank: null,
      firstKnown: null,
      lastKnown: null,
      allVerified: null,
      hasUnknownInput: false,
    };
    summarizeOwn(draft);
    drafts.push(draft);
    byKey.set(row.key, draft);
  }
  linkTree(drafts);
  for (const draft of drafts) {
    if (yielder.due) await yielder.rest();
    if (isSumOfTermsBelow(draft)) draft.computedBy = sumOfTermsBelow(draft);
    if (draft.computedBy === null) continue;
    for (const key of formulaKeys(draft.computedBy)) {
      const input = byKey.get(key);
      if (input === undefined) draft.hasUnknownInput = true;
      else draft.inputs.push(input);
    }
  }
  const { order } = orderByDependency(
    drafts.map(({ row }) => row.key),
    (key) => {
      const inputs = byKey.get(key)?.inputs ?? NO_INPUTS;
      return inputs.length === 0 ? NO_KEYS : inputs.map(({ row }) => row.key);
    },
  );
  for (const [rank, key] of order.entries()) {
    const draft = byKey.get(key);
    if (draft === undefined) continue;
    draft.rank = rank;
    if (draft.computedBy !== null) summarizeComputed(draft);
  }
  return drafts;
}
