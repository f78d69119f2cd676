import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** Messages of managers to the members of an organisation. */
export const notificationRoutes = ({ notifications }: Services) =>
  ({
    listNotifications: (request) => notifications.list(request, request.query),

    createNotification: (request) => notifications.create(request, request.body),

    getNotification: (request) => notifications.get(request, request.params.id),

    replaceNotification: (request) =>
      notifications.update(request, request.params.id, request.body),

    updateNotification: (request) => notifications.update(request, request.params.id, request.body),

    deleteNotification: async (request) => {
      await notifications.remove(request, request.params.id);
      return null;
    },

    finishNotification: (request) => notifications.finish(request, request.params.id),

    markNotificationsAsRead: async (request) => ({
      unread_notifications: await notifications.markAsRead(request, request.body.ids),
    }),

    getNotificationReaders: (request) => notifications.readers(request, request.params.id),

    getNotificationDeliveries: (request) => notifications.deliveries(request, request.params.id),

    resendNotification: (request) => notifications.resend(request, request.params.id, request.body),

    previewNotificationMail: (request) => notifications.preview(request, request.body),
  }) satisfies Partial<Handlers>;
