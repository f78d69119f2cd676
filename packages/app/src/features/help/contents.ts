import type { Language } from '@tavoite/model';
import { pageCode } from '../../core/codeLoader.js';
import type { GuideContents, GuideModule, GuidePage } from './types.js';

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
