import { MAX_ORGANIZATION_DEPTH } from '@tavoite/model';
import { passwordProblems } from '../auth/password-rules.js';
import { fault } from './faults.js';
import { quoted } from './hints.js';
import { givenInLine, type Linking, reportCycles } from './linking.js';
import type { MembershipRow, OrganizationRow, UserRow } from './tables.js';

/** The organisation and those above it, from the bottom; those of a cycle once each. */
function lineageOf(key: string, parentOf: (key: string) => string | null): string[] {
  const lineage = new Set<string>();
  for (let at: string | null = key; at !== null && !lineage.has(at); at = parentOf(at))
    lineage.add(at);
  return [...lineage];
}

/** Checks `organizations.csv` and puts it into the plan. */
export function linkOrganizations(linking: Linking, rows: readonly OrganizationRow[]): void {
  const { plan, stored, problems } = linking;
  for (const row of rows) {
    const { key } = row.values;
    const before = plan.organizations.get(key);
    if (before !== undefined) {
      problems.error(row.at('key'), givenInLine(key, before));
    } else if (key !== '') plan.organizations.set(key, row);
  }
  const parentOf = (key: string): string | null => {
    const row = plan.organizations.get(key);
    const given = row?.values.parent;
    return given === undefined ? (stored.organizations.get(key)?.parent ?? null) : given;
  };
  for (const row of plan.organizations.values()) {
    const { parent } = row.values;
    if (parent && !linking.isOrganization(parent)) {
      linking.unknown(row.at('parent'), 'organization', parent, linking.organizationKeys());
    }
  }
  for (const key of linking.organizationKeys()) {
    const lineage = lineageOf(key, parentOf);
    // Those still deeper follow from this one.
    if (lineage.length !== MAX_ORGANIZATION_DEPTH + 1) continue;
    const row = lineage.map((above) => plan.organizations.get(above)).find(Boolean);
    const isCycle = parentOf(lineage.at(-1) ?? key) !== null;
    if (row && !isCycle)
      problems.error(row.at('parent'), fault('fault_too_deep', { max: MAX_ORGANIZATION_DEPTH }));
  }
  const parents = (key: string) => [parentOf(key)].filter((parent) => parent !== null);
  reportCycles(
    linking.organizationKeys(),
    parents,
    (key) => plan.organizations.get(key),
    (row, path) => problems.error(row.at('parent'), fault('fault_own_parent', { path })),
  );
}

/** Checks `users.csv` and puts it into the plan. */
export async function linkUsers(linking: Linking, rows: readonly UserRow[]): Promise<void> {
  const { plan, problems } = linking;
  for (const row of rows) {
    const { email, password, active_organization: active } = row.values;
    const before = plan.users.get(email);
    if (before !== undefined) {
      problems.error(row.at('email'), givenInLine(email, before));
    } else if (email !== '') plan.users.set(email, row);
    if (password) {
      const { name, name_fi: nameFi } = plan.organizations.get(active ?? '')?.values ?? {};
      const organizations = [name, nameFi].flatMap((text) => text ?? []);
      const owner = {
        email,
        username: email,
        fullName: row.values.full_name ?? '',
        organizations,
      };
      for (const message of await passwordProblems(password, owner)) {
        const { key, values } =
          typeof message === 'string' ? { key: message, values: {} } : message;
        problems.error(row.at('password'), fault(key, values));
      }
    }
    if (active && !linking.isOrganization(active)) {
      linking.unknown(
        row.at('active_organization'),
        'organization',
        active,
        linking.organizationKeys(),
      );
    }
  }
}

/** Checks `memberships.csv`, and that active organisations are open to their users. */
export function linkMemberships(linking: Linking, rows: readonly MembershipRow[]): void {
  const { plan, stored, problems } = linking;
  const emails = [...new Set([...plan.users.keys(), ...stored.users.keys()])];
  for (const row of rows) {
    if (!linking.isUser(row.values.user)) {
      linking.unknown(row.at('user'), 'user', row.values.user, emails);
    }
  }
  linking.spread(rows, (organization, row) =>
    linking.addOnce(organization.memberships, row.values.user, organization, row, 'user'),
  );
  for (const [email, row] of plan.users) {
    const active = row.values.active_organization;
    if (active && linking.isOrganization(active) && !isMember(linking, email, active)) {
      problems.error(
        row.at('active_organization'),
        fault('fault_no_member', { email: quoted(email), organization: quoted(active) }),
      );
    }
  }
}

function isMember({ plan, stored }: Linking, email: string, organization: string): boolean {
  const storedKeys = stored.users.get(email)?.organizations ?? [];
  const seen = new Set<string>();
  let key: string | null = organization;
  while (key !== null && !seen.has(key)) {
    if (plan.byOrganization.get(key)?.memberships.has(email) || storedKeys.includes(key)) {
      return true;
    }
    seen.add(key);
    const given: string | null | undefined = plan.organizations.get(key)?.values.parent;
    key = given === undefined ? (stored.organizations.get(key)?.parent ?? null) : given;
  }
  return false;
}
