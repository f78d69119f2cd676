import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const SOURCES = join(__dirname, '..');

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, `${language}.json`), 'utf8'));
const en = textsOf('en');
const fi = textsOf('fi');

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
  expect(Object.keys(fi)).toEqual(Object.keys(en));
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
