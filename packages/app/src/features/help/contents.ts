import type { Language } from '@tavoite/model';
import { useEffect, useState } from 'react';
import { pageCode } from '../../core/codeLoader.js';
import { useShownLanguage } from '../../i18n/Texts.js';
import type { GuideContents, GuideModule, GuideNode, GuidePage } from './types.js';

/** The guide by language. */
export const MODULES: Record<Language, () => Promise<GuideModule>> = {
  en: () => import('./guide/en/contents.md'),
  fi: () => import('./guide/fi/contents.md'),
};

/** What a page of the help shows: the contents, and the page that the address names. */
export interface LoadedGuide {
  contents: GuideContents;
  /** null: the contents themselves; undefined: there is no such page. */
  page: GuidePage | null | undefined;
}

async function load(language: Language, id: string | undefined): Promise<LoadedGuide> {
  const { contents, pages } = await MODULES[language]();
  if (id === undefined) return { contents, page: null };
  const fetchPage = Object.hasOwn(pages, id) ? pages[id] : undefined;
  return { contents, page: fetchPage && (await fetchPage()).default };
}

const loading = new Map<string, Promise<LoadedGuide>>();

/** The same promise for the same page, so that React can wait for it; one that failed is forgotten. */
export function guideOf(language: Language, id: string | undefined): Promise<LoadedGuide> {
  const name = `${language}/${id ?? ''}`;
  const known = loading.get(name) ?? pageCode.load(() => load(language, id));
  loading.set(name, known);
  known.catch(() => loading.delete(name));
  return known;
}

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

/** The guide in the reader's language, for searching; null until its contents are loaded. */
export function useSearchableGuide(): SearchableGuide | null {
  const language = useShownLanguage();
  const [guide, setGuide] = useState<SearchableGuide | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const loaded = await MODULES[language]();
      const show = (texts: SearchableGuide['texts']) => {
        if (isCurrent) setGuide({ contents: loaded.contents, texts });
      };
      show(new Map());
      show(await loadTexts(loaded));
    };
    // Without it everything else is found all the same.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return guide;
}
