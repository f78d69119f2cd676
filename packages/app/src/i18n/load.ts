import type { Language } from '@tavoite/model';
import type { Labels } from './labels.js';

/** What is there of a language's texts. */
export interface LoadedTexts {
  language: Language;
  /** Those of the screens are added when the first screen is loaded. */
  texts: Record<string, string>;
  /** The components' own texts; likewise. */
  labels: Labels;
  /** Whether the texts of the screens are there. */
  isComplete: boolean;
}

async function loadBoth<Texts, Labels>(
  files: [Promise<{ default: Texts }>, Promise<Labels>],
): Promise<{ texts: Texts; labels: Labels }> {
  const [texts, labels] = await Promise.all(files);
  return { texts: texts.default, labels };
}

const files = {
  en: {
    basics: () => loadBoth([import('./basics/en.json'), import('@tavoite/ui/labels/basics/en')]),
    screens: () => loadBoth([import('./en.json'), import('@tavoite/ui/labels/en')]),
  },
  fi: {
    basics: () => loadBoth([import('./basics/fi.json'), import('@tavoite/ui/labels/basics/fi')]),
    screens: () => loadBoth([import('./fi.json'), import('@tavoite/ui/labels/fi')]),
  },
} satisfies Record<Language, unknown>;

const loaded: Partial<Record<Language, LoadedTexts>> = {};
/** The language that was asked for last. */
let current: Language | undefined;
/** From when the first screen is opened, a language is loaded as a whole. */
let screensOpened = false;

async function loadBasics(language: Language): Promise<LoadedTexts> {
  const { texts, labels } = await files[language].basics();
  // Only what is loaded with all screens asks for the others.
  return { language, texts: { ...texts }, labels: { ...labels } as Labels, isComplete: false };
}

async function load(language: Language, withScreens: boolean): Promise<LoadedTexts> {
  const known = loaded[language];
  const [basics, screens] = await Promise.all([
    known ?? loadBasics(language),
    withScreens && !known?.isComplete ? files[language].screens() : null,
  ]);
  // Another load may have been faster.
  const texts = loaded[language] ?? basics;
  loaded[language] = texts;
  if (screens) {
    Object.assign(texts.texts, screens.texts);
    Object.assign(texts.labels, screens.labels);
    texts.isComplete = true;
  }
  return texts;
}

/** The texts of a language as far as they are loaded. */
export const textsOf = (language: Language): LoadedTexts | undefined => loaded[language];

/** Loads the texts of the first load, and those of the screens once one has been opened. */
export function loadTexts(language: Language): Promise<LoadedTexts> {
  current = language;
  return load(language, screensOpened);
}

/**
 * Loads the texts of the screens, in every language that has been asked for, and the words by which titles are
 * hyphenated: these are data, and Finnish in any language.
 */
export async function loadScreenTexts(): Promise<void> {
  screensOpened = true;
  const languages = new Set(Object.keys(loaded) as Language[]);
  if (current) languages.add(current);
  await Promise.all([
    import('./compounds.js'),
    ...[...languages].map((language) => load(language, true)),
  ]);
}
