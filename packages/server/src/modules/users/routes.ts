import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** The signed-in user's own record. */
export const userRoutes = ({ users, countUnread }: Services) =>
  ({
    getUserDetails: async ({ activeOrganization, user }) => ({
      id: user.id,
      name: user.name,
      username: user.username,
      full_name: user.fullName,
      email: user.email,
      avatar: user.avatar,
      language: user.language,
      active_organization: activeOrganization?.id ?? null,
      status: user.status,
      unread_notifications:
        (await countUnread(user.id, activeOrganization)).unread_notifications ?? 0,
      ...user.flags,
    }),

    setLanguage: async ({ body: { language }, user }) => {
      await users.setLanguage(user.id, language);
      return { language };
    },
  }) satisfies Partial<Handlers>;
