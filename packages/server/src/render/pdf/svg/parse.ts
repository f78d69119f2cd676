/*
 * Reads the SVG that the charts draw. It is the product's own, well formed, and of few kinds of elements;
 * whatever else is in it is not painted.
 */

export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SvgElement[];
  /** Text directly in the element. */
  text: string;
}

const TOKEN = /<\/([\w:]+)\s*>|<([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });

/** @throws when the text is no SVG */
export function parseSvg(text: string): SvgElement {
  const root: SvgElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closed, name, attributes = '', isEmpty, content] of text.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (closed !== undefined) open.pop();
    else if (content !== undefined) parent.text += decoded(content);
    else if (name !== undefined) {
      const read: Record<string, string> = {};
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
        read[key] = decoded(value);
      const element: SvgElement = { name, attributes: read, children: [], text: '' };
      parent.children.push(element);
      if (isEmpty !== '/') open.push(element);
    }
  }
  const svg = root.children.find(({ name }) => name === 'svg');
  if (!svg) throw new Error('The picture is no SVG');
  return svg;
}
