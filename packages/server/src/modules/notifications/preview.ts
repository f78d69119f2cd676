import {
  type Contract,
  type EndpointRequest,
  type Language,
  language as languageSchema,
  type NotificationMail,
} from '@tavoite/model';
import { checkText } from '../../domain/formatted-text.js';
import { findMembers } from '../../domain/members.js';
import { NotFoundError } from '../../messages/errors.js';
import { type NotificationFoundation, type NotificationRequest, readerOf } from './context.js';
import { findLanguages } from './delivery-queries.js';
import { writeMail } from './mail.js';
import { findNotification } from './queries.js';

type PreviewBody = EndpointRequest<Contract['previewNotificationMail']>['body'];

/** In the link of a message that is still to be made. */
const NO_ID_YET = 0;

/**
 * The mail that a message would be, as {@link writeMail} writes it for those who get it.
 *
 * @throws FieldError for a text that would not be stored; NotFoundError
 */
export async function previewMail(
  {
    config: { publicUrl, mailSender },
    database,
  }: Pick<NotificationFoundation, 'config' | 'database'>,
  request: NotificationRequest,
  body: PreviewBody,
): Promise<NotificationMail> {
  const { organization, user } = request;
  checkText('text_value', body.text_value, { mayBeBlank: true });
  const chosen = new Set(body.notification_recipients);
  const recipients = (await findMembers(database, organization.id)).flatMap(({ id }) =>
    chosen.has(id) ? [id] : [],
  );
  return request.inOrganization(async (tx) => {
    const edited =
      body.notification === undefined
        ? undefined
        : await findNotification(tx, readerOf(request), body.notification);
    if (body.notification !== undefined && !edited) throw new NotFoundError();
    const read = await findLanguages(tx, recipients);
    const languages = languageSchema.options.map((language) => ({
      language,
      recipients: read.filter((other) => other === language).length,
    }));
    const most = languages.reduce<{ language: Language; recipients: number }>(
      (before, next) => (next.recipients > before.recipients ? next : before),
      { language: request.language, recipients: 0 },
    );
    const language = body.language ?? most.language;
    const mail = writeMail(publicUrl, {
      title: body.title,
      text: body.text_value,
      fileTitles: body.file_titles,
      language,
      organization,
      authorName: edited ? edited.authorName : user.fullName || user.username,
      notificationId: edited?.id ?? NO_ID_YET,
    });
    return {
      language,
      languages,
      sender: { name: mailSender.name, email: mailSender.address },
      ...mail,
    };
  });
}
