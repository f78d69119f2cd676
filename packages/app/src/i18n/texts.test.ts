import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import * as basicLabels from '@tavoite/ui/labels/basics/en';
import * as labels from '@tavoite/ui/labels/en';

const SOURCES = join(__dirname, '..');

const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, file), 'utf8'));
const basics = { en: read('basics/en.json'), fi: read('basics/fi.json') };
const screens = { en: read('en.json'), fi: read('fi.json') };
const en = { ...basics.en, ...screens.en };
const fi: Record<string, string> = { ...basics.fi, ...screens.fi };

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(join(SOURCES, name), 'utf8') }));

/** Code without comments. */
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const placeholders = (text: string) =>
  parse(text)
    .filter((part) => part.type !== TYPE.literal)
    .map((part) => ('value' in part ? part.value : part.type))
    .sort();

test('both languages have the same keys, in the same order', () => {
  expect(Object.keys(basics.fi)).toEqual(Object.keys(basics.en));
  expect(Object.keys(screens.fi)).toEqual(Object.keys(screens.en));
});

describe('the texts of the first load', () => {
  /** Files of the app that a file loads with it: not those of its types, not those that it loads later. */
  const importsOf = (code: string): string[] => {
    const plain = code.replace(/(?:import|export) type [^;]*;/g, '');
    return [...plain.matchAll(/(?:^import|\bfrom)\s+'(\.[^']+)\.js'/gm)].map(
      ([, path]) => path ?? '',
    );
  };

  /** What the sign-in page and the strategy screen load. */
  function loadedFirst(): { name: string; code: string }[] {
    const codeOf = new Map(files.map(({ name, code }) => [name.replace(/\.tsx?$/, ''), code]));
    const found = new Set<string>();
    const waiting = ['main', 'features/strategy/screen'];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      const code = codeOf.get(name);
      if (code === undefined) throw new Error(`${name} is not there`);
      waiting.push(...importsOf(code).map((path) => join(name ?? '', '..', path)));
    }
    return [...found].map((name) => ({ name, code: codeOf.get(name) ?? '' }));
  }

  const first = loadedFirst();
  const code = first.map((file) => file.code).join('\n');
  const isAsked = (key: string) => code.includes(`'${key}'`) || code.includes(`"${key}"`);

  test('are found by what the code imports', () => {
    const names = first.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['features/login/LoginPage', 'features/strategy/StrategyPage']),
    );
    expect(names).not.toContain('features/graph/GraphPage');
    expect(names).not.toContain('features/strategy/components/TargetDialog');
  });

  test('are in basics, where the first load finds them', () => {
    expect(Object.keys(screens.en).filter(isAsked)).toEqual([]);
  });

  test('are the only ones there: others belong to the screens', () => {
    expect(Object.keys(basics.en).filter((key) => !isAsked(key))).toEqual([]);
  });

  test('are all that the first load asks of the labels of components', () => {
    const asked = [...code.matchAll(/\blabels\.(\w+)|\bconst \{ ([\w, ]+) \} = useLabels/g)];
    const names = asked.flatMap(([, name, several]) => name ?? several?.split(', ') ?? []);
    expect(names).toEqual(expect.arrayContaining(['leftMenu', 'dateSelector']));
    expect(names.filter((name) => name in labels && !(name in basicLabels))).toEqual([]);
  });

  test('are in one place only', () => {
    expect(Object.keys(basics.en).filter((key) => key in screens.en)).toEqual([]);
  });
});

/** Keys that are part of the product's definition, as they are spelled there. */
const GIVEN_KEYS = [
  'azureConnectedSuccessfully',
  'azureConnectionError',
  'googleConnectError',
  'googleConnectSuccess',
  'noAttachments',
  'noNotifications',
  'noSystemMessages',
  'noTreeDisclaimer',
  'selectedEnvironment',
  'signedIn',
];

test('keys are kebab-case, except those that are given', () => {
  const others = Object.keys(en).filter((key) => !/^[a-z]+(-[a-z0-9]+)*$/.test(key));
  expect(others.filter((key) => !GIVEN_KEYS.includes(key))).toEqual([]);
});

test('every text exists in both languages with the same values', () => {
  const wrong = Object.entries(en).filter(([key, text]) => {
    const finnish = fi[key] ?? '';
    const isThere = finnish.trim() !== '' && text.trim() !== '';
    return !isThere || `${placeholders(finnish)}` !== `${placeholders(text)}`;
  });
  expect(wrong).toEqual([]);
});

test('every key is used by the code', () => {
  const code = files.map((file) => file.code).join('\n');
  const unused = Object.keys(en).filter(
    (key) => !(code.includes(`'${key}'`) || code.includes(`"${key}"`)),
  );
  expect(unused).toEqual([]);
});

test('every text that the code asks for exists', () => {
  const asked = files.flatMap(({ name, code }) =>
    [...code.matchAll(/\btext\(\s*'([^']+)'/g)].map(([, key]) => ({ name, key: key ?? '' })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ key }) => !(key in en))).toEqual([]);
});

describe('no text in the code escapes the languages', () => {
  const components = files.filter(({ name }) => name.endsWith('.tsx'));

  /** Props whose value is read or heard. */
  const SPOKEN =
    /\b(?:label|title|description|placeholder|alt|aria-label|hint|lead|message)="([^"]*)"/g;
  /** Words between tags. */
  const BETWEEN_TAGS = />([^<>{}]*\p{L}{2,}[^<>{}]*)<\//gu;

  test('the check finds what it looks for', () => {
    expect('<p>Hello there</p>'.match(BETWEEN_TAGS)).not.toBeNull();
    expect('<Field label="Email" />'.match(SPOKEN)).not.toBeNull();
  });

  test.each(components.map(({ name, code }) => [relative(SOURCES, join(SOURCES, name)), code]))(
    '%s',
    (_, code) => {
      const plain = withoutComments(code);
      const found = [...plain.matchAll(SPOKEN), ...plain.matchAll(BETWEEN_TAGS)]
        .map(([, words]) => words?.trim() ?? '')
        .filter((words) => /\p{L}/u.test(words))
        // A title of the routes table is a key, which the types check.
        .filter((words) => !(words in en));
      expect(found).toEqual([]);
    },
  );
});

test('every text that needs values is given some', () => {
  const bare = files.flatMap(({ name, code }) =>
    [...withoutComments(code).matchAll(/\btext\(\s*'([\w-]+)'\s*,?\s*\)/g)]
      .map(([, key = '']) => key)
      .filter((key) => placeholders(en[key] ?? '').length > 0)
      .map((key) => `${name}: ${key}`),
  );
  expect(bare).toEqual([]);
});
