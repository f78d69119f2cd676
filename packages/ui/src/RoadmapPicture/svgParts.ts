import { truncatedText, wrapText } from '@tavoite/model';
import type { Drawing } from './pictureTypes.js';

/** Fewer letters of a longer text say nothing. */
const MIN_LETTERS = 3;

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

/** For a text on the lines of the grid, which stop at it. */
export const outlined = (values: Drawing['values']): Attributes => ({
  stroke: values['color-surface'],
  'stroke-width': 4,
  'paint-order': 'stroke',
});

/** As much of a text as has room; empty where hardly a letter has. */
export function fitted(content: string, width: number, font: number): string {
  const kept = truncatedText(content, width, font);
  return kept.length < Math.min(content.length, MIN_LETTERS) ? '' : kept;
}

/** A text in at most so many lines; what has no room in them ends in `…`. */
export function fittedLines(content: string, width: number, font: number, lines: number): string[] {
  const all = wrapText(content.replace(/\s+/g, ' ').trim(), width, font);
  const last = all[lines - 1];
  if (all.length <= lines || last === undefined) return all;
  const cut = truncatedText(`${last.replace(/-$/, '')}…`, width, font);
  return [...all.slice(0, lines - 1), cut];
}
