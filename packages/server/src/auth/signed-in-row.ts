import type { ActiveOrganization, SignedInUser } from './signed-in.js';

/** Who is signed in, in which organisation, with which flags. */
export interface SignedInRow {
  expires_at: Date;
  user_id: number;
  email: string;
  username: string;
  user_name: string;
  full_name: string;
  avatar: string | null;
  language: SignedInUser['language'];
  status: string;
  organization_id: number | null;
  organization_key: string;
  organization_name: string;
  organization_name_fi: string | null;
  parent_id: number | null;
  start_of_fiscal_year: number;
  time_zone: string;
  data_version: string;
  memberships: string;
  parent_visible: boolean | null;
  report_manager: boolean | null;
  notification_manager: boolean | null;
  roadmap_manager: boolean | null;
  organization_manager: boolean | null;
}

/**
 * The statement that finds who is signed in. Memberships hold for the organisation and everything below
 * it, so those above the active one count. UNION drops repetitions and so ends a cycle.
 *
 * @param signedIn a query of one row at most: the user's columns, with active_organization_id for where the
 * request works, and expires_at
 * @param further columns of it that are to be in the answer, too
 */
export const signedInStatement = (signedIn: string, further: readonly string[]): string => `
  WITH RECURSIVE signed_in AS (${signedIn}
  ), lineage AS (
    SELECT o.id, o.parent_id
    FROM organization o JOIN signed_in i ON o.id = i.active_organization_id
    UNION
    SELECT o.id, o.parent_id
    FROM organization o JOIN lineage l ON o.id = l.parent_id
  ), inherited AS (
    SELECT count(*) AS memberships, bool_or(l.id <> i.active_organization_id) AS parent_visible,
      bool_or(m.report_manager) AS report_manager,
      bool_or(m.notification_manager) AS notification_manager,
      bool_or(m.roadmap_manager) AS roadmap_manager,
      bool_or(m.organization_manager) AS organization_manager
    FROM lineage l
    JOIN membership m ON m.organization_id = l.id
    JOIN signed_in i ON i.id = m.user_id
  )
  SELECT ${further.map((column) => `i.${column}, `).join('')}i.expires_at,
    i.id AS user_id, i.email, i.username, i.name AS user_name, i.full_name, i.avatar, i.language,
    i.status,
    o.id AS organization_id, o.key AS organization_key, o.name AS organization_name,
    o.name_fi AS organization_name_fi, o.parent_id, o.start_of_fiscal_year, o.time_zone,
    o.data_version, inherited.*
  FROM signed_in i
  CROSS JOIN inherited
  LEFT JOIN organization o ON o.id = i.active_organization_id AND o.archived_at IS NULL`;

export function userOf(row: SignedInRow): SignedInUser {
  return {
    id: row.user_id,
    email: row.email,
    username: row.username,
    name: row.user_name,
    fullName: row.full_name,
    avatar: row.avatar,
    language: row.language,
    status: row.status,
    flags: {
      report_manager: row.report_manager ?? false,
      notification_manager: row.notification_manager ?? false,
      roadmap_manager: row.roadmap_manager ?? false,
      organization_manager: row.organization_manager ?? false,
    },
  };
}

/** null where the user is no member, and where it is archived. */
export function organizationOf(row: SignedInRow): ActiveOrganization | null {
  if (row.organization_id === null || Number(row.memberships) === 0) return null;
  return {
    id: row.organization_id,
    key: row.organization_key,
    name: row.organization_name,
    nameFi: row.organization_name_fi,
    parentId: row.parent_visible ? row.parent_id : null,
    startOfFiscalYear: row.start_of_fiscal_year,
    timeZone: row.time_zone,
    dataVersion: Number(row.data_version),
  };
}
