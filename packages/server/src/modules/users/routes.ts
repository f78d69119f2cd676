import { callerOf } from '../../auth/caller.js';
import type { OwnSession } from '../../auth/session-store.js';
import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

const answerOf = (sessions: readonly OwnSession[]) => ({
  sessions: sessions.map(({ id, device, network, createdAt, lastUsedAt, isCurrent }) => ({
    id,
    device,
    network,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: isCurrent,
  })),
});

/** The signed-in user's own record and sessions. */
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

    setName: async ({ body: { name }, user }) => {
      await users.setName(user.id, name);
      return { name };
    },

    listSessions: async (request) => answerOf(await users.listSessions(callerOf(request))),
    endSession: async (request) =>
      answerOf(await users.endSession(callerOf(request), request.params.id)),
    endOtherSessions: async (request) => answerOf(await users.endOtherSessions(callerOf(request))),
  }) satisfies Partial<Handlers>;
