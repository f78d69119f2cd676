import fc from 'fast-check';
import { assignSlugs, RESERVED_SLUGS, slugOfTitle } from '../index.js';

test.each([
  ['Net Sales', 'net-sales'],
  ['Myynti ja päästöt', 'myynti-ja-paastot'],
  ['Åbo Öljy', 'abo-oljy'],
  ['A\u0308iti', 'aiti'],
  ['R&D / 2025', 'r-d---2025'],
  ['tab\there', 'tab-here'],
  ['a_b.c', 'a-b-c'],
  ['Café', 'caf-'],
  ['📈 up', '--up'],
  [' padded ', 'padded'],
  ['', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});

const views = (...titles: string[]) => titles.map((view_title, i) => ({ id: i + 1, view_title }));

test.each([
  [
    ['Sales', 'Costs'],
    ['sales', 'costs'],
  ],
  [
    ['Sales', 'sales', 'SALES'],
    ['sales', 'sales-2', 'sales-3'],
  ],
  [
    ['Roadmap', 'Data map'],
    ['roadmap-2', 'data-map-2'],
  ],
  [
    ['', '   '],
    ['view-1', 'view-2'],
  ],
  [
    ['Sales', 'Sales', 'Sales 2'],
    ['sales', 'sales-3', 'sales-2'],
  ],
  [
    ['view 2', ''],
    ['view-2', 'view-2-2'],
  ],
])('%j get %j', (titles, slugs) => {
  expect([...assignSlugs(views(...titles)).values()]).toEqual(slugs);
});

test('every view gets its own slug, none of them reserved', () => {
  const title = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('Sales', 'sales 2', 'sales-2', 'Roadmap', 'roadmap-2', 'view-1', ''),
  );
  fc.assert(
    fc.property(fc.array(title, { maxLength: 30 }), (titles) => {
      const slugs = [...assignSlugs(views(...titles)).values()];
      expect(slugs).toHaveLength(titles.length);
      expect(new Set([...slugs, ...RESERVED_SLUGS]).size).toBe(
        titles.length + RESERVED_SLUGS.length,
      );
      expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
    }),
  );
});

test('a title that is first of its name keeps its plain slug', () => {
  const slugs = assignSlugs(views('Costs', 'Costs', 'Sales'));
  expect(slugs.get(3)).toBe('sales');
});
