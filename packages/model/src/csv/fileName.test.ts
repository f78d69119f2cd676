import { csvFileName } from '../index.js';

test.each([
  ['Pohjolan Sähkö Oy', 'pohjolan_sahko_oy.csv'],
  ['Ångström & Co.', 'angstrom___co_.csv'],
  ['ACME 2025', 'acme_2025.csv'],
  ['../etc/passwd', '___etc_passwd.csv'],
  ['', 'datamap.csv'],
  ['  ', 'datamap.csv'],
  [null, 'datamap.csv'],
  [undefined, 'datamap.csv'],
])('%j is saved as %s', (name, file) => {
  expect(csvFileName(name)).toBe(file);
});
