import { htmlPolicy } from '@tavoite/model';
import DOMPurify, { type Config } from 'dompurify';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { RichTextBody } from '../RichTextView/RichTextView.js';

/*
 * The only place where markup becomes DOM. USE_PROFILES is not used: together
 * with the lists below DOMPurify would ignore the lists.
 */
const CONFIG: Config = Object.freeze({
  ALLOWED_TAGS: [...htmlPolicy.tags],
  ALLOWED_ATTR: [...htmlPolicy.attributes],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${htmlPolicy.schemes.join('|')}):`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
});

let purify: typeof DOMPurify | null = null;

/** Sanitised markup: links open in a new tab and send no referrer. */
export function sanitizeHtml(html: string): string {
  if (!purify) {
    purify = DOMPurify(window);
    purify.addHook('afterSanitizeAttributes', (node) => {
      if (node.tagName !== 'A') return;
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    });
  }
  return purify.sanitize(html, CONFIG) as string;
}

export interface SanitizedHtmlProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Markup of others; only what is allowed is drawn. */
  html: string;
}

/** Markup from outside, sanitised again at display; renders a `<div>`. Without a DOM (on a server) it shows nothing. */
export function SanitizedHtml({ html, ...rest }: SanitizedHtmlProps) {
  const clean = useMemo(() => (typeof window === 'undefined' ? '' : sanitizeHtml(html)), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above, and nowhere else
  return <RichTextBody {...rest} dangerouslySetInnerHTML={{ __html: clean }} />;
}
