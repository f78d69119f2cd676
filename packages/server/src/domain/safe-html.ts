import { htmlPolicy } from '@tavoite/model';
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...htmlPolicy.tags],
  allowedAttributes: { '*': [...htmlPolicy.attributes] },
  allowedSchemes: [...htmlPolicy.schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** What may be stored and shown of HTML, by the policy that holds when it is shown as well. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

/** Whether HTML shows no letter, figure or sign. */
export function isBlankHtml(html: string): boolean {
  return (
    sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
      .replaceAll('&nbsp;', ' ')
      .trim() === ''
  );
}
