import { aTerm } from '../../../test/fixtures.js';
import { logicTree, type RootNode } from './tree.js';
import { operandsOf, placesIn, usesIn } from './uses.js';

const TERMS = [
  aTerm(1, 'profit', { title: 'Profit', formula: 'sales - costs' }),
  aTerm(2, 'sales', { title: 'Sales', parent: 1 }),
  aTerm(3, 'costs', { title: 'Costs', parent: 1, additional_parents: [4] }),
  aTerm(4, 'people', { title: 'People', formula: 'costs * 2' }),
  aTerm(5, 'margin', { title: 'Margin %', formula: 'profit / sales * 100' }),
  aTerm(6, 'ratio', { title: 'Ratio', parent: 3, formula: 'sales / sales' }),
];

const ROOT = logicTree(TERMS, 'Pohjola Oy') as RootNode;
const PLACES = placesIn(ROOT);

it('knows which terms are computed from a term, and where they stand in the tree', () => {
  const uses = usesIn(PLACES, TERMS);
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

it('knows what a formula names, as often as it does, below its term where it stands there', () => {
  const termByKey = new Map(TERMS.map((term) => [term.key, term]));
  const operands = (key: string) => {
    const node = PLACES.get(key);
    return node && operandsOf(node, PLACES, termByKey);
  };
  expect(operands('people')).toEqual([{ id: 'people*costs', title: 'Costs' }]);
  expect(operands('ratio')).toEqual([
    { id: 'sales', title: 'Sales' },
    { id: 'sales', title: 'Sales' },
  ]);
  expect(operands('sales')).toEqual([]);
});
