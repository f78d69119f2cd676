import { contract } from '@tavoite/model';
import type { RouteModule } from '../../services.js';

/** The signed-in user's own record. */
export const userRoutes: RouteModule = (route, { users }) => {
  route(
    contract.getUserDetails,
    ({ activeOrganization, user }) => ({
      id: user.id,
      name: user.name,
      username: user.username,
      full_name: user.fullName,
      email: user.email,
      avatar: user.avatar,
      language: user.language,
      active_organization: activeOrganization?.id ?? null,
      status: user.status,
      unread_notifications: 0,
      ...user.flags,
    }),
    { anyOrganization: true },
  );

  route(
    contract.setLanguage,
    async ({ body: { language }, user }) => {
      await users.setLanguage(user.id, language);
      return { language };
    },
    { anyOrganization: true },
  );
};
