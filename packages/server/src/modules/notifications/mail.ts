import { type Language, readContent } from '@tavoite/model';
import { withWholeLinks } from '../../domain/page-links.js';
import { escapeHtml, htmlOfContent, plainTextOfContent } from '../../mail/rich-text.js';
import { BODY_STYLE, BUTTON_STYLE, CARD_STYLE, SMALL_STYLE } from '../../mail/styles.js';
import { localized, type TextKey, type TextValues, translate } from '../../messages/texts.js';

/** What the mail of a notification is written from. */
export interface MailSource {
  readonly title: string;
  /** Draft raw JSON. */
  readonly text: string;
  readonly fileTitles: readonly string[];
  /** Of the recipient. */
  readonly language: Language;
  readonly organization: {
    readonly id: number;
    readonly name: string;
    readonly nameFi: string | null;
  };
  readonly authorName: string | null;
  readonly notificationId: number;
}

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The address at which the product opens a notification, in the organisation that it belongs to. */
function notificationLink(publicUrl: string, organizationId: number, id: number): string {
  return `${publicUrl}/notifications?notification=${id}&org-id=${organizationId}`;
}

/**
 * The mail of a notification, as it is sent and as it is previewed: the same text as on the page, files
 * as a link to it.
 */
export function writeMail(publicUrl: string, source: MailSource): WrittenMail {
  const { title, fileTitles, language, authorName } = source;
  const say = (key: TextKey, values?: TextValues) => translate(language, key, values);
  const organization = localized(language, source.organization.name, source.organization.nameFi);
  const link = notificationLink(publicUrl, source.organization.id, source.notificationId);
  const reason =
    authorName === null
      ? say('notification_mail_reason_no_author', { organization })
      : say('notification_mail_reason', { organization, author: authorName });
  const filesHeading = say('notification_mail_files');
  const open = say('notification_mail_open');
  const content = readContent(withWholeLinks(source.text, publicUrl, source.organization.id));
  const address = escapeHtml(link);
  const files =
    fileTitles.length === 0
      ? ''
      : `<p style="margin:20px 0 4px;font-weight:600">${escapeHtml(filesHeading)}</p>
<ul style="margin:0 0 12px;padding-left:24px">${fileTitles
          .map(
            (name) => `<li><a href="${address}" style="color:#0b6470">${escapeHtml(name)}</a></li>`,
          )
          .join('')}</ul>`;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body style="${BODY_STYLE}">
<div style="${CARD_STYLE}">
<p style="${SMALL_STYLE}">${escapeHtml(organization)}</p>
<h1 style="margin:4px 0 16px;font-size:24px;line-height:31px">${escapeHtml(title)}</h1>
${htmlOfContent(content)}
${files}
<p style="margin:24px 0"><a href="${address}" style="${BUTTON_STYLE}">${escapeHtml(open)}</a></p>
<p style="${SMALL_STYLE}">${escapeHtml(reason)}</p>
</div>
</body>
</html>
`;
  const text = [
    organization,
    title,
    plainTextOfContent(content),
    ...(fileTitles.length === 0
      ? []
      : [`${filesHeading}:\n${fileTitles.map((name) => `- ${name}`).join('\n')}`]),
    `${open}:\n${link}`,
    reason,
  ].join('\n\n');
  return {
    subject: say('notification_mail_subject', { title, organization }),
    html,
    text: `${text}\n`,
  };
}
