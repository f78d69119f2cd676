import { isBlankContent, type Language, momentInTimeZone, readContent } from '@tavoite/model';
import type { SentPicture } from '../../db/schema/index.js';
import { paragraphHtml, paragraphsOf } from '../../mail/letter.js';
import type { Mail } from '../../mail/mailer.js';
import { escapeHtml, htmlOfContent, plainTextOfContent } from '../../mail/rich-text.js';
import { BODY_STYLE, BUTTON_STYLE, CARD_STYLE, SMALL_STYLE } from '../../mail/styles.js';
import { type TextKey, type TextValues, translate } from '../../messages/texts.js';

/** An item of a send with its picture; null where the mail has none of it. */
export interface MailedPicture extends SentPicture {
  readonly png: Uint8Array | null;
}

/** What the mail of a report is written from. */
export interface ReportMailSource {
  readonly title: string;
  /** Draft raw JSON; empty for none. */
  readonly content: string;
  /** Written by whoever sends it; empty for the one that names the report. */
  readonly subject: string;
  /** Plain text of theirs; empty for none. */
  readonly message: string;
  /** Of the recipient. */
  readonly language: Language;
  /** Of the pictures, and of what is said of them. */
  readonly reportLanguage: Language;
  /** In the language of the recipient. */
  readonly organizationName: string;
  readonly authorName: string | null;
  /** Into the product, to the report for those who may see it there; null for those who are not in it. */
  readonly link: string | null;
  /** null when it is no longer kept. */
  readonly pdf: {
    readonly name: string;
    /** Bytes. */
    readonly size: number;
    /** null: too large to be attached. */
    readonly content: Uint8Array | null;
    /** Where it can be downloaded. */
    readonly link: string;
  } | null;
  readonly pictures: readonly MailedPicture[];
  readonly keptUntil: Date;
  readonly timeZone: string;
}

/** What of a report a link opens: its pages, or when it is sent by itself. */
export type OpenedPart = 'report' | 'schedule';

/** The address at which the product shows a report to those who manage them, in its organisation. */
export function reportLink(
  publicUrl: string,
  organizationId: number,
  id: number,
  part: OpenedPart,
): string {
  return `${publicUrl}/reports?open=${part}-${id}&org-id=${organizationId}`;
}

/** Where the organisation opens for everyone else. */
export const organizationLink = (publicUrl: string, organizationId: number): string =>
  `${publicUrl}/?org-id=${organizationId}`;

/** Width of the text of a mail. */
const MAX_PICTURE_WIDTH = 590;
const NOTES_STYLE = `${SMALL_STYLE};margin:0 0 12px;padding:0 0 0 20px`;
const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

function sizeIn(language: Language, bytes: number): string {
  const isLarge = bytes >= MEGABYTE;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 });
  return isLarge
    ? `${format.format(bytes / MEGABYTE)} MB`
    : `${format.format(Math.max(1, Math.round(bytes / KILOBYTE)))} kB`;
}

/** `31.12.2026` or `31/12/2026`: the day until which the file is kept. */
function dayIn(language: Language, instant: Date, timeZone: string): string {
  const [year, month, day] = momentInTimeZone(instant, timeZone).slice(0, 10).split('-');
  return language === 'fi' ? `${Number(day)}.${Number(month)}.${year}` : `${day}/${month}/${year}`;
}

/** What is said of the PDF, in the words of a plain text. */
function pdfSentence({ pdf, language, keptUntil, timeZone }: ReportMailSource): string {
  if (pdf === null) return translate(language, 'report_mail_not_kept');
  const size = sizeIn(language, pdf.size);
  return pdf.content === null
    ? translate(language, 'report_mail_too_large', {
        size,
        date: dayIn(language, keptUntil, timeZone),
      })
    : translate(language, 'report_mail_attached', { file: pdf.name, size });
}

const pictureId = (place: number) => `picture-${place + 1}`;

/** What someone has written, in HTML; empty for nothing. */
const wordsHtml = (stored: string): string =>
  isBlankContent(stored) ? '' : htmlOfContent(readContent(stored));

/** The same as paragraphs of a plain text. */
const wordsText = (stored: string): string[] =>
  isBlankContent(stored) ? [] : [plainTextOfContent(readContent(stored))];

/** What someone has typed as plain text, in HTML; empty for nothing. */
const messageHtml = (message: string): string =>
  paragraphsOf(message).map(paragraphHtml).join('\n');

/** The comments whose numbers are in an item's picture. */
const notesHtml = (notes: readonly string[]): string =>
  notes.length === 0
    ? ''
    : `<ol style="${NOTES_STYLE}">
${notes.map((note) => `<li style="margin:0 0 4px">${escapeHtml(note)}</li>`).join('\n')}
</ol>`;

/** The same as a paragraph of a plain text. */
const notesText = (notes: readonly string[]): string[] =>
  notes.length === 0 ? [] : [notes.map((note, at) => `${at + 1}. ${note}`).join('\n')];

/**
 * An item above what is written for it. Its title and period are in its picture, and so in the words
 * that stand for the picture; only without one they are a heading.
 */
function itemHtml(item: MailedPicture, place: number, lang: string): string {
  const { title, period, png, content, notes = [] } = item;
  const shown =
    png === null
      ? `<h2 style="margin:0;font-size:17px;line-height:24px">${escapeHtml(title)}</h2>
<p style="${SMALL_STYLE};margin-bottom:8px">${escapeHtml(period)}</p>`
      : pictureHtml(item, place);
  return `<div${lang} style="margin:24px 0 0">
${shown}
${wordsHtml(content)}
${notesHtml(notes)}
</div>`;
}

/** Desktop mail programs go by the attributes, others by the styles. */
function pictureHtml({ title, period, text = '', ...size }: MailedPicture, place: number): string {
  const width = Math.min(MAX_PICTURE_WIDTH, size.width);
  const height = Math.round((size.height * width) / size.width);
  const words = escapeHtml([`${title}, ${period}`, text].filter(Boolean).join('. '));
  return `<img src="cid:${pictureId(place)}" width="${width}" height="${height}" alt="${words}" style="display:block;max-width:100%;height:auto;margin:0 0 12px;border:0">`;
}

/** The mail of a report: its words, its pictures, and the PDF or where it is. */
export function writeReportMail(source: ReportMailSource): Omit<Mail, 'id' | 'to'> {
  const { title, language, organizationName: organization, authorName, link, pdf } = source;
  const say = (key: TextKey, values?: TextValues) => translate(language, key, values);
  const reason =
    authorName === null
      ? say('report_mail_reason_no_author', { organization })
      : say('report_mail_reason', { organization, author: authorName });
  const more = pdf === null ? 0 : source.pictures.filter(({ png }) => png === null).length;
  const sentence = pdfSentence(source);
  const download = pdf?.content === null ? pdf.link : null;
  const button = (address: string, text: string) =>
    `<p style="margin:16px 0"><a href="${escapeHtml(address)}" style="${BUTTON_STYLE}">${escapeHtml(text)}</a></p>`;
  const lang = source.reportLanguage === language ? '' : ` lang="${source.reportLanguage}"`;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="${BODY_STYLE}">
<div style="${CARD_STYLE}">
<p style="${SMALL_STYLE}">${escapeHtml(organization)}</p>
<h1 style="margin:4px 0 16px;font-size:24px;line-height:31px">${escapeHtml(title)}</h1>
${messageHtml(source.message)}
${wordsHtml(source.content)}
${source.pictures.map((item, place) => itemHtml(item, place, lang)).join('\n')}
${more > 0 ? `<p style="margin:16px 0">${escapeHtml(say('report_mail_more', { count: more }))}</p>` : ''}
<p style="margin:24px 0 0">${escapeHtml(sentence)}</p>
${download === null ? '' : button(download, say('report_mail_download'))}
${link === null ? '' : button(link, say('report_mail_open'))}
<p style="${SMALL_STYLE};margin-top:24px">${escapeHtml(reason)}</p>
</div>
</body>
</html>
`;
  const text = [
    organization,
    title,
    ...paragraphsOf(source.message),
    ...wordsText(source.content),
    ...source.pictures.flatMap((item) => [
      [item.title, item.period, item.text].filter(Boolean).join('\n'),
      ...wordsText(item.content),
      ...notesText(item.notes ?? []),
    ]),
    download === null ? sentence : `${sentence}\n${download}`,
    ...(link === null ? [] : [`${say('report_mail_open')}:\n${link}`]),
    reason,
  ].join('\n\n');
  return {
    subject: source.subject || say('report_mail_subject', { title, organization }),
    html,
    text: `${text}\n`,
    pictures: source.pictures.flatMap(({ png }, place) =>
      png === null
        ? []
        : [
            {
              id: pictureId(place),
              name: `${pictureId(place)}.png`,
              mediaType: 'image/png',
              content: png,
            },
          ],
    ),
    attachments:
      pdf === null || pdf.content === null
        ? []
        : [{ name: pdf.name, mediaType: 'application/pdf', content: pdf.content }],
  };
}
