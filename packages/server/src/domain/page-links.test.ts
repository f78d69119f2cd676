import { readContent } from '@tavoite/model';
import { withWholeLinks } from './page-links.js';

const linkedTo = (...urls: string[]) =>
  JSON.stringify({
    blocks: [],
    entityMap: Object.fromEntries(urls.map((url, key) => [key, { type: 'LINK', data: { url } }])),
  });
const linksOf = (stored: string) =>
  Object.values(readContent(stored).entityMap).map(({ data }) => data.url);

it('gives pages of the app their whole addresses, in the organisation of the text', () => {
  const stored = linkedTo('/data-map?open=revenue#end', 'https://example.com/');
  expect(linksOf(withWholeLinks(stored, 'https://tavoite.example', 7))).toEqual([
    'https://tavoite.example/data-map?open=revenue&org-id=7#end',
    'https://example.com/',
  ]);
});

it('leaves a text without such links as it is', () => {
  expect(withWholeLinks('', 'https://tavoite.example', 7)).toBe('');
  expect(withWholeLinks('Plain words', 'https://tavoite.example', 7)).toBe('Plain words');
});
