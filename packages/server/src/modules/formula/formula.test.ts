import { contract, monthNumber } from '@tavoite/model';
import { figuresFor } from '../../../test/figures.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';

const server = useTestServer();
const first = monthNumber(2025, 1);
const period = { start_date: '2025-01-01', end_date: '2025-02-28' };

const figures = {
  terms: [
    { key: '4100', first, values: [100, 300] },
    { key: 'costs', first, values: [50, 50] },
    { key: 'margin', formula: '([4100] - costs) / [4100] * 100' },
    { key: 'empty' },
    { key: 'a', formula: 'b + costs' },
    { key: 'b', formula: 'a' },
    { key: 'behind', formula: 'a * 2' },
    { key: 'unknown', formula: 'costs + nothing' },
    { key: 'invalid', formula: 'costs + (' },
    { key: 'on invalid', formula: 'invalid * 2' },
  ],
};

it('computes one term over the whole period, by GET and by POST', async () => {
  const { token } = await figuresFor(server, figures);
  const get = (key: string) =>
    server.call(contract.getNumberFromFormula, { token, query: { key, ...period } });
  const post = (key: string) =>
    server.call(contract.postNumberFromFormula, { token, body: { key, ...period } });
  expect((await get('margin')).body).toEqual({ key: 'margin', value: 75 });
  expect((await get('4100')).body).toEqual({ key: '4100', value: 400 });
  expect((await get('empty')).body).toEqual({ key: 'empty', value: null });
  expect((await post('margin')).text).toBe('75');
  expect((await post('empty')).text).toBe('0');
});

it.each([
  ['nowhere', 'Unknown term key: nowhere'],
  ['a', 'Circular reference: a → b → a'],
  ['behind', 'Circular reference: a → b → a'],
  ['unknown', 'Unknown term key: nothing'],
  ['invalid', 'The formula ends too early.'],
  ['on invalid', 'The formula ends too early.'],
])('says what is wrong with the formula of %s', async (key, message) => {
  const { token } = await figuresFor(server, figures);
  const answers = await Promise.all([
    server.call(contract.getNumberFromFormula, { token, query: { key, ...period } }),
    server.call(contract.postNumberFromFormula, { token, body: { key, ...period } }),
  ]);
  for (const answer of answers) expect(fieldErrors(answer)).toEqual({ formula: [message] });
});

it('says it in Finnish, too', async () => {
  const { token } = await figuresFor(server, figures, { language: 'fi' });
  const answer = await server.call(contract.getNumberFromFormula, {
    token,
    query: { key: 'a', ...period },
  });
  expect(fieldErrors(answer)).toEqual({ formula: ['Kehäviittaus: a → b → a'] });
});

it('refuses bad periods and missing fields by field', async () => {
  const { token } = await figuresFor(server, figures);
  const ask = async (query: string) =>
    fieldErrors(
      await server.request('GET', `/api/formula/calculate_number_from_formula/?${query}`, {
        token,
      }),
    );
  expect(Object.keys(await ask(''))).toEqual(['key', 'start_date', 'end_date']);
  expect(await ask('key=costs&start_date=2025-02-30&end_date=2025-03-31')).toEqual({
    start_date: ['Enter a date in the form YYYY-MM-DD.'],
  });
  expect(await ask('key=costs&start_date=2025-03-01&end_date=2025-02-28')).toEqual({
    non_field_errors: ['The start date is after the end date.'],
  });
});
