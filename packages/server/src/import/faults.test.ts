import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changed, soundFolder, withFolder } from '../../test/import-folders.js';
import { checkFolder } from './check.js';
import { faultTexts } from './fault-texts.js';
import { fault, faultText } from './faults.js';
import { problemTextIn } from './problems.js';

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it.each(Object.entries(faultTexts.en))('%s says the same in both languages', (key, text) => {
  const fi = faultTexts.fi[key as keyof typeof faultTexts.en];
  expect(placeholders(fi)).toEqual(placeholders(text));
  expect(fi).not.toBe(text);
  // A hint comes with its blank, a sentence ends.
  expect([fi.startsWith(' '), /[.:)]$/.test(fi) || fi.endsWith('}')]).toEqual([
    text.startsWith(' '),
    /[.:)]$/.test(text) || text.endsWith('}'),
  ]);
});

it('names a fault once in each language where a row is of several organisations', async () => {
  const folder = changed(
    'terms.csv',
    '*,margin,Margin %,profit / sales * 100,,%,',
    'north,margin,Margin %,profitt / sales * 100,,%,',
  );
  const { problems } = await withFolder(folder, (path) => checkFolder(path));
  expect(problems.map((problem) => problemTextIn('fi', problem))).toContain(
    'terms.csv, rivi 5, sarake 4 (formula): Termiä "profitt" ei ole. Tarkoititko "profit"?',
  );
});

it('finds nothing in a sound folder', async () => {
  const { problems } = await withFolder(soundFolder, (path) => checkFolder(path));
  expect(problems).toEqual([]);
});

it('puts values, words to choose from and sentences into a sentence', () => {
  const words = { oneOf: ['flow', 'stock', 'both'] };
  expect(faultText('en', fault('fault_unknown_word', { cell: '"x"', words }))).toBe(
    '"x" is not known; write flow, stock or both.',
  );
  expect(faultText('fi', fault('fault_unknown_word', { cell: '"x"', words }))).toBe(
    'Arvoa "x" ei tunneta; kirjoita flow, stock tai both.',
  );
  // What someone has written is no placeholder.
  const hint = fault('fault_did_you_mean', { name: '"{hint}"' });
  expect(faultText('en', fault('fault_no_term', { name: '"{name}"', hint }))).toBe(
    'There is no term "{name}". Did you mean "{hint}"?',
  );
});

it('writes no sentence where a fault is found', async () => {
  for (const file of [
    'check-terms',
    'check-targets',
    'check-mappings',
    'kinds',
    'table',
    'data-file',
  ]) {
    const source = await readFile(join(__dirname, `${file}.ts`), 'utf8');
    expect(source.match(/(?:error|warning)\([^;]*?[`'][A-Z][a-z]+ [a-z]+ /)).toBeNull();
  }
});
