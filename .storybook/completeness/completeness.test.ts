import { join } from 'node:path';
import * as charts from '../../packages/charts/src/index.js';
import * as ui from '../../packages/ui/src/index.js';
import { WITHOUT_ELEMENT } from '../../packages/ui/test/conformance/table.js';
import { readCompleteness } from './read.js';
import type { State } from './states.js';

/** Exported on its own path because of its size. */
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

const namesOf = (found: typeof rows) => found.map(({ name }) => name);

test('every component is in a picture', () => {
  expect(namesOf(rows.filter(({ visuals }) => visuals.length === 0))).toEqual([]);
});

test('every component has stories, those that are named for its states among them', () => {
  expect(namesOf(rows.filter(({ stories }) => stories === 0))).toEqual([]);
  expect(rows.flatMap(({ lost }) => lost)).toEqual([]);
});

test('every component says what it is', () => {
  expect(namesOf(rows.filter(({ described }) => !described))).toEqual([]);
});

test('every component has a story for each state that a prop of it makes', () => {
  const missing = rows.flatMap(({ code, name, states }) => {
    const [, props = ''] =
      new RegExp(`export (?:interface|type) ${name}Props\\b([\\s\\S]*?)\\n}`).exec(code) ?? [];
    return Object.entries(STATES_OF_PROPS)
      .filter(([prop]) => new RegExp(`^ +${prop}\\??:`, 'm').test(props))
      .filter(([, shown]) => shown.every((state) => states[state] === null))
      .map(([prop]) => `${name}: ${prop}`);
  });
  expect(missing).toEqual([]);
});
