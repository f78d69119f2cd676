import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '../src');

/** Folders of components: those with a file of their own name. */
const components = readdirSync(source).filter(
  (name) => name !== 'GlobalStyle' && existsSync(join(source, name, `${name}.tsx`)),
);

/** Props that change what a component looks like; its stories must show each that it has. */
const STATES = ['loading', 'disabled', 'errors', 'pending', 'locked', 'readOnly', 'retrying'];

const read = (name: string, pick: (file: string) => boolean): string =>
  readdirSync(join(source, name))
    .filter(pick)
    .map((file) => readFileSync(join(source, name, file), 'utf8'))
    .join('\n');

test('the components are found', () => {
  expect(components.length).toBeGreaterThan(50);
});

describe.each(components)('%s', (name) => {
  const stories = read(name, (file) => file.endsWith('.stories.tsx'));
  const code = read(name, (file) => file === `${name}.tsx`);

  test('has stories', () => {
    expect(stories).toMatch(/export const \w+: Story/);
  });

  test('shows each of its states', () => {
    const own = STATES.filter((state) => new RegExp(`^\\s+${state}\\??:`, 'm').test(code));
    expect(own.filter((state) => !new RegExp(`\\b${state}\\b`, 'i').test(stories))).toEqual([]);
  });
});
