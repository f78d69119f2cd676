import { aTerm } from '../../../test/fixtures.js';
import { readOpened, writeOpened } from './opened.js';
import { logicTree, ROOT_PATH, type RootNode } from './tree.js';

const TERMS = [
  aTerm(1, 'profit'),
  aTerm(2, 'sales', { parent: 1 }),
  aTerm(3, '-costs', { parent: 1, additional_parents: [6] }),
  aTerm(4, 'home', { parent: 2 }),
  aTerm(5, 'wages', { parent: 3 }),
  aTerm(6, 'people'),
  aTerm(7, 'trips', { parent: 6 }),
];
const ROOT = logicTree(TERMS, 'Pohjola Oy') as RootNode;

const search = (...open: string[]) => {
  const after = writeOpened(new URLSearchParams('x=1'), new Set(open), ROOT);
  return decodeURIComponent(after.toString());
};
const read = (text: string) => [...readOpened(text, ROOT)].sort();

it('leaves out a tree as it is at first', () => {
  expect(search(ROOT_PATH)).toBe('x=1');
  expect(read('?x=1')).toEqual([ROOT_PATH]);
});

it('names open terms by key, in each of their places', () => {
  expect(search(ROOT_PATH, 'profit')).toBe('x=1&opened-terms=profit');
  expect(search(ROOT_PATH, 'people', 'people*-costs')).toBe(
    'x=1&opened-terms=people,people*-costs',
  );
});

it('is short for a tree that is open, whole or almost', () => {
  const all = [ROOT_PATH, 'profit', 'sales', '-costs', 'people', 'people*-costs'];
  expect(search(...all)).toBe('x=1&opened-terms=*');
  expect(search(...all.filter((path) => path !== '-costs'))).toBe('x=1&opened-terms=*,--costs');
});

it('leads back to what was open', () => {
  const paths = [ROOT_PATH, 'profit', 'sales', '-costs', 'people', 'people*-costs'];
  for (let choice = 0; choice < 2 ** paths.length; choice += 1) {
    const open = paths.filter((_, index) => choice & (1 << index));
    const { size } = new Set(open);
    expect(size).toBe(open.length);
    const after = writeOpened(new URLSearchParams(), new Set(open), ROOT).toString();
    expect(read(after)).toEqual([...open].sort());
  }
});

it('leaves out what the tree does not have, and terms with nothing below them', () => {
  expect(read('?opened-terms=nothing,profit,home,%3Cscript%3E,people*sales,-profit')).toEqual(
    [ROOT_PATH, 'profit'].sort(),
  );
  expect(read('?opened-terms=*,-nothing,-')).toHaveLength(6);
});

it('never grows past what an address may have', () => {
  const many = Array.from({ length: 4_000 }, (_, index) =>
    aTerm(index + 1, `a-rather-long-key-${index}`, {
      parent: index < 2_000 ? null : index - 1_999,
    }),
  );
  const root = logicTree(many, 'Pohjola Oy') as RootNode;
  const open = new Set([ROOT_PATH, ...many.slice(0, 900).map(({ key }) => key)]);
  const text = writeOpened(new URLSearchParams(), open, root).toString();
  expect(text.length).toBeLessThan(5_000);
  const kept = readOpened(text, root);
  expect(kept.size).toBeGreaterThan(100);
  for (const path of kept) expect(open.has(path)).toBe(true);
});
