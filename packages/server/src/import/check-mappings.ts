import { RESERVED_SLUGS, slugOfTitle } from '@tavoite/model';
import { fault } from './faults.js';
import { quoted } from './hints.js';
import { type Linking, reportCycles } from './linking.js';
import type { OrganizationPlan } from './plan.js';
import type { MappingRow, MappingTermRow } from './tables.js';

/** Fewer corners are no radar. */
const MIN_RADAR_TERMS = 3;

/** A mapping as it will be once the folder is written. */
interface PlannedMapping {
  readonly row: MappingRow | null;
  readonly parent: string | null;
  readonly viewTitle: string;
  readonly viewTitleFi: string | null;
  readonly redirect: boolean;
}

/** Puts `mappings.csv` and `mapping_terms.csv` into the plan. */
export function linkMappings(
  linking: Linking,
  mappings: readonly MappingRow[],
  terms: readonly MappingTermRow[],
): void {
  for (const row of mappings) {
    checkAxis(linking, row, 'y_axis_min', 'y_axis_max');
    checkAxis(linking, row, 'y_axis_2_min', 'y_axis_2_max');
  }
  linking.spread(mappings, (organization, row) =>
    linking.addOnce(organization.mappings, row.values.key, organization, row, 'key'),
  );
  linking.spread(terms, (organization, row) => {
    const { mapping, term } = row.values;
    const ofMapping = organization.mappingTerms.get(mapping) ?? new Map<string, MappingTermRow>();
    organization.mappingTerms.set(mapping, ofMapping);
    linking.addOnce(ofMapping, term, organization, row, 'term');
  });
}

function checkAxis(
  linking: Linking,
  row: MappingRow,
  least: 'y_axis_min' | 'y_axis_2_min',
  most: 'y_axis_max' | 'y_axis_2_max',
): void {
  const { [least]: from, [most]: to } = row.values;
  if (typeof from === 'number' && typeof to === 'number' && from >= to) {
    linking.problems.error(row.at(most), fault('fault_axis', { from, to }));
  }
}

function plannedMappings(
  linking: Linking,
  organization: OrganizationPlan,
): Map<string, PlannedMapping> {
  const stored = linking.storedOrganization(organization.key)?.mappings;
  const mappings = new Map<string, PlannedMapping>();
  for (const [key, mapping] of stored ?? []) mappings.set(key, { row: null, ...mapping });
  for (const [key, row] of organization.mappings) {
    const before = stored?.get(key);
    const { values } = row;
    mappings.set(key, {
      row,
      parent: values.parent === undefined ? (before?.parent ?? null) : values.parent,
      viewTitle: values.view_title,
      viewTitleFi:
        values.view_title_fi === undefined ? (before?.viewTitleFi ?? null) : values.view_title_fi,
      redirect: values.redirect === undefined ? (before?.redirect ?? false) : !!values.redirect,
    });
  }
  return mappings;
}

/** Checks the mappings of one organisation. @returns the titles of its views in both languages */
export function checkMappings(
  linking: Linking,
  organization: OrganizationPlan,
  terms: ReadonlyMap<string, unknown>,
): ReadonlySet<string> {
  const mappings = plannedMappings(linking, organization);
  checkMenu(linking, organization, mappings);
  checkSlugs(linking, organization, mappings);
  for (const [mapping, rows] of organization.mappingTerms) {
    for (const [term, row] of rows) {
      if (mapping !== '' && !mappings.has(mapping)) {
        linking.error(
          organization.key,
          row,
          'mapping',
          linking.noSuch('mapping', mapping, mappings.keys()),
        );
      }
      if (!terms.has(term)) {
        linking.error(organization.key, row, 'term', linking.noSuch('term', term, terms.keys()));
      }
    }
  }
  const pages = [...mappings.values()].filter(({ redirect }) => !redirect);
  return new Set(
    pages.flatMap(({ viewTitle, viewTitleFi }) =>
      viewTitleFi === null ? [viewTitle] : [viewTitle, viewTitleFi],
    ),
  );
}

function checkMenu(
  linking: Linking,
  organization: OrganizationPlan,
  mappings: ReadonlyMap<string, PlannedMapping>,
): void {
  const parents = new Set([...mappings.values()].map(({ parent }) => parent));
  for (const [key, row] of organization.mappings) {
    const { parent, related_pages: related, redirect, target_type: target } = row.values;
    const unknown = (column: string, name: string) =>
      linking.error(
        organization.key,
        row,
        column,
        linking.noSuch('mapping', name, mappings.keys()),
      );
    if (parent && !mappings.has(parent)) unknown('parent', parent);
    for (const page of related ?? []) if (!mappings.has(page)) unknown('related_pages', page);
    if (redirect && !parents.has(key)) {
      linking.warning(organization.key, row, 'redirect', fault('fault_redirect'));
    }
    const drawn = organization.mappingTerms.get(key)?.size;
    if (target === 'radar' && drawn !== undefined && drawn < MIN_RADAR_TERMS) {
      linking.warning(
        organization.key,
        row,
        'target_type',
        fault('fault_radar', { min: MIN_RADAR_TERMS, count: drawn }),
      );
    }
  }
  reportCycles(
    mappings.keys(),
    (key) => [mappings.get(key)?.parent ?? null].filter((parent) => parent !== null),
    (key) => mappings.get(key)?.row,
    (row, path) =>
      linking.error(organization.key, row, 'parent', fault('fault_mapping_under_itself', { path })),
  );
}

/** Pages are reached by their titles: two of one slug get different ones, which a rename can swap. */
function checkSlugs(
  linking: Linking,
  organization: OrganizationPlan,
  mappings: ReadonlyMap<string, PlannedMapping>,
): void {
  const titles = [
    { column: 'view_title', of: (mapping: PlannedMapping) => mapping.viewTitle },
    { column: 'view_title_fi', of: (mapping: PlannedMapping) => mapping.viewTitleFi },
  ];
  for (const { column, of } of titles) {
    const taken = new Map<string, string>();
    for (const [key, mapping] of mappings) {
      const title = of(mapping);
      if (title === null || title === '' || mapping.redirect) continue;
      const slug = slugOfTitle(title);
      const other = taken.get(slug);
      const problem = RESERVED_SLUGS.includes(slug)
        ? fault('fault_address_reserved', { slug })
        : other !== undefined
          ? fault('fault_address_taken', { slug, mapping: quoted(other) })
          : /^-*$/.test(slug)
            ? fault('fault_address_empty', { slug })
            : null;
      if (other === undefined) taken.set(slug, key);
      if (problem !== null && mapping.row) {
        linking.warning(organization.key, mapping.row, column, problem);
      }
    }
  }
}
