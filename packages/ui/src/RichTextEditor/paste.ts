import DOMPurify from 'dompurify';

/* What Word, web pages and other editors put on the clipboard, made plain enough for the editor. */

const TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'div',
  'em',
  'h1',
  'h2',
  'h3',
  'i',
  'li',
  'ol',
  'p',
  's',
  'strong',
  'u',
  'ul',
];

const styleOf = (element: Element) =>
  (element.getAttribute('style') ?? '').toLowerCase().replaceAll(/\s/g, '');

function replaceBy(element: Element, name: string): Element {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Styles that Google Docs and web pages give to spans. */
function nameStyles(root: Document): void {
  // Google Docs wraps all of it in a bold element that is not bold.
  for (const bold of root.querySelectorAll('b[style]'))
    if (styleOf(bold).includes('font-weight:normal')) unwrap(bold);
  for (const span of root.querySelectorAll('span[style]')) {
    const style = styleOf(span);
    const names = [
      ...(/font-weight:(bold|[6-9]00)/.test(style) ? ['strong'] : []),
      ...(style.includes('font-style:italic') ? ['em'] : []),
      ...(/text-decoration[^;]*underline/.test(style) ? ['u'] : []),
      ...(/text-decoration[^;]*line-through/.test(style) ? ['s'] : []),
    ];
    let inner: Element = span;
    for (const name of names) {
      const wrapper = root.createElement(name);
      wrapper.append(...inner.childNodes);
      inner.append(wrapper);
      inner = wrapper;
    }
  }
  for (const element of root.querySelectorAll('del, strike')) replaceBy(element, 's');
  for (const element of root.querySelectorAll('h4, h5, h6')) replaceBy(element, 'h3');
}

/** Word writes list items as paragraphs, their bullet or number as text. */
function nameWordLists(root: Document): void {
  for (const item of root.querySelectorAll('p[style*="mso-list"], p[class*="MsoList"]')) {
    const mark = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const ordered = /^\s*[\da-z]+[.)]/i.test(mark?.textContent ?? '');
    mark?.remove();
    const name = ordered ? 'ol' : 'ul';
    const list = root.createElement(name);
    item.replaceWith(list);
    const entry = root.createElement('li');
    entry.append(...item.childNodes);
    const level = Number(/mso-list:\S*level(\d)/.exec(styleOf(item))?.[1] ?? 1);
    let inner: Element = list;
    for (let depth = 1; depth < level; depth++) {
      const next = root.createElement(name);
      inner.append(next);
      inner = next;
    }
    inner.append(entry);
    const before = list.previousElementSibling;
    // A deeper item belongs to the list before it, whatever its own mark is.
    if (before && (before.tagName === list.tagName || (level > 1 && isList(before)))) {
      before.append(...list.childNodes);
      list.remove();
    }
  }
}

const isList = (element: Element): boolean => /^[ou]l$/i.test(element.tagName);

/**
 * The parts of list items: a list in an item follows it, as the editor's reader expects, and
 * paragraphs become lines.
 */
function plainListItems(root: Document): void {
  for (const list of [...root.querySelectorAll('li ul, li ol')].reverse()) {
    const item = list.parentElement?.closest('li');
    item?.after(list);
  }
  for (const part of root.querySelectorAll('li > p, li > div, li > h1, li > h2, li > h3')) {
    if (part.previousSibling?.textContent?.trim()) part.before(root.createElement('br'));
    unwrap(part);
  }
}

/** A row of a table becomes a line, its cells apart by tabs. */
function lineUpTables(root: Document): void {
  for (const row of root.querySelectorAll('tr')) {
    const line = root.createElement('p');
    line.textContent = [...row.querySelectorAll('td, th')]
      .map((cell) => (cell.textContent ?? '').trim().replaceAll(/\s+/g, ' '))
      .join('\t');
    row.replaceWith(line);
  }
  for (const table of root.querySelectorAll('table')) {
    table.replaceWith(...table.querySelectorAll('p'));
  }
}

/** Markup from the clipboard with only what the editor knows. */
export function pastedHtml(html: string): string {
  const root = new DOMParser().parseFromString(html, 'text/html');
  for (const element of root.querySelectorAll('style, script, title, img, svg, meta, link'))
    element.remove();
  nameWordLists(root);
  plainListItems(root);
  nameStyles(root);
  lineUpTables(root);
  return DOMPurify.sanitize(root.body.innerHTML, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  });
}
