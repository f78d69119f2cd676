import type { TargetFields, TargetGroupDefinition, TargetGroupFields } from '@tavoite/model';
import { checkKeys, type Formula, FormulaError, parseKeyOrFormula } from '../../formula/index.js';
import type { Message } from '../../messages/errors.js';

export type Problems = Record<string, Message[]>;

export const FORMULAS = ['formula', 'target_formula', 'compare_formula'] as const;
export type FormulaName = (typeof FORMULAS)[number];

/** What is wrong with a target, by field, and where in its formulas. */
export interface Verdict {
  readonly problems: Problems;
  readonly positions: Record<string, number>;
  /** The formulas that are sound. */
  readonly formulas: Partial<Record<FormulaName, Formula>>;
}

/** Judges a target among the groups and terms that there are. */
export function judgeTarget(
  fields: TargetFields,
  isGroup: (id: number) => boolean,
  isTerm: (key: string) => boolean,
): Verdict {
  const problems: Problems = {};
  const positions: Record<string, number> = {};
  const formulas: Verdict['formulas'] = {};
  if (!isGroup(fields.target_group)) problems.target_group = ['no_such_group'];
  if (fields.start_date > fields.end_date) problems.end_date = ['start_after_end'];
  for (const name of FORMULAS) {
    const text = fields[name]?.trim();
    if (!text) continue;
    try {
      const formula = parseKeyOrFormula(text, isTerm);
      checkKeys(formula, isTerm);
      formulas[name] = formula;
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      problems[name] = [{ key: error.code, values: error.params }];
      if (error.position !== null) positions[name] = error.position;
    }
  }
  return { problems, positions, formulas };
}

/** Judges a group: the one with that id, or a new one. */
export function judgeGroup(
  fields: TargetGroupFields,
  id: number | undefined,
  groups: readonly TargetGroupDefinition[],
): Problems {
  const parents = new Map(groups.map((group) => [group.id, group.parent]));
  if (fields.parent === null) return {};
  if (!parents.has(fields.parent)) return { parent: ['no_such_group'] };
  const passed = new Set<number>();
  for (let at: number | null = fields.parent; at !== null && !passed.has(at); ) {
    if (at === id) return { parent: ['group_under_itself'] };
    passed.add(at);
    at = parents.get(at) ?? null;
  }
  return {};
}
