/** Width of an average letter: what is fitted by it rarely runs over. */
const LETTER_EM = 0.58;

type Attributes = Readonly<Record<string, string | number>>;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text as part of an SVG document. What no XML document may hold is left out. */
export const escaped = (raw: string): string =>
  raw
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);

/** An SVG element with text in it, or none. */
export const element = (name: string, attributes: Attributes, content = ''): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`);
  return `<${name}${list.join('')}>${escaped(content)}</${name}>`;
};

export const text = (content: string, attributes: Attributes): string =>
  content === '' ? '' : element('text', attributes, content);

const lettersIn = (width: number, font: number): number => Math.floor(width / (font * LETTER_EM));

/** As much of a text as has room; empty where not even two letters have. */
export function fitted(content: string, width: number, font: number): string {
  const letters = lettersIn(width, font);
  if (content.length <= letters) return content;
  return letters < 3 ? '' : `${content.slice(0, letters - 1).trimEnd()}…`;
}

/** A text in lines; words longer than a line are parted. */
export function wrapped(content: string, width: number, font: number): string[] {
  const letters = Math.max(4, lettersIn(width, font));
  const lines: string[] = [];
  let line = '';
  for (const word of content.split(/\s+/).filter(Boolean)) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (joined.length <= letters) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (line.length > letters) {
      lines.push(`${line.slice(0, letters - 1)}-`);
      line = line.slice(letters - 1);
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}
