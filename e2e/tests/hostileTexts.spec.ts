import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { removeFolder, runTavoite, temporaryFolder } from '../../scripts/product.mjs';
import { openAs, tokenOf } from '../support/actions.js';
import { HOSTILE_TEXTS, HOSTILE_USER, writeHostileFolder } from '../support/hostileTexts.js';
import { suite } from '../support/suite.js';
import { expect, test } from '../support/test.js';

const BLOCKS = HOSTILE_TEXTS.map((text) => ({
  text,
  entityRanges: [{ offset: 0, length: 1, key: 0 }],
}));
/** Links that run are refused; this one only looks for a way out of its attribute. */
const LINK = `https://example.com/?"><script>alert(1)</script>'onclick=alert(1) x=`;
const formatted = (blocks: object[]) =>
  JSON.stringify({
    blocks,
    entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: LINK } } },
  });

// One organisation for all of them, made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright, baseURL }) => {
  const folder = temporaryFolder();
  try {
    writeHostileFolder(join(folder, 'import'));
    const { code, output } = await runTavoite(['import', join(folder, 'import')], {
      dataFolder: suite().dataFolder,
    });
    expect([code, output]).toEqual([0, expect.any(String)]);
  } finally {
    removeFolder(folder);
  }
  const api = await playwright.request.newContext({ baseURL });
  const headers = { authorization: `Token ${await tokenOf(api, HOSTILE_USER)}` };
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const response = await api.post(path, { headers, data });
    expect([path, response.status(), await response.text()]).toEqual([
      path,
      201,
      expect.anything(),
    ]);
    return (await response.json()) as Answer;
  };
  // Forced ones would cover the screen.
  await api.post('/api/system_messages/mark_as_read/', { headers, data: {} });
  for (const [n, title] of HOSTILE_TEXTS.slice(0, 12).entries()) {
    await post('/api/notification/', {
      title,
      text_value: formatted(BLOCKS.slice(n * 20, n * 20 + 20).concat(BLOCKS.slice(0, 1))),
    });
    await post('/api/comment/', {
      term: `t${n}`,
      start_date: '2026-01-01',
      end_date: '2026-01-31',
      text: HOSTILE_TEXTS.slice(n * 10, n * 10 + 10)
        .join('\n')
        .slice(0, 2000),
    });
  }
  const { id: roadmap } = await post<{ id: number }>('/api/roadmap/', { title: HOSTILE_TEXTS[0] });
  for (const title of HOSTILE_TEXTS.slice(0, 8)) {
    await post('/api/maintask/', { roadmap, title });
    await post('/api/task/', { roadmap, title });
    await post('/api/milestone/', { roadmap, title, end_date: '2026-12-15' });
  }
  const mappings = (
    await (await api.get('/api/graph_settings/get_graph_settings/', { headers })).json()
  ).mappings as { id: number }[];
  const { id: graph } = await post<{ id: number }>('/api/report_graph/', {
    mapping: mappings[0]?.id,
    content: formatted(BLOCKS.slice(0, 20)),
    properties: { start_date: '2025-01-01', end_date: '2025-12-31' },
  });
  await post('/api/report/', {
    title: HOSTILE_TEXTS[3],
    content: formatted(BLOCKS.slice(20, 40)),
    report_graphs: [graph],
  });
  await api.dispose();
});

/** Opens what is folded, so that as much as possible of the page has been drawn. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('main [aria-expanded="false"]:not([aria-haspopup]):visible');
  for (let n = 0; n < 6 && (await folded.count()) > 0; n++)
    await folded
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

/** Whatever in the document would run something. */
const livePartsOf = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const leads = /^(?:href|src|action|formaction|xlink:href|data)$/i.test(name);
        if (/^on/i.test(name) || /^srcdoc$/i.test(name)) found.push(`${element.tagName} ${name}`);
        else if (leads && URL.canParse(value, location.href)) {
          const { protocol } = new URL(value, location.href);
          if (!/^(?:https?|mailto|blob|data):$/.test(protocol) || /^data:text/i.test(value))
            found.push(`${element.tagName} ${name}=${value}`);
        }
      }
      if (/^(?:iframe|object|embed|base|frame|applet)$/i.test(element.tagName))
        found.push(element.tagName);
      if (
        element.tagName === 'SCRIPT' &&
        !(element as HTMLScriptElement).src &&
        element.closest('#root')
      )
        found.push('SCRIPT in the page');
    }
    return found;
  });

const SCREENS = [
  '/',
  '/data-map?opened-terms=*',
  '/logic',
  '/roadmap',
  '/roadmap/overview',
  '/notifications',
  '/reports',
  '/system-messages',
];

for (const path of [...SCREENS, 'a view'])
  test(`nothing that people write runs on ${path}`, async ({ page }) => {
    test.slow();
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== new URL(suite().url).origin && !/^(?:data|blob):$/.test(protocol))
        elsewhere.push(request.url());
    });
    await openAs(page, HOSTILE_USER, path === 'a view' ? '/' : path);
    await expect(page.getByRole('main')).toBeVisible();
    if (path === 'a view') await page.getByRole('navigation').getByRole('link').last().click();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/\w/);
    await unfold(page);
    const hasTexts = !['/roadmap/overview', '/system-messages', 'a view'].includes(path);
    await expect(page.locator('main')).toContainText(hasTexts ? /alert|onerror|script/ : /\w/);
    expect(await livePartsOf(page)).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(await page.title()).toMatch(/Tavoite/);
  });

/** The browser says of each that it does not run it, so this page is not one of `test`. */
test('what an earlier release may have stored as HTML is cleaned where it is shown', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.route('**/api/system_messages/', (route) =>
    route.fulfill({
      json: {
        count: HOSTILE_TEXTS.length,
        next: null,
        previous: null,
        results: HOSTILE_TEXTS.map((text, n) => ({
          id: n + 1,
          title: text,
          text_value: text,
          forced: false,
          read: true,
          published: '2026-01-01T00:00:00+02:00',
        })),
      },
    }),
  );
  await openAs(page, HOSTILE_USER, '/system-messages');
  await expect(page.getByRole('main')).toContainText('alert');
  await unfold(page);
  expect(await livePartsOf(page)).toEqual([]);
  expect(dialogs).toEqual([]);
  await page.close();
});
