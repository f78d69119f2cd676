import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings, nameOf, useView, type View, viewsOf } from '../support/accessibility.js';
import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager } from '../support/users.js';

const IS_LONG = process.env.TAVOITE_SECURITY === 'full';
const WIDTHS = [320, 768, 1440];
const ALL_VIEWS: readonly View[] = WIDTHS.flatMap((width) =>
  (['en', 'fi'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ width, language, theme })),
  ),
);

interface Screen {
  /** As the routes spell it. */
  readonly path: string;
  readonly address?: string;
  readonly isPublic?: true;
}

/** Every screen of the application; those that only say so are left out. */
const SCREENS: readonly Screen[] = [
  { path: '/login', isPublic: true },
  { path: '/reset-password', isPublic: true },
  { path: '/set-up', isPublic: true },
  { path: '/reset-password/:uid/:token', address: '/reset-password/MQ/x', isPublic: true },
  { path: '/invitation/:uid/:token', address: '/invitation/MQ/x', isPublic: true },
  { path: '/' },
  { path: '/?view=list' },
  { path: '/roadmap' },
  { path: '/roadmap/overview' },
  { path: '/logic' },
  { path: '/notifications' },
  { path: '/data-map' },
  { path: '/system-messages' },
  { path: '/reports' },
  { path: '/change-password' },
  { path: '/account' },
  { path: '/help/:page?', address: '/help' },
  { path: '/help/graphs' },
  { path: '/connect-google' },
  { path: '/connect-azure' },
  { path: '/connect-oidc' },
  { path: '/manage/figures' },
  { path: '/manage/access' },
  { path: '/manage/webhooks' },
  { path: '/manage/terms' },
  { path: '/manage/organization' },
  { path: '/manage/people' },
  { path: '/manage/targets' },
  { path: '/manage/targets?view=list' },
  { path: '/manage/targets?view=tree' },
  { path: '/manage/pages' },
  { path: '/manage/history' },
  { path: '{path}', address: '/result' },
  { path: '*', address: '/no-such-page' },
];

test('every route of the application is among these screens', () => {
  const paths = ['app/routes.tsx', 'features/settings/views.ts', 'core/managePages.ts'].flatMap(
    (file) => {
      const source = readFileSync(
        new URL(`../../packages/app/src/${file}`, import.meta.url),
        'utf8',
      );
      return [...source.matchAll(/\bpath(?:=|: )['"{]([^'"{}]+)['"}]/g)].map(([, path]) => path);
    },
  );
  expect(paths.length).toBeGreaterThan(10);
  const names = SCREENS.map(({ path }) => path.replace(/[{}]/g, ''));
  // `from` leads from one language's address to another's.
  expect(paths.filter((path) => !['from', ...names].includes(path ?? ''))).toEqual([]);
});

async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('main, form').first()).toBeVisible();
  // Code and data of a page that are on their way leave a frame without a heading.
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Each screen in two views that share nothing, in turn over all of them; in the long run in all. */
const viewsFor = (place: number): readonly View[] => {
  const views = viewsOf(WIDTHS);
  return IS_LONG
    ? ALL_VIEWS
    : [0, 3].map((offset) => views[(place + offset) % views.length] as View);
};

for (const [place, { path, address = path, isPublic }] of SCREENS.entries())
  for (const view of viewsFor(place))
    test.describe(nameOf(view), () => {
      test.use({ locale: view.language });

      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await useView(page, view);
        const url = `${address}${address.includes('?') ? '&' : '?'}theme=${view.theme}`;
        if (isPublic) await page.goto(url);
        else await openAs(page, demoManager(), url);
        await expect(page.locator('html')).toHaveAttribute('lang', view.language);
        await expectReady(page);
        expect(await axeFindings(page)).toEqual([]);
      });
    });
