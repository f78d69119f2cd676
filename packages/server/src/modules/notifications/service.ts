import type { Contract, EndpointRequest } from '@tavoite/model';
import { localized } from '../../messages/texts.js';
import { checkText } from './content.js';
import type { NotificationFoundation, NotificationRequest } from './context.js';
import { createDeliveries } from './deliveries.js';
import { notificationLink, type WrittenMail, writeMail } from './mail.js';
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

    /** The mail that a message would be, to a recipient of that language. */
    preview(
      { organization, user, language }: NotificationRequest,
      { title, text_value, file_titles, ...asked }: PreviewBody,
    ): WrittenMail {
      checkText(text_value, { mayBeBlank: true });
      const recipientLanguage = asked.language ?? language;
      return writeMail({
        title,
        text: text_value,
        fileTitles: file_titles,
        language: recipientLanguage,
        organizationName: localized(recipientLanguage, organization.name, organization.nameFi),
        authorName: user.fullName || user.username,
        link: notificationLink(config.publicUrl, organization.id, 0),
      });
    },
  };
}

export type NotificationService = ReturnType<typeof createNotificationService>;
