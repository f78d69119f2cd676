import { readFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { contrastProblems, hasText, problemsInFinnish, setTheme } from './checks.js';
import { problemsOfLargeText } from './largeText.js';
import {
  adviceFor,
  comparePicture,
  foreignFonts,
  orphans,
  picturesOf,
  prepare,
  setLook,
  sign,
} from './pictures.js';
import { parametersOf, play, type Story, test } from './storyPage.js';

/** Which stories are looked at. */
interface Selection {
  /** Parts of story ids, any of which may match; empty means all stories. */
  filters: string[];
  /** Files that the stories come from, relative to the repository's root; any file if left out. */
  files?: string[];
  /** Only those that are pictured. */
  onlyPictures: boolean;
}

const INDEX = new URL('../../storybook-static/index.json', import.meta.url);
const { filters, files, onlyPictures } = JSON.parse(
  process.env.TAVOITE_STORIES ?? '{"filters":[],"onlyPictures":false}',
) as Selection;

const isPictured = ({ tags }: Story) => tags.includes('visual');

const index = JSON.parse(readFileSync(INDEX, 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const chosen = stories
  .filter((story) => !onlyPictures || isPictured(story))
  .filter(({ importPath }) => !files || files.includes(importPath.replace(/^\.\//, '')))
  .filter(({ id }) => filters.length === 0 || filters.some((part) => id.includes(part)));

/** Stories of how Finnish looks, whatever the toolbar says. */
const IN_FINNISH = /Finnish/;

/** Components that this worker has already shown in Finnish. */
const seenInFinnish = new Set<string>();

/** One story of each component that has text, and those that request it. */
const shallBeNarrow = async (page: Page, { title }: Story, narrow: boolean | undefined) =>
  narrow ?? (!seenInFinnish.has(title) && (await hasText(page)));

/** Axe in both themes, then at twice the text size, and in Finnish, once at 360 px. */
async function testStory(page: Page, story: Story): Promise<void> {
  expect(await play(page, story.id), 'in the light theme').toEqual([]);
  await setTheme(page, 'dark');
  expect(await contrastProblems(page), 'in the dark theme').toEqual([]);
  await setTheme(page, 'light');
  expect.soft(await problemsOfLargeText(page), 'at twice the text size').toEqual([]);
  const { narrow: asked, sameInEveryLanguage: same } = await parametersOf(page, story.id);
  const narrow = await shallBeNarrow(page, story, asked);
  if (narrow) seenInFinnish.add(story.title);
  const inFinnish = await problemsInFinnish(page, {
    narrow,
    same,
    isFinnish: IN_FINNISH.test(story.name),
  });
  expect.soft(inFinnish, narrow ? 'in Finnish at 360 px' : 'in Finnish').toEqual([]);
  await page.mouse.move(0, 0);
}

/** Axe in both themes, and a picture in each, in forced colours as well where the story says so. */
async function testPictures(page: Page, story: Story, info: TestInfo): Promise<void> {
  expect(await play(page, story.id), 'in the light theme').toEqual([]);
  await prepare(page);
  expect(await foreignFonts(page), 'fonts that are not the same everywhere').toEqual([]);
  for (const { look, file } of picturesOf(story)) {
    await setLook(page, look);
    await comparePicture(page, file, info);
    if (look === 'dark') {
      expect.soft(await contrastProblems(page), 'in the dark theme').toEqual([]);
    }
  }
}

const isUpdate = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots);

test('there is such a story, and some pictures are renewed only by the browser of the others', ({
  browser,
}, info) => {
  expect(chosen.length, `No story has ${filters.join(' or ')} in its id.`).toBeGreaterThan(0);
  if (isUpdate(info) && filters.length > 0) {
    expect(adviceFor(info.project.snapshotDir, browser.version())).toBeUndefined();
  }
});

for (const title of new Set(chosen.map((story) => story.title))) {
  test.describe(title, () => {
    // In one worker, in the page that is open.
    test.describe.configure({ mode: 'default' });
    for (const story of chosen.filter((one) => one.title === title)) {
      test(story.name, async ({ stage }, info) => {
        const page = isPictured(story) ? await stage.pageForPictures() : await stage.pageFor(story);
        try {
          if (isPictured(story)) await testPictures(page, story, info);
          else await testStory(page, story);
        } catch (error) {
          const body = await page.screenshot().catch(() => undefined);
          if (body) await info.attach('the story as it failed', { body, contentType: 'image/png' });
          throw error;
        } finally {
          if (isPictured(story)) await page.context().close();
        }
      });
    }
  });
}

if (filters.length === 0 && !files) {
  test('every picture belongs to a story', ({ browser }, info) => {
    const { snapshotDir } = info.project;
    if (isUpdate(info)) sign(snapshotDir, stories.filter(isPictured), browser.version());
    expect(orphans(snapshotDir, stories.filter(isPictured))).toEqual([]);
  });
}
