import type { Language } from '@tavoite/model';
import { themeValues } from '@tavoite/tokens';
import type { Mail } from './mailer.js';
import { escapeHtml } from './rich-text.js';
import { BODY_STYLE, BUTTON_STYLE, CARD_STYLE, SMALL_STYLE } from './styles.js';

/** What a letter says. */
export interface LetterWords {
  readonly language: Language;
  readonly subject: string;
  /** Plain text; empty lines part its paragraphs. */
  readonly text: string;
  /** An address that is a paragraph of the text; elsewhere it is text like any other. */
  readonly link: string;
  /** What following it does. */
  readonly action: string;
}

const PARAGRAPH_STYLE = 'margin:0 0 12px';
const ADDRESS_STYLE = `${SMALL_STYLE};margin:0 0 16px;overflow-wrap:anywhere;word-break:break-word`;

/** Elements carry the styles of the light theme: these have to be stronger. */
function darkStyles(): string {
  const { dark } = themeValues;
  return [
    `.page{background:${dark['color-canvas']}!important;color:${dark['color-text']}!important}`,
    `.card{background:${dark['color-surface']}!important;border-color:${dark['color-border']}!important}`,
    `.small{color:${dark['color-text-muted']}!important}`,
    `.button{background:${dark['color-accent']}!important;color:${dark['color-on-accent']}!important}`,
  ].join('');
}

/** Paragraphs of a plain text are parted by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A paragraph of a plain text, in HTML. */
export const paragraphHtml = (text: string): string =>
  `<p style="${PARAGRAPH_STYLE}">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`;

/** The button, and where it leads: whoever is careful looks before following it. */
function linkHtml(link: string, action: string): string {
  const address = escapeHtml(link);
  return `<p style="margin:20px 0 8px"><a class="button" href="${address}" style="${BUTTON_STYLE}">${escapeHtml(action)}</a></p>
<p class="small" style="${ADDRESS_STYLE}">${address}</p>`;
}

/**
 * A mail of the product itself, such as an invitation: text alone, and the same on a card with a button.
 * It follows the theme of the mail program, unlike mails with pictures in them.
 */
export function writeLetter({
  language,
  subject,
  text,
  link,
  action,
}: LetterWords): Pick<Mail, 'subject' | 'text' | 'html'> {
  const paragraphs = paragraphsOf(text).map((part) =>
    part === link ? linkHtml(link, action) : paragraphHtml(part),
  );
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme:dark){${darkStyles()}}</style>
</head>
<body class="page" style="${BODY_STYLE}">
<div class="card" style="${CARD_STYLE}">
<h1 style="margin:0 0 16px;font-size:21px;line-height:28px">${escapeHtml(subject)}</h1>
${paragraphs.join('\n')}
</div>
</body>
</html>
`;
  return { subject, text, html };
}
