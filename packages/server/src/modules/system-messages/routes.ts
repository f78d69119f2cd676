import { HttpError } from '../../http/http-error.js';
import type { Handlers } from '../../http/route.js';

const later = () => {
  throw new HttpError(404, 'not_found');
};

/** Messages of whoever runs the installation to all users. */
export const systemMessageRoutes = () =>
  ({
    listSystemMessages: later,
    listForcedSystemMessages: later,
    getUnreadSystemMessageCount: later,
    markSystemMessagesAsRead: later,
  }) satisfies Partial<Handlers>;
