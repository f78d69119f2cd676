import { PRODUCTS_PER_UNIT, productName } from './names.js';
import { addResult, type Block, EURO, type Figures, flow, PERCENT } from './term-block.js';

/** Terms of a unit without further products. */
export const TERMS_OF_UNIT = 29 + 3 * PRODUCTS_PER_UNIT;

/** A unit: products, costs, result, and what it is like to work there. */
export function addUnit(unit: Block, line: Block, moreProducts: number): void {
  const at = (name: string) => unit.key(name);
  const products = Array.from(
    { length: PRODUCTS_PER_UNIT + moreProducts },
    (_, i) => `sales_${i + 1}`,
  );
  unit.computed('revenue', { en: 'Revenue', fi: 'Liikevaihto' }, products.map(at).join(' + '), {
    ...EURO,
    parent: line.key('revenue'),
    additionalParents: [at('gross_profit')],
  });
  for (const [i, sales] of products.entries()) {
    const { en, fi } = productName(i);
    const below = { parent: at('revenue') };
    unit.measured(
      sales,
      { en: `Sales of ${en}`, fi: `Myynti, ${fi}` },
      flow(1 / products.length, 0.2),
      {
        ...EURO,
        ...below,
      },
    );
    if (i >= PRODUCTS_PER_UNIT) continue;
    const sold = { ...flow(0.8 / products.length, 0.2), decimals: 0 } as const;
    unit.measured(
      `sold_${i + 1}`,
      { en: `Units sold, ${en}`, fi: `Myydyt kappaleet, ${fi}` },
      sold,
      {
        unit: 'pcs',
        parent: at(sales),
      },
    );
    unit.computed(
      `price_${i + 1}`,
      { en: `Average price, ${en}`, fi: `Keskihinta, ${fi}` },
      `${at(sales)} / ${at(`sold_${i + 1}`)} * 1000`,
      { unit: '€', parent: at(sales) },
    );
  }
  // An organising term: no formula, the sum of what is below it in the tree.
  unit.add('direct_costs', { en: 'Direct costs', fi: 'Muuttuvat kulut' }, null, {
    ...EURO,
    sumOfTree: true,
    parent: line.key('direct_costs'),
    additionalParents: [at('gross_profit')],
  });
  const direct = { ...EURO, parent: at('direct_costs') };
  unit.measured('materials', { en: 'Materials', fi: 'Materiaalit' }, flow(0.31, 0.2), direct);
  unit.measured('wages', { en: 'Wages', fi: 'Palkat' }, flow(0.18), direct);
  unit.measured(
    'subcontracting',
    { en: 'Subcontracting', fi: 'Alihankinta' },
    flow(0.09, 0.1, 0.2),
    direct,
  );
  unit.measured('freight', { en: 'Freight', fi: 'Rahdit' }, flow(0.05, 0.2), direct);
  const fixed = ['salaries', 'premises', 'it_costs', 'other_costs'];
  unit.computed(
    'fixed_costs',
    { en: 'Fixed costs', fi: 'Kiinteät kulut' },
    fixed.map(at).join(' + '),
    {
      ...EURO,
      parent: line.key('fixed_costs'),
      additionalParents: [at('operating_profit')],
    },
  );
  const below = { ...EURO, parent: at('fixed_costs') };
  unit.measured(
    'salaries',
    { en: 'Salaries', fi: 'Kuukausipalkat' },
    flow(0.17, 0.03, 0.02),
    below,
  );
  unit.measured('premises', { en: 'Premises', fi: 'Toimitilat' }, flow(0.06, 0.05, 0.01), below);
  unit.measured('it_costs', { en: 'IT', fi: 'Tietotekniikka' }, flow(0.02, 0, 0.08), below);
  unit.measured(
    'other_costs',
    { en: 'Other costs', fi: 'Muut kulut' },
    flow(0.04, 0.05, 0.25),
    below,
  );
  addResult(unit, line);
  unit.measured(
    'revenue_budget',
    { en: 'Revenue budget', fi: 'Liikevaihdon budjetti' },
    flow(1.03, 0.2, 0),
    {
      ...EURO,
      parent: line.key('revenue_budget'),
    },
  );
  addOperations(unit, line);
}

function addOperations(unit: Block, line: Block): void {
  const at = (name: string) => unit.key(name);
  const stock = { stock: true } as const;
  const heading = { parent: line.key('operations') };
  const people = { share: 0.11, season: 0, noise: 0.02, decimals: 0 } as const;
  unit.measured('headcount', { en: 'Personnel', fi: 'Henkilöstö' }, people, {
    ...stock,
    parent: line.key('headcount'),
  });
  unit.computed(
    'revenue_per_head',
    { en: 'Revenue per head', fi: 'Liikevaihto henkeä kohti' },
    `if(${at('headcount')} > 0, ${at('revenue')} / ${at('headcount')}, 0)`,
    { ...EURO, parent: at('headcount') },
  );
  unit.computed(
    'working_capital',
    { en: 'Working capital', fi: 'Käyttöpääoma' },
    `${at('inventories')} + ${at('receivables')}`,
    { ...EURO, ...heading },
  );
  const capital = { ...EURO, ...stock, parent: at('working_capital') };
  unit.measured(
    'inventories',
    { en: 'Inventories', fi: 'Varastot' },
    flow(0.85, 0.1, 0.04),
    capital,
  );
  unit.measured(
    'receivables',
    { en: 'Receivables', fi: 'Saamiset' },
    flow(1.2, 0.1, 0.05),
    capital,
  );
  unit.measured('orders', { en: 'New orders', fi: 'Uudet tilaukset' }, flow(1.01, 0.15, 0.2), {
    ...EURO,
    ...heading,
  });
  unit.measured('order_backlog', { en: 'Order backlog', fi: 'Tilauskanta' }, flow(3.5, 0.1, 0.08), {
    ...EURO,
    ...stock,
    parent: at('orders'),
  });
  const days: Figures = { share: 0, level: 18, season: 0.1, noise: 0.15, decimals: 1 };
  unit.measured('delivery_time', { en: 'Delivery time', fi: 'Toimitusaika' }, days, {
    unit: 'd',
    ...stock,
    ...heading,
  });
  const points: Figures = { share: 0, level: 76, season: 0, noise: 0.05, decimals: 0 };
  unit.measured('satisfaction', { en: 'Satisfaction', fi: 'Tyytyväisyys' }, points, {
    ...stock,
    ...heading,
    freeMeasure: true,
  });
  unit.measured('hours_worked', { en: 'Hours worked', fi: 'Työtunnit' }, flow(15, 0.05, 0.04), {
    unit: 'h',
    ...heading,
  });
  unit.measured(
    'sick_hours',
    { en: 'Sick leave hours', fi: 'Sairaspoissaolotunnit' },
    flow(0.6, 0.3, 0.2),
    {
      unit: 'h',
      parent: at('hours_worked'),
    },
  );
  unit.computed(
    'sick_leave',
    { en: 'Sick leave %', fi: 'Sairauspoissaolo-%' },
    `${at('sick_hours')} / ${at('hours_worked')} * 100`,
    { ...PERCENT, parent: at('hours_worked') },
  );
  unit.measured('emissions', { en: 'Emissions', fi: 'Päästöt' }, flow(0.04, 0.35, 0.05), {
    unit: 't',
    ...heading,
  });
}
