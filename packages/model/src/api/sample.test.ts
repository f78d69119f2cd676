import { contract } from './contract.js';
import { sampleOfAnswer } from './sample.js';

const columns = (terms: number) => ({
  months: ['2026-01'],
  terms: Array.from({ length: terms }, (_, i) => ({
    key: `t${i}`,
    title: 'T',
    unit: '',
    value_numeric_type: 'decimal',
    values: [i] as (number | null | string)[],
    verified: '1',
  })),
  rows: Array.from({ length: terms }, (_, i) => i),
  levels: Array.from({ length: terms }, () => 0),
});
const accepts = (answer: unknown) =>
  contract.getDataMap.answer.safeParse(sampleOfAnswer(answer)).success;

it('is the answer itself where that is small', () => {
  const answer = columns(100);
  expect(sampleOfAnswer(answer)).toEqual(answer);
  expect(sampleOfAnswer(null)).toBeNull();
  expect(sampleOfAnswer([])).toEqual([]);
});

it('has a hundred entries of long lists and maps, from their start on', () => {
  const sample = sampleOfAnswer(columns(5_000)) as ReturnType<typeof columns>;
  expect(sample.terms.map(({ key }) => key).slice(0, 3)).toEqual(['t0', 't50', 't100']);
  expect(sample.rows).toHaveLength(100);
  const map = Object.fromEntries(columns(5_000).terms.map((term) => [term.key, term]));
  expect(Object.keys(sampleOfAnswer(map) as object)).toHaveLength(100);
});

it('shows a problem in the shape of large answers', () => {
  const answer = columns(5_000);
  expect(accepts(answer)).toBe(true);
  for (const term of answer.terms) term.values[0] = 'one';
  expect(accepts(answer)).toBe(false);
});

it('looks at few entries when there are very many lists', () => {
  const list = Array(100).fill(1);
  const lists = Array(1_000).fill(Array(1_000).fill(list));
  expect(JSON.stringify(sampleOfAnswer(lists)).length).toBeLessThan(100_000);
});

describe('a tree deeper than calls can nest', () => {
  const values = { '2026-01': { value: 1, verified: true } };
  const deep = (leaf: object) => {
    let node: object = leaf;
    for (let i = 0; i < 20_000; i += 1)
      node = { order: 0, title: 'T', unit: '', children: { t: node }, values };
    return { t: node };
  };

  it('can be compared with the contract', () => {
    expect(accepts(deep({}))).toBe(true);
  });

  it('shows a problem near its top', () => {
    const tree = deep({});
    Object.assign(tree.t, { order: 'first' });
    expect(accepts(tree)).toBe(false);
  });
});
