import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../mail/rich-text.js';
import { type TextKey, translate } from '../messages/texts.js';
import { languageOf } from './language.js';

/** In the colours of the browser, light or dark. */
const STYLE =
  ':root{color-scheme:light dark}body{margin:0;padding:15vh 24px 24px;font:16px/1.5 system-ui,sans-serif}main{max-width:32rem;margin:0 auto}h1{font-size:1.5rem;line-height:1.25}a{font-weight:600}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Whether someone opened the address, in a tab of its own, say, and not a program. */
export function isOpenedByHand({ headers, method }: FastifyRequest): boolean {
  return method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');
}

/** What a page says of an address that holds no more, and where it leads. */
export interface LinkPage {
  readonly title: TextKey;
  readonly explained: TextKey;
  readonly link: { readonly href: string; readonly text: TextKey };
}

/** Its status is 404, so that browsers that were to save a file save none. */
export function sendLinkPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, explained, link }: LinkPage,
) {
  const language = languageOf(request);
  const say = (key: TextKey) => escapeHtml(translate(language, key));
  return reply
    .status(404)
    .headers({ 'content-security-policy': POLICY, vary: 'accept, accept-language' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${say(title)}</h1>
<p>${say(explained)}</p>
<p><a href="${escapeHtml(link.href)}">${say(link.text)}</a></p>
</main></body>
</html>
`,
    );
}

/** Says that the address of a file holds no more, and leads to the message, where there is a new one. */
export function sendFileLinkPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { ticket, notification }: { ticket?: unknown; notification?: unknown },
) {
  // The message that the file belongs to, as the address says; nothing is looked up for it.
  const [, organizationId] = /^(\d{1,10})\./.exec(String(ticket)) ?? [];
  const [notificationId] = /^\d{1,10}$/.exec(String(notification)) ?? [];
  const isKnown = organizationId !== undefined && notificationId !== undefined;
  return sendLinkPage(request, reply, {
    title: 'file_link_title',
    explained: 'file_link_explained',
    link: isKnown
      ? {
          href: `/notifications?notification=${notificationId}&org-id=${organizationId}`,
          text: 'file_link_open',
        }
      : { href: '/notifications', text: 'file_link_list' },
  });
}
