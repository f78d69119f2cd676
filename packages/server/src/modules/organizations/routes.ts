import { contract } from '@tavoite/model';
import { notFound } from '../../messages/errors.js';
import type { RouteModule } from '../../services.js';
import { findMembers } from './queries.js';
import { createOrganizationService } from './service.js';

/** The organisations of the signed-in user: the active one, all visible ones, switching, members. */
export const organizationRoutes: RouteModule = (route, { audit, database, sessions }) => {
  const organizations = createOrganizationService(database, audit);

  route(
    contract.getActiveOrganization,
    async ({ activeOrganization, language, query, user }) => {
      if (query.list) return { organizations: await organizations.tree(user.id, language) };
      return {
        organization:
          activeOrganization && (await organizations.describe(activeOrganization, language)),
      };
    },
    { anyOrganization: true },
  );

  route(
    contract.activateOrganization,
    async ({ body, language, tokenHash, user }) => {
      await organizations.activate(user.id, body.id);
      const { organization } = await sessions.reload(tokenHash);
      if (!organization) throw notFound();
      return { organization: await organizations.describe(organization, language) };
    },
    { anyOrganization: true },
  );

  route(contract.getOrganizationUsers, async ({ organization }) => ({
    users: await findMembers(database, organization.id),
  }));
};
