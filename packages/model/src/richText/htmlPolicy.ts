/** What markup of a system message keeps; everything else is taken away. */
export interface HtmlPolicy {
  /** Elements, in lower case. */
  readonly tags: readonly string[];
  /** Attributes that any of them may have. */
  readonly attributes: readonly string[];
  /** Schemes of addresses, without the colon. */
  readonly schemes: readonly string[];
}

/** The same for both ends: the server's sanitiser on write, the browser's at display. */
export const htmlPolicy: HtmlPolicy = {
  tags: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'div',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  attributes: ['href', 'colspan', 'rowspan', 'lang', 'title'],
  schemes: ['http', 'https', 'mailto'],
};
