import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the page, or in a part of it. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  // Pages here have no frames of others, for which it would otherwise open a second page.
  const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** A way to look at a screen. */
export interface View {
  language: 'en' | 'fi';
  theme: 'light' | 'dark';
  /** In pixels. */
  width: number;
}

/**
 * Views in which every language meets every theme, and every width both of each: problems come from
 * one or two of the three, so this finds what all of the combinations would.
 *
 * @param widths at least two
 */
export function viewsOf(widths: readonly number[]): View[] {
  return widths.flatMap((width, i): View[] => {
    const [first, second] =
      i % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    return [
      { language: 'en', theme: first, width },
      { language: 'fi', theme: second, width },
    ];
  });
}

export const nameOf = ({ language, theme, width }: View): string =>
  `${language}, ${theme}, ${width} px`;

/** Prepares a page to show a screen this way, whatever language the user has chosen. */
export async function useView(page: Page, { language, width }: View, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/user/get_user_details/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), language } });
  });
}

/** By how many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
