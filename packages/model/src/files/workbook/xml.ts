const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot hold, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones meant
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text as the content of an element or attribute. */
export const xmlText = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Namespace of workbooks, sheets and styles. */
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
