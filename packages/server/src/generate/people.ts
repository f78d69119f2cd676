import type { Row } from './csv.js';
import { organizationName } from './names.js';

/** No secret: these organisations are made up, for trials and measurements. */
const PASSWORD = 'generated-organisation';

/** A manager and a member of all organisations, and a member of the last one only. */
export const USERS = [
  { email: 'manager@generated.example', full_name: 'Maija Manager', language: 'en', manager: true },
  { email: 'jasen@generated.example', full_name: 'Jari Jäsen', language: 'fi', manager: false },
  { email: 'local@generated.example', full_name: 'Liisa Local', language: 'en', manager: false },
] as const;

export const SIGN_IN = { email: USERS[0].email, password: PASSWORD } as const;

const organizationKey = (index: number) => `generated-${String(index + 1).padStart(2, '0')}`;

/** A group, a few companies below it, and the rest below these; fiscal years begin in every month. */
export function organizations(count: number): (Row & { readonly key: string })[] {
  const companies = Math.max(1, Math.round((count - 1) ** 0.5));
  return Array.from({ length: count }, (_, i) => {
    const above = i <= companies ? 0 : 1 + ((i - 1) % companies);
    const name = organizationName(i);
    return {
      key: organizationKey(i),
      name: name.en,
      name_fi: name.fi,
      parent: i === 0 ? '' : organizationKey(above),
      start_of_fiscal_year: (i % 12) + 1,
    };
  });
}

export function users(count: number): Row[] {
  return USERS.map(({ manager: _, ...user }, i) => ({
    ...user,
    password: PASSWORD,
    active_organization: organizationKey(i < 2 ? 0 : count - 1),
  }));
}

export function memberships(count: number): Row[] {
  return USERS.map(({ email, manager }, i) => ({
    organization: organizationKey(i < 2 ? 0 : count - 1),
    user: email,
    report_manager: manager,
    notification_manager: manager,
    roadmap_manager: manager,
    organization_manager: manager,
  }));
}

export const COLOR_PAIRS: readonly Row[] = [
  { key: 'calm', title: 'Calm', color: '#0b5f6b', dark_color: '#7fd1dd' },
  { key: 'warm', title: 'Warm', color: '#8a4b08', dark_color: '#f2b56b' },
].map((pair) => ({ organization: '*', ...pair }));
