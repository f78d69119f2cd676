import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager } from '../support/users.js';

/** Without roadmaps: other tests make and change theirs meanwhile, in the same organisation. */
const SCREENS = [
  '/',
  '/?view=list',
  '/logic',
  '/data-map',
  '/result',
  '/orders',
  '/balanced-view',
  '/result?view=numbers',
  '/notifications',
  '/reports',
  '/account',
  '/manage/figures',
  '/manage/targets',
  '/manage/people',
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
/** So little that nobody sees it: an invisible box beside visible tools that stay where they are. */
const UNSEEN = 0.0025;

interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes what moves without having been asked to, and by how much of the screen. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.textContent?.slice(0, 40)}: ${[from.x, from.y, from.width, from.height]} to ${[to.x, to.y, to.width, to.height]}`,
        );
        window.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const path of SCREENS)
      test(`nothing moves while ${path} is loading`, async ({ page }) => {
        await watchShifts(page);
        await openAs(page, demoManager(), path);
        await expect(page.locator('h1').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        // Shifts are reported with the frame after the one in which they happen.
        await page.evaluate(
          () =>
            new Promise((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
            ),
        );
        const shifts = await page.evaluate(() => window.shifts);
        expect(shifts.filter(({ value }) => value > UNSEEN)).toEqual([]);
      });
  });
