import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** Files of messages; they are read by their signed addresses, `http/serve-files.ts`. */
export const notificationFileRoutes = ({ notificationFiles }: Services) =>
  ({
    uploadNotificationFiles: ({ params, body, organization, user, upload }) => {
      const message = {
        organizationId: organization.id,
        userId: user.id,
        notificationId: params.id,
      };
      return upload === null
        ? notificationFiles.retain(message, body.files_to_retain)
        : notificationFiles.add({ ...message, ...upload });
    },
  }) satisfies Partial<Handlers>;
