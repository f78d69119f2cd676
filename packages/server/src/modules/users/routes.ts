import { contract } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { user as users } from '../../db/schema.js';
import type { RouteModule } from '../../services.js';

/** The signed-in user's own record. */
export const userRoutes: RouteModule = (route, { database }) => {
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
      await database.global.update(users).set({ language }).where(eq(users.id, user.id));
      return { language };
    },
    { anyOrganization: true },
  );
};
