import { join } from 'node:path';
import * as charts from '../../packages/charts/src/index.js';
import * as ui from '../../packages/ui/src/index.js';
import { WITHOUT_ELEMENT } from '../../packages/ui/test/conformance/table.js';
import { readCompleteness } from './read.js';
import type { State } from './states.js';

/** Exported on a path of its own, for its size. */
const BESIDE_THE_INDEX = ['RichTextEditor'];

const rows = readCompleteness(join(__dirname, '../..'));

const componentsOf = (exports: object): string[] =>
  Object.entries(exports)
    .filter(([name, value]: [string, unknown]) => {
      const drawable =
        typeof value === 'function' ||
        (typeof value === 'object' && value !== null && '$$typeof' in value);
      return drawable && /^[A-Z][a-z]/.test(name);
    })
    .map(([name]) => name)
    .filter((name) => !WITHOUT_ELEMENT.includes(name));

test.each([
  ['ui', [...componentsOf(ui), ...BESIDE_THE_INDEX]],
  ['charts', componentsOf(charts)],
])('%s: every exported component is in the list, and nothing else', (name, components) => {
  const listed = rows.filter((row) => row.package === name).map((row) => row.name);
  expect(listed.sort()).toEqual(components.sort());
});

/** Props that are a state; which one each of them is. */
const STATES_OF_PROPS: Record<string, readonly State[]> = {
  loading: ['loading'],
  isLoading: ['loading'],
  pending: ['loading'],
  locked: ['loading'],
  retrying: ['loading'],
  errors: ['error'],
  disabled: ['notAllowed', 'loading'],
  isDisabled: ['notAllowed'],
  readOnly: ['notAllowed'],
};

describe.each(rows)('$name', ({ stories, states, lost, described, code, name }) => {
  test('has stories, those that are named for its states among them', () => {
    expect(stories).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  test('says what it is', () => {
    expect(described).toBe(true);
  });

  test('has a story for each state that a prop of it makes', () => {
    const [, props = ''] =
      new RegExp(`export (?:interface|type) ${name}Props\\b([\\s\\S]*?)\\n}`).exec(code) ?? [];
    const missing = Object.entries(STATES_OF_PROPS)
      .filter(([prop]) => new RegExp(`^ +${prop}\\??:`, 'm').test(props))
      .filter(([, shown]) => shown.every((state) => states[state] === null));
    expect(missing.map(([prop]) => prop)).toEqual([]);
  });
});
