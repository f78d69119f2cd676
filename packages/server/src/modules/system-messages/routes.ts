import type { Handlers, RequestScope } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';
import type { SystemMessageReader } from './service.js';

const readerOf = ({ user, language, activeOrganization }: RequestScope): SystemMessageReader => ({
  userId: user.id,
  language,
  timeZone: activeOrganization?.timeZone,
});

/** Messages of whoever runs the installation to all users. */
export const systemMessageRoutes = ({ systemMessages }: Services) =>
  ({
    listSystemMessages: async (request) => listAnswer(await systemMessages.list(readerOf(request))),

    listForcedSystemMessages: async (request) =>
      listAnswer(await systemMessages.listForced(readerOf(request))),

    getUnreadSystemMessageCount: async ({ user }) => ({
      count: await systemMessages.countUnread(user.id),
    }),

    markSystemMessagesAsRead: async ({ user, body }) => ({
      unread_system_messages: await systemMessages.markAsRead(user.id, body.ids),
    }),
  }) satisfies Partial<Handlers>;
