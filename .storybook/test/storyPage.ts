import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** An entry of Storybook's index.json. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** `./packages/ui/src/Badge/Badge.stories.tsx` */
  importPath: string;
  tags: string[];
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  once: (event: string, listener: () => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface Parameters {
  /** Whether the story is also looked at in Finnish at 360 px. */
  narrow?: boolean;
  /** Why its words are the same in every language: it has none of ours, or shows one language. */
  sameInEveryLanguage?: string;
}

/** What Storybook puts on the window of its preview. */
export interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory: (of: { storyId: string }) => Promise<{ parameters: Parameters }>;
    };
  };
}

interface AddonReport {
  type: string;
  result?: Pick<AxeResults, 'violations'>;
}

/** How a story ended: what went wrong in it, or what the addons report. */
interface Ending {
  storyId?: string;
  error?: string;
  reporters?: AddonReport[];
}

export const WIDE = { width: 1280, height: 800 };
/** Pictures must not depend on the day. */
const DAY_OF_PICTURES = new Date('2026-05-15T09:00:00Z');

const CONDITIONS: BrowserContextOptions = {
  viewport: WIDE,
  deviceScaleFactor: 1,
  locale: 'en-GB',
  reducedMotion: 'reduce',
  colorScheme: 'light',
};

/** Each problem that axe found, with its element and what would fix it. */
export const linesOf = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );

/**
 * Lets Storybook draw a story and play it.
 *
 * @returns what the accessibility addon has found in it then
 * @throws {Error} when the story cannot be drawn or its play function fails
 */
export async function play(page: Page, storyId: string): Promise<string[]> {
  const { error, reporters } = await page.evaluate(
    (id) =>
      new Promise<Ending>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
        const fail = (problem: { message?: string; description?: string } | undefined) =>
          end({ error: problem?.message ?? problem?.description ?? 'It gives no reason.' });
        const listeners: Record<string, (payload: never) => void> = {
          // The story before, drawn once more in Finnish, may only finish now.
          storyFinished: ({ storyId: finished, reporters: found }: Ending) => {
            if (finished === id) end({ reporters: found });
          },
          storyErrored: fail,
          storyThrewException: fail,
          playFunctionThrewException: fail,
          unhandledErrorsWhilePlaying: ([first]: { message: string }[]) => fail(first),
          storyMissing: () => end({ error: 'There is no such story in the built Storybook.' }),
        };
        const end = (ending: Ending) => {
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
          resolve(ending);
        };
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
  if (error !== undefined) throw new Error(error);
  const result = reporters?.find(({ type }) => type === 'a11y')?.result;
  if (!result) throw new Error('The accessibility addon has not looked at the story.');
  return linesOf(result);
}

export const parametersOf = (page: Page, storyId: string): Promise<Parameters> =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    const { parameters } = await preview.storyStoreValue.loadStory({ storyId: id });
    const { narrow, sameInEveryLanguage } = parameters;
    return { narrow, sameInEveryLanguage };
  }, storyId);

/** Opens Storybook for stories, and keeps it open for those of one component. */
class Stage {
  private page: Page | undefined;
  private title = '';

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
  ) {}

  /** A page to draw the story in. */
  async pageFor({ title }: Story): Promise<Page> {
    if (this.page && title === this.title) return this.page;
    // The context is kept, and so is the browser's cache.
    this.page ??= await (
      await this.browser.newContext({ ...CONDITIONS, timezoneId: 'Europe/Helsinki' })
    ).newPage();
    this.title = title;
    await this.page.goto(`${this.baseURL}/iframe.html?viewMode=story`);
    await this.page.evaluate(() => localStorage.clear());
    return this.page;
  }

  /** A separate page for a story that is photographed: in UTC, at a fixed time. */
  async pageForPictures(): Promise<Page> {
    const context = await this.browser.newContext({ ...CONDITIONS, timezoneId: 'UTC' });
    await context.clock.setFixedTime(DAY_OF_PICTURES);
    const page = await context.newPage();
    await page.goto(`${this.baseURL}/iframe.html?viewMode=story`);
    return page;
  }
}

/** Playwright's test with a stage, which the tests of a worker share. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const url = process.env.TAVOITE_STORYBOOK_URL;
      if (!url) throw new Error('Run scripts/stories.mjs, which serves the built Storybook.');
      await use(new Stage(browser, url));
    },
    { scope: 'worker' },
  ],
});
