import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { adviceFor, FOREIGN, foreignFonts, orphans, STRICT, sign } from './pictures.js';

interface Drawing {
  moved?: number;
  grey?: string;
  text?: string;
}

/** A short label in small text on a grey background: the smallest change that pictures must catch. */
async function draw(page: Page, { moved = 0, grey = '#f4f6f6', text = 'Sum' }: Drawing = {}) {
  await page.setViewportSize({ width: 200, height: 60 });
  await page.setContent(`<body style="margin: 0; background: ${grey}">
    <p style="margin: 20px; font: 12px sans-serif; color: #52636b">
      <span style="position: relative; left: ${moved}px">${text}</span></p>`);
  return page.screenshot();
}

/** Notes the label as it is drawn without changes, under a name that no other test uses. */
async function note(page: Page, info: TestInfo): Promise<string> {
  const name = `${info.testId}.png`;
  const path = info.snapshotPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await draw(page));
  return name;
}

for (const [title, tolerance] of Object.entries({ strictly: STRICT, leniently: FOREIGN })) {
  test(`compared ${title}, a picture is like itself and unlike one that has moved`, async ({
    page,
  }, info) => {
    const name = await note(page, info);
    expect(await draw(page)).toMatchSnapshot(name, tolerance);
    for (const moved of [-2, 2, 5]) {
      expect(await draw(page, { moved }), `${moved} px`).not.toMatchSnapshot(name, tolerance);
    }
  });
}

test('compared strictly, one pixel, another letter and a grey that is one step off are found', async ({
  page,
}, info) => {
  const name = await note(page, info);
  for (const drawing of [{ moved: 1 }, { text: 'Sun' }, { grey: '#f1f3f3' }]) {
    expect(await draw(page, drawing)).not.toMatchSnapshot(name, STRICT);
  }
});

test('text in a font of the machine is found', async ({ page }) => {
  await page.setContent('<p style="font-family: sans-serif">Sum</p>');
  expect(await foreignFonts(page)).toHaveLength(1);
  await page.setContent('<p> </p>');
  expect(await foreignFonts(page)).toEqual([]);
});

test('pictures by another browser come with what to do, and those without a story go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavoite-pictures-'));
  const story = {
    id: 'a--b',
    title: 'A',
    name: 'B',
    importPath: './b.stories.tsx',
    tags: ['visual'],
  };
  for (const name of ['a--b--light.png', 'a--b--dark.png', 'old--light.png']) {
    writeFileSync(join(folder, name), '');
  }
  expect(adviceFor(folder, '131.0.6778.139')).toBeUndefined();
  expect(orphans(folder, [story])).toEqual(['old--light.png']);
  sign(folder, [story], '131.0.6778.139');
  expect(orphans(folder, [story])).toEqual([]);
  expect(adviceFor(folder, '131.1.0.0')).toBeUndefined();
  expect(adviceFor(folder, '132.0.0.0')).toMatch(
    /drawn by Chromium 131 .* this is Chromium 132 .*TAVOITE_CHROMIUM set to a Chromium 131/s,
  );
});
