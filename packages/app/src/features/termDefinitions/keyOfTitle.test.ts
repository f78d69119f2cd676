import { keyOfTitle } from './keyOfTitle.js';

it.each([
  ['Net sales', 'net_sales'],
  ['  Äyriäisten myynti (€) ', 'ayriaisten_myynti'],
  ['Sales – bread & cakes', 'sales_bread_cakes'],
  ['2026 budget', 'budget'],
  ['', ''],
  ['12 %', ''],
  ['日本', ''],
])('makes of %j %j', (title, key) => {
  expect(keyOfTitle(title, [])).toBe(key);
});

it('gives no key twice', () => {
  expect(keyOfTitle('Sales', [{ key: 'sales' }, { key: 'sales_2' }])).toBe('sales_3');
});
