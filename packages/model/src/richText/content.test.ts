import fc from 'fast-check';
import { contentOfText, MAX_BLOCKS, readContent, safeLink, textOfContent } from './content.js';
import { runsOf, sectionsOf } from './runs.js';

const stored = (blocks: unknown, entityMap: unknown = {}) => JSON.stringify({ blocks, entityMap });

it.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  [' http://example.com ', 'http://example.com/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['javascript:alert(1)', null],
  [' jAvAsCrIpT:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['//example.com', null],
  ['/\\example.com', null],
  ['/\t/example.com', null],
  ['/.//example.com', null],
  ['/api/files/1', null],
  ['data-map', null],
  ['/', '/'],
  [' /data-map?keys=revenue#end ', '/data-map?keys=revenue#end'],
  ['', null],
  [42, null],
])('safeLink(%j) is %j', (url, expected) => {
  expect(safeLink(url)).toBe(expected);
});

it('reads any JSON and any text without throwing, and keeps plain text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const content = readContent(text);
      for (const item of content.blocks) expect(typeof item.text).toBe('string');
    }),
  );
  expect(textOfContent(readContent('Hello\nworld'))).toBe('Hello\nworld');
});

it('drops what it does not know and clamps ranges to the text', () => {
  const content = readContent(
    stored(
      [
        {
          key: 'a',
          text: 'Hello',
          type: 'atomic',
          depth: 99,
          inlineStyleRanges: [
            { offset: -2, length: 4, style: 'BOLD' },
            { offset: 1, length: 400, style: 'EVIL' },
            { offset: 3, length: 400, style: 'fontsize-18' },
          ],
          entityRanges: [
            { offset: 0, length: 5, key: 0 },
            { offset: 0, length: 5, key: 1 },
          ],
          data: { 'text-align': 'expression(1)' },
        },
        { key: 'a', text: 'Same key' },
        { text: null },
      ],
      {
        0: { type: 'LINK', data: { url: 'javascript:alert(1)' } },
        1: { type: 'LINK', data: { url: 'https://example.com' } },
      },
    ),
  );
  expect(
    content.blocks.map(({ key, text, type, depth, data }) => [key, text, type, depth, data]),
  ).toEqual([
    ['b0', 'Hello', 'unstyled', 4, {}],
    ['b1', 'Same key', 'unstyled', 0, {}],
  ]);
  expect(content.blocks[0]?.inlineStyleRanges).toEqual([
    { offset: 0, length: 2, style: 'BOLD' },
    { offset: 3, length: 2, style: 'fontsize-18' },
  ]);
  expect(content.blocks[0]?.entityRanges).toEqual([{ offset: 0, length: 5, key: 1 }]);
});

it('caps the number of blocks', () => {
  expect(contentOfText('x\n'.repeat(5000)).blocks).toHaveLength(MAX_BLOCKS);
});

it('cuts runs that join to the text again', () => {
  const range = fc.record({
    offset: fc.integer({ min: -3, max: 12 }),
    length: fc.integer({ min: -3, max: 12 }),
    style: fc.constantFrom('BOLD', 'ITALIC', 'fontsize-24'),
  });
  fc.assert(
    fc.property(fc.string(), fc.array(range), (text, inlineStyleRanges) => {
      const content = readContent(stored([{ text, inlineStyleRanges }]));
      const block = content.blocks[0];
      if (!block) throw new Error('no block');
      expect(
        runsOf(content, block)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

it('gathers consecutive list items', () => {
  const types = [
    'unordered-list-item',
    'unordered-list-item',
    'ordered-list-item',
    'unstyled',
    'ordered-list-item',
  ];
  const content = readContent(stored(types.map((type) => ({ text: type, type }))));
  expect(
    sectionsOf(content).map((section) =>
      section.type === 'list' ? [section.ordered, section.items.length] : 'block',
    ),
  ).toEqual([[false, 2], [true, 1], 'block', [true, 1]]);
});
