import { createSearch, type PaletteItem } from './search.js';

const item = (group: string, label: string, detail = ''): PaletteItem => ({
  id: `${group}/${label}`,
  group,
  label,
  detail,
});

const search = createSearch([
  item('pages', 'Strategy'),
  item('pages', 'Data map'),
  item('terms', 'Cost of sales'),
  item('terms', 'Salesforce licences'),
  item('terms', 'Sales'),
  item('terms', 'Presales support'),
  item('terms', 'Headcount', 'Personnel'),
  item('terms', 'Äänenvaimennus'),
]);

const labels = (text: string, limit = 10) =>
  search(text, limit).groups.flatMap(({ items }) => items.map(({ label }) => label));

test('nothing typed lists everything in its own order, up to the limit of a group', () => {
  expect(labels('', 2)).toEqual(['Strategy', 'Data map', 'Cost of sales', 'Salesforce licences']);
  expect(search('  ', 2).total).toBe(8);
});

test('beginnings come before words, words before insides, short before long', () => {
  expect(labels('sales')).toEqual([
    'Sales',
    'Salesforce licences',
    'Cost of sales',
    'Presales support',
  ]);
});

test('every word must fit, in any order', () => {
  expect(labels('sales cost')).toEqual(['Cost of sales']);
  expect(labels('sales nothing')).toEqual([]);
});

test('accents and capitals do not matter', () => {
  expect(labels('AANEN')).toEqual(['Äänenvaimennus']);
  expect(labels('ääni')).toEqual([]);
});

test('the detail is searched too', () => {
  expect(labels('personnel')).toEqual(['Headcount']);
});

test('other words for an item find it as well', () => {
  const named = createSearch([
    { ...item('pages', 'Help', 'Everywhere'), keywords: 'guide manual' },
  ]);
  expect(named('guide', 5).groups[0]?.items).toHaveLength(1);
  expect(named('everywhere', 5).groups[0]?.items[0]).not.toHaveProperty('excerpt');
});

test('a body is searched last, and shown around what was typed', () => {
  const sections = createSearch([
    {
      ...item('help', 'Programs'),
      body: `${'Before it there is much to read. '.repeat(3)}A Wébhook tells a program at once what has happened here, and more is said of it after that, too.`,
    },
    { ...item('help', 'Webhooks in short'), body: 'Nothing more.' },
  ]);
  const found = sections('webhook', 5).groups[0]?.items ?? [];
  expect(found.map(({ label }) => label)).toEqual(['Webhooks in short', 'Programs']);
  expect(found[0]).not.toHaveProperty('excerpt');
  expect(found[1]?.excerpt).toBe(
    '… Before it there is much to read. A Wébhook tells a program at once what has happened here, and more is said of it …',
  );
  // Two letters are in every text.
  expect(sections('is', 5).total).toBe(0);
});

test('groups keep their order and leave when nothing in them fits', () => {
  expect(search('a', 10).groups.map(({ id }) => id)).toEqual(['pages', 'terms']);
  expect(search('salesf', 10).groups.map(({ id }) => id)).toEqual(['terms']);
});

test('signs of patterns are plain text', () => {
  expect(labels('.*')).toEqual([]);
  expect(labels('(')).toEqual([]);
});
