import { HttpError } from '../../http/http-error.js';
import type { Handlers } from '../../http/route.js';

const later = () => {
  throw new HttpError(404, 'not_found');
};

/** Messages of managers to the members of an organisation. */
export const notificationRoutes = () =>
  ({
    listNotifications: later,
    createNotification: later,
    getNotification: later,
    replaceNotification: later,
    updateNotification: later,
    deleteNotification: later,
    uploadNotificationFiles: later,
    finishNotification: later,
    markNotificationsAsRead: later,
    getNotificationReaders: later,
    getNotificationDeliveries: later,
    resendNotification: later,
    previewNotificationMail: later,
  }) satisfies Partial<Handlers>;
