import { aTerm } from '../../../test/fixtures.js';
import { logicTree, type RootNode } from './tree.js';
import { usesIn } from './uses.js';

const TERMS = [
  aTerm(1, 'profit', { title: 'Profit', formula: 'sales - costs' }),
  aTerm(2, 'sales', { title: 'Sales', parent: 1 }),
  aTerm(3, 'costs', { title: 'Costs', parent: 1, additional_parents: [4] }),
  aTerm(4, 'people', { title: 'People', formula: 'costs * 2' }),
  aTerm(5, 'margin', { title: 'Margin %', formula: 'profit / sales * 100' }),
  aTerm(6, 'ratio', { title: 'Ratio', parent: 3, formula: 'sales / sales' }),
];

it('knows which terms are computed from a term, and where they stand in the tree', () => {
  const uses = usesIn(logicTree(TERMS, 'Pohjola Oy') as RootNode, TERMS);
  // No percentage stands at the top.
  const margin = { id: null, title: 'Margin %' };
  expect(Object.fromEntries(uses)).toEqual({
    profit: [margin],
    sales: [{ id: 'profit', title: 'Profit' }, margin, { id: 'ratio', title: 'Ratio' }],
    costs: [
      { id: 'profit', title: 'Profit' },
      { id: 'people', title: 'People' },
    ],
  });
});
