import { parseKeyOrFormula } from '../formula/index.js';
import { readFormula } from './check-terms.js';
import { fault } from './faults.js';
import { didYouMean, quoted } from './hints.js';
import { type Linking, reportCycles } from './linking.js';
import type { OrganizationPlan } from './plan.js';
import type { TargetGroupRow, TargetRow } from './tables.js';

/** Puts `target_groups.csv` and `targets.csv` into the plan. */
export function linkTargets(
  linking: Linking,
  groups: readonly TargetGroupRow[],
  targets: readonly TargetRow[],
): void {
  const { plan, stored, problems } = linking;
  for (const row of groups) {
    const { user } = row.values;
    if (user && !linking.isUser(user)) {
      linking.unknown(row.at('user'), 'user', user, [...plan.users.keys(), ...stored.users.keys()]);
    }
  }
  for (const row of targets) {
    const { start_date: start, end_date: end } = row.values;
    if (start > end)
      problems.error(row.at('end_date'), fault('fault_end_before_start', { start, end }));
  }
  linking.spread(groups, (organization, row) =>
    linking.addOnce(organization.targetGroups, row.values.key, organization, row, 'key'),
  );
  linking.spread(targets, (organization, row) =>
    linking.addOnce(organization.targets, row.values.key, organization, row, 'key'),
  );
}

/** Checks the target groups and targets of one organisation. */
export function checkTargets(
  linking: Linking,
  organization: OrganizationPlan,
  terms: ReadonlyMap<string, unknown>,
  viewTitles: ReadonlySet<string>,
): void {
  const stored = linking.storedOrganization(organization.key)?.targetGroups;
  const groupKeys = new Set([...organization.targetGroups.keys(), ...(stored?.keys() ?? [])]);
  checkGroups(linking, organization, groupKeys);
  for (const row of organization.targets.values()) {
    const { target_group: group, link_tag: link } = row.values;
    if (group !== '' && !groupKeys.has(group)) {
      linking.error(
        organization.key,
        row,
        'target_group',
        linking.noSuch('target_group', group, groupKeys),
      );
    }
    for (const column of ['formula', 'target_formula', 'compare_formula'] as const) {
      const text = row.values[column];
      if (!text) continue;
      const parse = (formula: string) => parseKeyOrFormula(formula, (key) => terms.has(key));
      const { problem } = readFormula(linking, text, terms, parse);
      if (problem !== null) linking.error(organization.key, row, column, problem);
    }
    if (link && link !== '-' && !viewTitles.has(link)) {
      linking.warning(
        organization.key,
        row,
        'link_tag',
        fault('fault_no_view', { title: quoted(link), hint: didYouMean(link, viewTitles) }),
      );
    }
  }
}

function checkGroups(
  linking: Linking,
  organization: OrganizationPlan,
  keys: ReadonlySet<string>,
): void {
  const stored = linking.storedOrganization(organization.key)?.targetGroups;
  for (const row of organization.targetGroups.values()) {
    const { parent } = row.values;
    if (parent && !keys.has(parent)) {
      linking.error(organization.key, row, 'parent', linking.noSuch('target_group', parent, keys));
    }
  }
  const parentsOf = (key: string): string[] => {
    const given = organization.targetGroups.get(key)?.values.parent;
    const parent = given === undefined ? (stored?.get(key)?.parent ?? null) : given;
    return parent === null ? [] : [parent];
  };
  reportCycles(
    keys,
    parentsOf,
    (key) => organization.targetGroups.get(key),
    (row, path) =>
      linking.error(organization.key, row, 'parent', fault('fault_group_under_itself', { path })),
  );
}
