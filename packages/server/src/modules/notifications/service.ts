import type { Contract, EndpointRequest } from '@tavoite/model';
import type { NotificationFoundation, NotificationRequest } from './context.js';
import { createDeliveries } from './deliveries.js';
import { previewMail } from './preview.js';
import { createNotificationReading } from './reading.js';
import { createNotificationWriting } from './writing.js';

type PreviewBody = EndpointRequest<Contract['previewNotificationMail']>['body'];

/** Messages of managers to the members of an organisation. */
export function createNotificationService(foundation: NotificationFoundation) {
  const { config, database, mails } = foundation;
  const reading = createNotificationReading(foundation);
  const deliveries = createDeliveries(config, database, mails);
  const writing = createNotificationWriting(foundation, reading, deliveries);

  return {
    ...reading,
    ...writing,

    preview: (request: NotificationRequest, body: PreviewBody) =>
      previewMail(foundation, request, body),
  };
}

export type NotificationService = ReturnType<typeof createNotificationService>;
