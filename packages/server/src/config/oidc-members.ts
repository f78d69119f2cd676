import { type ManagerFlag, managerFlags } from '@tavoite/model';
import type { OidcMembers } from '../auth/providers/oidc.js';
import { OperatorError } from './operator-error.js';

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const isFlag = (text: string): text is ManagerFlag => managerFlags.some((flag) => flag === text);

const parts = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads e-mail domains; null for anything else. */
export function readDomains(text: string): readonly string[] | null {
  const domains = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((domain) => domain !== '');
  return domains.every((domain) => DOMAIN.test(domain)) ? domains : null;
}

/** Reads flags with their groups, such as `report_manager=Finance,Board; roadmap_manager=Board`; null for anything else. */
export function readManagers(text: string): OidcMembers['managers'] | null {
  const managers: Partial<Record<ManagerFlag, readonly string[]>> = {};
  for (const entry of parts(text, ';')) {
    const at = entry.indexOf('=');
    const flag = entry.slice(0, at).trim();
    const groups = parts(entry.slice(at + 1), ',');
    if (at < 0 || !isFlag(flag) || flag in managers || groups.length === 0) return null;
    managers[flag] = groups;
  }
  return Object.keys(managers).length > 0 ? managers : null;
}

interface Settings {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_ORGANIZATION?: string | undefined;
  readonly OIDC_MEMBER_DOMAINS?: readonly string[] | null | undefined;
  readonly OIDC_GROUPS_CLAIM: string;
  readonly OIDC_MANAGERS?: OidcMembers['managers'] | null | undefined;
}

/** What the provider decides about members; null: nothing. Throws an OperatorError for settings that lack another. */
export function oidcMembersOf(values: Settings): OidcMembers | null {
  const { OIDC_ORGANIZATION: organization } = values;
  const domains = values.OIDC_MEMBER_DOMAINS ?? [];
  const managers = values.OIDC_MANAGERS ?? null;
  if (domains.length === 0 && managers === null) {
    if (organization === undefined) return null;
    throw new OperatorError(
      'Unreadable setting: OIDC_ORGANIZATION needs OIDC_MEMBER_DOMAINS or OIDC_MANAGERS.',
    );
  }
  const set = domains.length > 0 ? 'OIDC_MEMBER_DOMAINS' : 'OIDC_MANAGERS';
  if (values.OIDC_ISSUER === undefined || organization === undefined)
    throw new OperatorError(`Unreadable setting: ${set} needs OIDC_ISSUER and OIDC_ORGANIZATION.`);
  return { organization, domains, groupsClaim: values.OIDC_GROUPS_CLAIM, managers: managers ?? {} };
}
