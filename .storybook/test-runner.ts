import { createRequire } from 'node:module';
import { getStoryContext, setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults, RunOptions } from 'axe-core';

const axePath = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js');

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

interface Channel {
  emit: (event: string, payload: unknown) => void;
  once: (event: string, listener: () => void) => void;
}

interface WindowOfStories {
  axe: { run: (within: string, options: RunOptions) => Promise<AxeResults> };
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { selectionStore: { selection?: { storyId: string } } };
}

interface GlobalsOfRunner {
  jestPlaywright: { resetPage: () => Promise<void> };
  /** Another one after a reset. */
  page: Page;
}

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };
/** Something is drawn again at rest, half a second after the width has changed. */
const SETTLE_MS = 600;

/** Problems that axe finds, each with its element and what would fix it. */
const problemsOf = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(async (given) => {
    const { axe } = window as unknown as WindowOfStories;
    const { violations } = await axe.run('body', given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  }, options);

/** The contrast in the dark theme, which is switched as the product does it. */
async function problemsInTheDark(page: Page): Promise<string[]> {
  const before = await page.evaluate(() => {
    const { theme } = document.documentElement.dataset;
    document.documentElement.dataset.theme = 'dark';
    return theme;
  });
  const problems = await problemsOf(page, {
    runOnly: { type: 'rule', values: ['color-contrast'] },
  });
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, before);
  return problems;
}

/** Draws the story again, as its play function left it, with another language in the toolbar. */
const setLanguage = (page: Page, language: string) =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as WindowOfStories;
        channel.once('storyRendered', resolve);
        channel.emit('updateGlobals', { globals: { language: given } });
      }),
    language,
  );

/** Of words: too long for the screen, or missing. */
async function wordProblems(page: Page): Promise<string[]> {
  const problems = await problemsOf(page, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    // The slowest of all, and the same in every language.
    rules: { 'color-contrast': { enabled: false } },
  });
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  let wider = await overflow();
  if (wider > 0) {
    await page.waitForTimeout(SETTLE_MS);
    wider = await overflow();
  }
  if (wider > 0) problems.push(`The page is ${wider} px wider than the screen.`);
  const missing = await page.evaluate(
    // biome-ignore lint/performance/useDomNodeTextContent: what is in sight, not scripts.
    () => /\b(?:undefined|NaN)\b|\[object \w+\]/.exec(document.body.innerText)?.[0],
  );
  if (missing) problems.push(`A text is missing: it says "${missing}".`);
  return problems;
}

/** In Finnish, whose words are long, on a narrow screen. The next story is drawn as this one was. */
async function problemsInFinnish(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROW);
  try {
    await setLanguage(page, 'fi');
    return await wordProblems(page);
  } finally {
    await setLanguage(page, 'en');
    await page.setViewportSize(WIDE);
  }
}

const shownStory = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as WindowOfStories;
    return preview?.selectionStore.selection?.storyId;
  });

const report = (where: string, problems: readonly string[]) => {
  if (problems.length > 0) throw new Error(`${where}:\n${problems.join('\n\n')}`);
};

/**
 * Every story is opened and its play function run. The accessibility addon's own report is read,
 * in which `a11y.test: 'error'` makes any finding a failure. Then the theme is switched, and the
 * contrast is measured once more in the dark; then the story is drawn in Finnish at 360 px, but for
 * those of pictures, which are as wide as they need. `narrow: false` in a story's parameters leaves
 * that out where a story is about something wide.
 */
const config: TestRunnerConfig = {
  logLevel: 'error',
  errorMessageFormatter: (message) => message,
  async preVisit(given, { id }) {
    let page = given;
    // A story that is repeated is on the page already: nothing would be played, and all be well.
    if ((await shownStory(page)) === id) {
      const runner = globalThis as unknown as GlobalsOfRunner;
      await runner.jestPlaywright.resetPage();
      page = runner.page;
      await setupPage(page, page.context());
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    const { parameters, tags } = await getStoryContext(page, context);
    if (parameters.a11y?.test === 'off' || parameters.a11y?.disable) return;
    await page.addScriptTag({ path: axePath });
    report('In the dark theme', await problemsInTheDark(page));
    if (!tags.includes('visual') && parameters.narrow !== false) {
      report('In Finnish at 360 px', await problemsInFinnish(page));
    }
    await page.mouse.move(0, 0);
  },
};

export default config;
