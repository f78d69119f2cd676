interface Face {
  readonly rule: CSSFontFaceRule;
  /** Where its relative addresses start. */
  readonly base: string;
}

/** The rules of a sheet, and of the sheets and groups in it; none of one that may not be read. */
function fontFaces(sheet: CSSStyleSheet): Face[] {
  const base = sheet.href ?? document.baseURI;
  const collect = (rules: CSSRuleList): Face[] =>
    [...rules].flatMap((rule): Face[] => {
      if (rule instanceof CSSFontFaceRule) return [{ rule, base }];
      if (rule instanceof CSSImportRule) return rule.styleSheet ? fontFaces(rule.styleSheet) : [];
      return rule instanceof CSSGroupingRule ? collect(rule.cssRules) : [];
    });
  try {
    return collect(sheet.cssRules);
  } catch {
    return [];
  }
}

/** Whether a `unicode-range` holds one of some characters; an empty one holds all. */
export function rangeHolds(range: string, characters: Iterable<string>): boolean {
  if (range === '') return true;
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().replace(/^u\+/i, '').split('-');
    return [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'f'), 16),
    ] as const;
  });
  for (const character of characters) {
    const code = character.codePointAt(0) ?? -1;
    if (spans.some(([from, to]) => code >= from && code <= to)) return true;
  }
  return false;
}

const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A `@font-face` rule that holds its file; empty where the file cannot be had. */
async function embedded({ rule, base }: Face): Promise<string> {
  const property = (name: string) => rule.style.getPropertyValue(name);
  const address = /url\("?([^")]+)"?\)/.exec(property('src'))?.[1];
  if (address === undefined) return '';
  try {
    const response = await fetch(new URL(address, base));
    if (!response.ok) return '';
    const source = `src:url(${await asDataUrl(await response.blob())})`;
    const kept = ['font-family', 'font-style', 'font-weight', 'unicode-range'].flatMap((name) =>
      property(name) === '' ? [] : `${name}:${property(name)}`,
    );
    return `@font-face{${[...kept, source].join(';')}}`;
  } catch {
    return '';
  }
}

/**
 * The page's faces of a font that a text needs, as rules that hold the font files themselves. Empty
 * where the page has none.
 * @param family one name, without quotes
 */
export async function embeddedFont(family: string, text: string): Promise<string> {
  const characters = new Set(text);
  const unquoted = (name: string) => name.replaceAll(/["']/g, '').trim();
  const faces = [...document.styleSheets].flatMap(fontFaces).filter(({ rule: { style } }) => {
    const isFamily = unquoted(style.getPropertyValue('font-family')) === family;
    return isFamily && rangeHolds(style.getPropertyValue('unicode-range'), characters);
  });
  return (await Promise.all(faces.map(embedded))).join('');
}
