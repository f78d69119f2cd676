import fc from 'fast-check';
import { checkContent, isBlankContent, MAX_CONTENT_BYTES } from './check.js';
import { contentOfText, MAX_BLOCKS, readContent, textOfContent } from './content.js';

const stored = (block: object, entityMap: object = {}) =>
  JSON.stringify({ blocks: [{ text: 'Hello', ...block }], entityMap });
const link = (url: unknown) => ({ 0: { type: 'LINK', mutability: 'MUTABLE', data: { url } } });
const range = { offset: 0, length: 5 };

it.each([
  ['plain text', 'Hello', 'not-content'],
  ['a number', '1', 'not-content'],
  ['no blocks', '{"entityMap":{}}', 'not-content'],
  ['a block without text', '{"blocks":[{}]}', 'not-content'],
  ['ranges that are no list', stored({ inlineStyleRanges: 'BOLD' }), 'not-content'],
  ['a picture', stored({ type: 'atomic' }), 'unknown-block-type'],
  ['a depth of 9', stored({ depth: 9 }), 'unknown-block-type'],
  [
    'an unknown style',
    stored({ inlineStyleRanges: [{ ...range, style: 'EVIL' }] }),
    'unknown-style',
  ],
  ['an unknown alignment', stored({ data: { 'text-align': 'up' } }), 'unknown-alignment'],
  ['a link to nothing', stored({ entityRanges: [{ ...range, key: 3 }] }), 'unknown-entity'],
  ['an image', stored({}, { 0: { type: 'IMAGE', data: { src: 'x' } } }), 'unknown-entity'],
  ['a script', stored({}, link('javascript:alert(1)')), 'link-not-allowed'],
  ['another host', stored({}, link('//example.com')), 'link-not-allowed'],
  [
    'a style beyond the text',
    stored({ inlineStyleRanges: [{ offset: 3, length: 5, style: 'BOLD' }] }),
    'range-outside-text',
  ],
  ['half an emoji', stored({ text: 'a\ud83d' }), 'broken-characters'],
  ['NUL', stored({ text: 'a\0' }), 'broken-characters'],
  [
    'too many blocks',
    JSON.stringify({ blocks: Array(MAX_BLOCKS + 1).fill({ text: '' }) }),
    'too-many-blocks',
  ],
  ['too large', stored({ text: 'ä'.repeat(MAX_CONTENT_BYTES / 2) }), 'too-large'],
])('refuses %s', (_, content, kind) => {
  expect(checkContent(content)?.kind).toBe(kind);
});

it('names the block and what is in it', () => {
  const blocks = [{ text: 'a' }, { text: 'b', type: 'atomic' }];
  expect(checkContent(JSON.stringify({ blocks }))).toEqual({
    kind: 'unknown-block-type',
    value: 'atomic',
    block: 2,
  });
});

it('takes every text that it shows, and only texts that lose nothing when they are shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(checkContent(JSON.stringify(contentOfText(text.replaceAll('\0', ''))))).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.json(), (json) => {
      if (checkContent(json) !== null) return;
      const { blocks } = JSON.parse(json) as { blocks: { text: string }[] };
      expect(textOfContent(readContent(json))).toBe(blocks.map(({ text }) => text).join('\n'));
    }),
  );
  expect(
    checkContent(
      stored(
        {
          type: 'header-one',
          depth: 0,
          inlineStyleRanges: [{ ...range, style: 'fontsize-18' }],
          entityRanges: [{ ...range, key: 0 }],
          data: { 'text-align': 'center' },
        },
        link('https://example.com/ä?b=1'),
      ),
    ),
  ).toBeNull();
});

it('tells a text that says nothing', () => {
  expect(isBlankContent('')).toBe(true);
  expect(isBlankContent(JSON.stringify(contentOfText(' \n\u00a0\n')))).toBe(true);
  expect(isBlankContent(stored({}))).toBe(false);
});
