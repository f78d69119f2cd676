import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as enLabels from '@tavoite/ui/labels/en';
import * as fiLabels from '@tavoite/ui/labels/fi';
import { GUIDE_OF_PAGE } from '../../core/page/guideOfPage.js';
import { MODULES } from './contents.js';
import type { GuideModule, GuideNode, GuidePage } from './types.js';

const FOLDER = join(__dirname, 'guide');
const MAX_PICTURE_BYTES = 60_000;
const LANGUAGES = ['en', 'fi'] as const;
const GUIDE = {} as Record<'en' | 'fi', GuideModule>;

/** Every text of the screens; of those with a value in them what stands before it, too. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value, value.split('{')[0]?.trim() ?? ''];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
const ofScreens = (language: string): unknown[] =>
  ['', 'basics/'].map((folder) =>
    JSON.parse(readFileSync(join(__dirname, `../../i18n/${folder}${language}.json`), 'utf8')),
  );
const TEXTS = {
  en: new Set(textsOf([ofScreens('en'), enLabels])),
  fi: new Set(textsOf([ofScreens('fi'), fiLabels])),
};

type Element = Exclude<GuideNode, string>;
const isElement = (node: GuideNode): node is Element => typeof node !== 'string';
const within = (nodes: readonly GuideNode[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...within(node.slice(2) as GuideNode[])]);
const textOf = (node: GuideNode): string =>
  isElement(node) ? (node.slice(2) as GuideNode[]).map(textOf).join('') : node;

interface Shown extends GuidePage {
  language: 'en' | 'fi';
  id: string;
  elements: Element[];
}

const shown: Shown[] = [];
beforeAll(async () => {
  for (const language of LANGUAGES) {
    GUIDE[language] = await MODULES[language]();
    const { contents, pages } = GUIDE[language];
    shown.push({ ...contents, language, id: 'contents', elements: within(contents.body) });
    for (const [id, load] of Object.entries(pages)) {
      const { default: page } = await load();
      shown.push({ ...page, language, id, elements: within(page.body) });
    }
  }
});

test.each(LANGUAGES)('the contents in %s list every file, and each by its title', (language) => {
  const files = readdirSync(join(FOLDER, language)).filter((name) => name.endsWith('.md'));
  const { contents, pages } = GUIDE[language];
  expect([...Object.keys(pages), 'contents'].map((id) => `${id}.md`).sort()).toEqual(files.sort());
  const source = readFileSync(join(FOLDER, language, 'contents.md'), 'utf8');
  for (const { id, title } of contents.roles.flatMap((role) => role.pages))
    expect(source).toContain(`- [${title}](${id}.md)\n`);
});

test.each(LANGUAGES)('screens under Manage lead to pages that are there in %s', (language) => {
  for (const id of Object.values(GUIDE_OF_PAGE)) expect(GUIDE[language].pages).toHaveProperty(id);
});

test('both languages have the same pages for the same roles, with the same headings', () => {
  const outline = ({ contents }: GuideModule) =>
    contents.roles.map(({ id, pages }) => [
      id,
      pages.map((page) => [
        page.id,
        page.headings.map(({ id: heading, level }) => [heading, level]),
      ]),
    ]);
  expect(outline(GUIDE.fi)).toEqual(outline(GUIDE.en));
  const kinds = (language: string) =>
    shown
      .filter((page) => page.language === language)
      .map(({ id, body }) => [id, body.filter(isElement).map(([tag]) => tag)]);
  expect(kinds('fi')).toEqual(kinds('en'));
});

test('headings skip no level, and no two of a page have the same address', () => {
  for (const { contents } of Object.values(GUIDE))
    for (const { headings } of contents.roles.flatMap(({ pages }) => pages)) {
      const levels = headings.map(({ level }) => level);
      expect(levels.filter((level, place) => level - (levels[place - 1] ?? 1) > 1)).toEqual([]);
      const ids = headings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
});

test('every link leads to a page and a heading that exist, or out of the product', () => {
  const places = new Set(['/help']);
  for (const { id, headings } of GUIDE.en.contents.roles.flatMap(({ pages }) => pages)) {
    places.add(`/help/${id}`);
    for (const heading of headings) places.add(`/help/${id}#${heading.id}`);
  }
  const links = shown.flatMap(({ language, id, elements }) =>
    elements
      .filter(([tag]) => tag === 'a')
      .map(([, attributes]) => ({ language, id, href: attributes?.href ?? '' })),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ href }) => !places.has(href) && !href.startsWith('https://'))).toEqual([]);
});

test('what stands in bold is written so on the screens of the language', () => {
  const bold = shown.flatMap(({ language, id, elements }) =>
    elements
      .filter(([tag]) => tag === 'strong')
      .map((element) => ({ language, id, text: textOf(element) })),
  );
  expect(bold.length).toBeGreaterThan(100);
  expect(bold.filter(({ language, text }) => !TEXTS[language].has(text))).toEqual([]);
});

test('every picture is there for both themes, small, and said in words; none is left over', () => {
  for (const language of LANGUAGES) {
    const pictures = shown
      .filter((page) => page.language === language)
      .flatMap(({ id, elements }) =>
        elements.filter(([tag]) => tag === 'img').map(([, attributes]) => ({ id, ...attributes })),
      );
    for (const { id, alt, src, width = 0, height = 0 } of pictures) {
      expect([id, (alt ?? '').length > 20]).toEqual([id, true]);
      expect(Math.min(width, height)).toBeGreaterThan(100);
      for (const file of [src?.light ?? '', src?.dark ?? '']) {
        const path = join(FOLDER, language, 'pictures', file);
        expect(statSync(path).size).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
      }
    }
    const used = pictures.flatMap(({ src }) => [src?.light, src?.dark]);
    const folder = join(FOLDER, language, 'pictures');
    expect(existsSync(folder) ? readdirSync(folder).sort() : []).toEqual([...used].sort());
  }
});
