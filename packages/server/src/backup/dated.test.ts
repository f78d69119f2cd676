import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datedName, removeOldest } from './dated.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavoite-dated-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (...names: string[]) => {
  for (const name of names) await writeFile(join(folder, name), '');
};

it('names a backup by its minute, in an order that the names have, too', () => {
  expect(datedName(new Date('2026-01-31T03:05:59.999Z'))).toBe('tavoite-2026-01-31-0305.zip');
});

it('keeps as many as it is told, and everything that has another name', async () => {
  const dated = ['01', '02', '03', '04'].map((day) => `tavoite-2026-01-${day}-0300.zip`);
  await write(...dated, 'tavoite-before-upgrade.zip', 'tavoite-2026-01-01-0300.zip.tavoite-part');
  const removed = await removeOldest(folder, { keep: 2, newest: dated[3] ?? '' });
  expect(removed).toEqual(dated.slice(0, 2));
  expect((await readdir(folder)).sort()).toEqual(
    [
      ...dated.slice(2),
      'tavoite-before-upgrade.zip',
      'tavoite-2026-01-01-0300.zip.tavoite-part',
    ].sort(),
  );
  expect(await removeOldest(folder, { keep: 5, newest: dated[3] ?? '' })).toEqual([]);
});

it('takes neither all nor the newest because the clock was years ahead for a night', async () => {
  const [first, ahead, newest] = [
    'tavoite-2026-01-01-0300.zip',
    'tavoite-2036-01-02-0300.zip',
    'tavoite-2026-01-03-0300.zip',
  ] as const;
  await write(first, ahead, newest);
  expect(await removeOldest(folder, { keep: 2, newest })).toEqual([first]);
  expect((await readdir(folder)).sort()).toEqual([newest, ahead].sort());
});
