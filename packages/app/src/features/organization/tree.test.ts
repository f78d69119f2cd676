import { aTree } from '../../../test/fixtures.js';
import { hotLinkTree } from './tree.js';

const ids = (activeId: number | null) => hotLinkTree(aTree(), activeId).map(({ id }) => id);

it('lists the parent with all its descendants', () => {
  expect(ids(11)).toEqual([10]);
  expect(ids(13)).toEqual([12]);
});

it('lists the organisation itself where its parent is not to be seen', () => {
  expect(ids(10)).toEqual([10]);
});

it('lists nothing where there is no other to switch to', () => {
  const alone = { id: 1, name: 'Havulinna', parentId: null, children: [] };
  expect(hotLinkTree([alone], 1)).toEqual([]);
});

it('lists nothing for an organisation that is not in the tree', () => {
  expect(ids(99)).toEqual([]);
  expect(ids(null)).toEqual([]);
});
