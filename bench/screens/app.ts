import type { CDPSession, Page } from '@playwright/test';
import { median } from '../lib/samples.js';

/** Processor time of the page's main thread so far, in milliseconds. */
async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Clicks a button of the page; milliseconds until nothing changes any more. */
export function clickToSettled(page: Page, name: string): Promise<number> {
  return page.evaluate((label) => {
    const button = [...document.querySelectorAll('button')].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent) === label,
    );
    if (!button) throw new Error(`There is no button ${label}`);
    return window.settled?.(() => button.click()) ?? Number.NaN;
  }, name);
}

/** Median main-thread milliseconds of a step that is taken several times, with its paint. */
export async function costOf(page: Page, times: number, step: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  // Time on the processor: what others do on the machine is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const before = await mainThread(devtools);
    await step();
    await page.evaluate(() => window.painted?.());
    costs.push((await mainThread(devtools)) - before);
  }
  await devtools.detach();
  return median(costs);
}

/** Main-thread milliseconds for each frame in which the element scrolls by `step` px. */
export async function costOfScroll(
  page: Page,
  selector: string,
  property: 'scrollTop' | 'scrollLeft',
  step: number,
  frames: number,
): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await mainThread(devtools);
  const moved = await page.evaluate(
    async ([css, way, by, count]) => {
      const element = document.querySelector(css);
      if (!element) throw new Error(`Nothing is ${css}`);
      const start = element[way];
      for (let i = 0; i < count; i += 1) {
        await window.frame?.();
        element[way] += by;
      }
      await window.painted?.();
      return element[way] - start;
    },
    [selector, property, step, frames] as const,
  );
  if (moved < (step * frames) / 2) throw new Error(`${selector} did not scroll: ${moved} px`);
  const cost = ((await mainThread(devtools)) - before) / frames;
  await devtools.detach();
  return cost;
}
