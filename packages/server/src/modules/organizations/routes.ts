import type { Handlers } from '../../http/route.js';
import { NotFoundError } from '../../messages/errors.js';
import type { Services } from '../../services.js';

/** The organisations of the signed-in user: the active one, all visible ones, switching, members. */
export const organizationRoutes = ({ organizations, sessions, countUnread }: Services) =>
  ({
    getActiveOrganization: async ({ activeOrganization, language, query, user }) => {
      if (query.list) return { organizations: await organizations.tree(user.id, language) };
      const [organization, unread] = await Promise.all([
        activeOrganization && organizations.describe(activeOrganization, language),
        countUnread(user.id, activeOrganization),
      ]);
      return { organization, ...unread };
    },

    activateOrganization: async ({ body, language, tokenHash, user }) => {
      await organizations.activate(user.id, body.id);
      const { organization } = await sessions.reload(tokenHash);
      if (!organization) throw new NotFoundError();
      return { organization: await organizations.describe(organization, language) };
    },

    getOrganizationUsers: async ({ organization }) => ({
      users: await organizations.members(organization.id),
    }),
  }) satisfies Partial<Handlers>;
