import type { Language, Organization, OrganizationNode, OrganizationUser } from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import type { ActiveOrganization } from '../../auth/signed-in.js';
import type { Database } from '../../db/database.js';
import { cacheByVersion } from '../../db/version-cache.js';
import { findMembers } from '../../domain/members.js';
import { NotFoundError } from '../../messages/errors.js';
import { localized } from '../../messages/texts.js';
import {
  findObjectives,
  findVisibleOrganizations,
  type OrganizationRow,
  setActiveOrganization,
} from './queries.js';

export interface OrganizationService {
  /** The organisation with its objectives, in the language. */
  describe(organization: ActiveOrganization, language: Language): Promise<Organization>;
  /** The organisations that the user may activate, as trees. */
  tree(userId: number, language: Language): Promise<OrganizationNode[]>;
  /** Who may work in the organisation. */
  members(organizationId: number): Promise<OrganizationUser[]>;
  /** Makes another visible organisation the user's active one; others are not found. */
  activate(userId: number, organizationId: number): Promise<void>;
}

function buildTree(rows: readonly OrganizationRow[], language: Language): OrganizationNode[] {
  const nodes = new Map<number, OrganizationNode>(
    rows.map(({ id, parentId, name, nameFi }) => [
      id,
      { id, parentId, name: localized(language, name, nameFi), children: [] },
    ]),
  );
  const roots: OrganizationNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    if (parent) {
      parent.children.push(node);
    } else {
      // Above what the user may see there is nothing.
      node.parentId = null;
      roots.push(node);
    }
  }
  return roots;
}

export function createOrganizationService(database: Database, audit: Audit): OrganizationService {
  const objectivesOf = cacheByVersion(({ id }: ActiveOrganization) =>
    database.withOrganization(id, (tx) => findObjectives(tx, id)),
  );

  return {
    async describe(organization, language) {
      const { id, name, nameFi, parentId, startOfFiscalYear, timeZone } = organization;
      const objectives = await objectivesOf(organization);
      return {
        id,
        name: localized(language, name, nameFi),
        parentId,
        objectives: objectives.map((objective) => ({
          id: objective.id,
          title: localized(language, objective.title, objective.titleFi),
          description: localized(language, objective.description, objective.descriptionFi),
        })),
        start_of_fiscal_year: String(startOfFiscalYear),
        time_zone: timeZone,
      };
    },
    async tree(userId, language) {
      return buildTree(await findVisibleOrganizations(database, userId), language);
    },
    members: (organizationId) => findMembers(database, organizationId),
    async activate(userId, organizationId) {
      const visible = await findVisibleOrganizations(database, userId);
      if (!visible.some(({ id }) => id === organizationId)) throw new NotFoundError();
      await database.transaction(async (tx) => {
        await setActiveOrganization(tx, userId, organizationId);
        await audit.record('organization_activated', { userId, organizationId }, tx);
      });
    },
  };
}
