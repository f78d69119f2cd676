import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { linesOf, type PreviewWindow, WIDE } from './storyPage.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const NARROW = { width: 360, height: 740 };
/** Something is drawn again once things settle, half a second after width or language has changed. */
const SETTLE_MS = 600;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function axe(page: Page, options: RunOptions): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(async (given) => {
    const { axe: program } = window as unknown as {
      axe: { run: (within: string, options: RunOptions) => Promise<AxeResults> };
    };
    return (await program.run('body', given)).violations;
  }, options);
  return linesOf({ violations });
}

/** Switches the theme as the product does it, which draws nothing again. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((given) => {
    document.documentElement.dataset.theme = given;
  }, theme);
}

/** Problems of contrast. */
export const contrastProblems = (page: Page): Promise<string[]> =>
  axe(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });

/** Draws the story again, as its play function left it, with another language in the toolbar. */
const setLanguage = (page: Page, language: 'en' | 'fi') =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
        channel.once('storyRendered', resolve);
        channel.emit('updateGlobals', { globals: { language: given } });
      }),
    language,
  );

/** What is in sight, and what fields and names say. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [placeholder], [alt]')].map((one) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? '').join(' '),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: what is in sight, not scripts.
    return [document.body.innerText, ...said].join('\n');
  });

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Runs in the page: whether a text that may be hyphenated is balanced. */
const losesHyphens = () =>
  [...document.querySelectorAll('[data-soft-hyphen]')].some(({ parentElement }) => {
    let block = parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const style = block && getComputedStyle(block).getPropertyValue('text-wrap-style');
    return style === 'balance' || style === 'pretty';
  });

/** Problems of words: too long for the screen, or missing. */
async function wordProblems(page: Page): Promise<string[]> {
  // Contrast is the slowest rule of all, and the same in every language.
  const problems = await axe(page, {
    runOnly: { type: 'tag', values: WCAG },
    rules: { 'color-contrast': { enabled: false } },
  });
  let wider = await overflow(page);
  if (wider > 0) {
    await page.waitForTimeout(SETTLE_MS);
    wider = await overflow(page);
  }
  if (wider > 0) problems.push(`The page is ${wider} px wider than the screen.`);
  if (await page.evaluate(losesHyphens)) {
    problems.push(
      'A text with soft hyphens is balanced: Chromium would break it without a hyphen.',
    );
  }
  const missing = /\b(?:undefined|NaN)\b|\[object \w+\]/.exec(await textOf(page))?.[0];
  if (missing) problems.push(`A text is missing: it says "${missing}".`);
  return problems;
}

/** Whether there is any word in the story. */
export const hasText = async (page: Page): Promise<boolean> => hasWord(await textOf(page));

/**
 * Problems in Finnish: it says what it does in English, though it has words; or, where `narrow`, whose
 * words are long on a narrow screen. The page is left as it was.
 *
 * @param same why its words are the same in both languages
 * @param isFinnish whether it is in Finnish anyway
 */
export async function problemsInFinnish(
  page: Page,
  { narrow, same, isFinnish }: { narrow: boolean; same: string | undefined; isFinnish: boolean },
): Promise<string[]> {
  const english = await textOf(page);
  if (!hasWord(english)) return [];
  const problems: string[] = [];
  try {
    await setLanguage(page, 'fi');
    let finnish = await textOf(page);
    if (finnish === english) {
      await page.waitForTimeout(SETTLE_MS);
      finnish = await textOf(page);
    }
    if (english === finnish && same === undefined && !isFinnish) {
      problems.push(`It says the same in English and in Finnish: ${english}`);
    }
    if (english !== finnish && same !== undefined) {
      problems.push(`It is not the same in both languages, though it says why it is: ${same}`);
    }
    if (narrow) {
      await page.setViewportSize(NARROW);
      problems.push(...(await wordProblems(page)));
    }
    return problems;
  } finally {
    await page.setViewportSize(WIDE);
    await setLanguage(page, 'en');
  }
}
