import type { Language } from '@tavoite/model';
import { MODULES } from './contents.js';
import type { GuideContents, GuideModule, GuideNode, GuidePage } from './types.js';

/** The guide for searching: its contents, and the text of each section by its place, as the address has it. */
export interface SearchableGuide {
  contents: GuideContents;
  /** Empty until the pages are loaded. */
  texts: ReadonlyMap<string, string>;
}

const textOf = (node: GuideNode): string =>
  typeof node === 'string' ? node : (node.slice(2) as GuideNode[]).map(textOf).join(' ');

/** The texts of a page: what stands before the first heading, and below each. */
function sectionsOf(id: string, { body }: GuidePage): Map<string, string> {
  const sections = new Map<string, string[]>();
  let place = id;
  for (const node of body) {
    if (typeof node !== 'string' && node[1]?.id !== undefined) place = `${id}#${node[1].id}`;
    else sections.set(place, [...(sections.get(place) ?? []), textOf(node)]);
  }
  return new Map(
    [...sections].map(([at, texts]) => [
      at,
      // Words that stand out are nodes of their own: no blank comes before what ends a sentence.
      texts
        .join(' ')
        .replace(/\s+/g, ' ')
        .replace(/ ([.,:;!?)])/g, '$1')
        .trim(),
    ]),
  );
}

async function loadTexts({ pages }: GuideModule): Promise<Map<string, string>> {
  const loaded = await Promise.all(
    Object.entries(pages).map(async ([id, load]) => sectionsOf(id, (await load()).default)),
  );
  return new Map(loaded.flatMap((sections) => [...sections]));
}

/** Reads the guide in a language: what there is of it is shown at once, and again with its texts. */
export async function readGuide(
  language: Language,
  show: (guide: SearchableGuide) => void,
): Promise<void> {
  const loaded = await MODULES[language]();
  const { contents } = loaded;
  show({ contents, texts: new Map() });
  show({ contents, texts: await loadTexts(loaded) });
}
