import type { Mapping, Settings } from '@tavoite/model';
import { theSettings } from '../../../test/fixtures.js';
import { firstVisiblePath, mappedViews, sectionOf, viewRedirects } from './views.js';

const aMapping = (id: number, view_title: string, changes: Partial<Mapping> = {}): Mapping => ({
  id,
  view_title,
  view_icon: null,
  redirect: false,
  children: [],
  terms_used: [],
  graph_properties: {},
  properties: {},
  ...changes,
});

const withMappings = (mappings: Mapping[], changes: Partial<Settings> = {}) =>
  theSettings({ mappings, ...changes });

const outline = (settings: Settings) =>
  mappedViews(settings).entries.map(({ mapping, path, children }) => [
    mapping.view_title,
    path,
    ...children.map((child) => child.path),
  ]);

it('orders entries by sort_order, those without one last, then by id', () => {
  const settings = withMappings(
    [aMapping(4, 'D'), aMapping(3, 'C'), aMapping(2, 'B'), aMapping(1, 'A')],
    { additional_information: { 2: { sort_order: 1 }, 1: { sort_order: 2 }, 4: {} } },
  );
  expect(outline(settings)).toEqual([
    ['B', '/b'],
    ['A', '/a'],
    ['C', '/c'],
    ['D', '/d'],
  ]);
});

it('gives a redirecting mapping no page: it points at its first child', () => {
  const settings = withMappings([
    aMapping(1, 'Finance', {
      redirect: true,
      children: [aMapping(3, 'Costs'), aMapping(2, 'Net sales')],
    }),
    aMapping(5, 'Empty', { redirect: true }),
  ]);
  expect(outline(settings)).toEqual([['Finance', '/net-sales', '/net-sales', '/costs']]);
  expect(mappedViews(settings).views.map(({ path }) => path)).toEqual(['/net-sales', '/costs']);
});

it('gives a mapping with children a page of its own and their pages below', () => {
  const settings = withMappings([aMapping(1, 'Sales', { children: [aMapping(2, 'By region')] })]);
  expect(outline(settings)).toEqual([['Sales', '/sales', '/by-region']]);
});

it('says which entry of the menu a page stands below', () => {
  const page = aMapping(2, 'Result');
  const settings = withMappings([
    aMapping(1, 'Finance', { redirect: true, children: [page] }),
    aMapping(3, 'Sales'),
  ]);
  const { entries } = mappedViews(settings);
  expect(sectionOf(page, entries)).toBe('Finance');
  expect(sectionOf(aMapping(3, 'Sales'), entries)).toBeUndefined();
});

it('keeps addresses when only the order of the menu changes', () => {
  const mappings = [aMapping(1, 'Sales'), aMapping(2, 'Sales')];
  const paths = (settings: Settings) =>
    mappedViews(settings).views.map(({ mapping, path }) => [mapping.id, path]);
  const turned = { additional_information: { 1: { sort_order: 2 }, 2: { sort_order: 1 } } };
  expect(paths(withMappings(mappings, turned))).toEqual(paths(withMappings(mappings)));
  expect(paths(withMappings(mappings))).toEqual([
    [1, '/sales'],
    [2, '/sales-2'],
  ]);
});

it('lets no title take the address of a fixed page', () => {
  expect(outline(withMappings([aMapping(1, 'Roadmap')]))).toEqual([['Roadmap', '/roadmap-2']]);
});

it('finds the page of a title, and none for "-", null and unknown titles', () => {
  const { pathOfTitle } = mappedViews(
    withMappings([aMapping(1, 'Näkymä'), aMapping(2, '-'), aMapping(3, 'Go', { redirect: true })]),
  );
  expect(['Näkymä', '-', null, 'näkymä', 'Go'].map(pathOfTitle)).toEqual([
    '/nakyma',
    null,
    null,
    null,
    null,
  ]);
});

describe('addresses in other languages', () => {
  const titled = (id: number, en: string, fi: string, changes: Partial<Mapping> = {}) =>
    aMapping(id, en, { view_titles: { en, fi }, ...changes });
  const redirects = (...mappings: Mapping[]) =>
    viewRedirects(withMappings(mappings)).map(({ from, to }) => `${from} → ${to}`);

  it('lead to the page, also below a redirecting mapping', () => {
    expect(
      redirects(
        titled(1, 'Finance', 'Talous', {
          redirect: true,
          children: [titled(2, 'Sales', 'Myynti')],
        }),
      ),
    ).toEqual(['/myynti → /sales']);
  });

  it('give way to the pages of this language', () => {
    expect(redirects(titled(1, 'Data', 'Kartta'), titled(2, 'Kartta', 'Data'))).toEqual([]);
  });

  it('clash as they do in their own language', () => {
    expect(redirects(titled(1, 'Sales', 'Myynti'), titled(2, 'Selling', 'Myynti'))).toEqual([
      '/myynti → /sales',
      '/myynti-2 → /selling',
    ]);
  });

  it('are none where a title is the same, or not known', () => {
    expect(redirects(titled(1, 'Safety', 'Safety'), aMapping(2, 'People'))).toEqual([]);
  });
});

describe('the first page when the strategy screen is restricted', () => {
  it.each([
    [['strategy'], '/roadmap'],
    [['strategy', 'roadmap', 'logic'], '/notifications'],
    [['strategy', 'roadmap', 'logic', 'notifications', 'data-map'], '/sales'],
  ] as const)('%j leads to %s', (restricted_views, path) => {
    expect(
      firstVisiblePath(
        withMappings([aMapping(1, 'Sales')], { restricted_views: [...restricted_views] }),
      ),
    ).toBe(path);
  });

  it('is nowhere when everything is restricted', () => {
    const restricted_views = ['strategy', 'roadmap', 'logic', 'notifications', 'data-map'] as const;
    expect(firstVisiblePath(theSettings({ restricted_views: [...restricted_views] }))).toBeNull();
  });
});
