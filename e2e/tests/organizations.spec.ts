import type { APIRequestContext } from '@playwright/test';
import { environmentSelector, group, openAs, tokenOf } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { type Credentials, fixtureUser } from '../support/users.js';

const north = fixtureUser('north');
const south = fixtureUser('south');

/** The API as one user sees it. */
async function apiOf(request: APIRequestContext, user: Credentials) {
  const headers = { authorization: `Token ${await tokenOf(request, user)}` };
  return {
    get: (path: string) => request.get(path, { headers }),
    post: (path: string, data: unknown) => request.post(path, { headers, data }),
  };
}

/** Ids and names of a tree of organisations. */
interface Organization {
  id: number;
  name: string;
  children: Organization[];
}
const namesIn = (tree: readonly Organization[]): string[] =>
  tree.flatMap(({ name, children }) => [name, ...namesIn(children)]);

test('the environment selector switches to a child organisation and back', async ({ page }) => {
  await openAs(page, fixtureUser('switcher'), '/change-password');
  await environmentSelector(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Northern Lights Ltd',
    'Northern Shops',
  ]);
  await page.getByRole('menuitemradio', { name: 'Northern Shops' }).click();
  await expect(page).toHaveURL('/');
  await expect(group(page, 'Busy shops')).toBeVisible();
  await expect(group(page, 'Profitable growth')).toHaveCount(0);
  await expect(environmentSelector(page)).toHaveText(/Northern Shops/);

  await page.reload();
  await expect(group(page, 'Busy shops')).toBeVisible();

  await page.getByRole('button', { name: 'Switch environment' }).click();
  await page.getByRole('menuitemradio', { name: 'Northern Lights Ltd' }).click();
  await expect(group(page, 'Profitable growth')).toBeVisible();
});

test('a switch in another tab is followed', async ({ page, context }) => {
  const walker = fixtureUser('walker');
  await openAs(page, walker);
  await expect(group(page, 'Profitable growth')).toBeVisible();
  const other = await context.newPage();
  await openAs(other, walker);
  await environmentSelector(other).click();
  await other.getByRole('menuitemradio', { name: 'Northern Shops' }).click();
  await expect(group(other, 'Busy shops')).toBeVisible();
  await expect(group(page, 'Busy shops')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The active environment was changed elsewhere.')).toBeVisible();
});

test('two users do not see each other in the product', async ({ browser, baseURL }) => {
  const seenBy = async (user: Credentials) => {
    const page = await browser.newPage({ baseURL });
    try {
      await openAs(page, user);
      await expect(page.getByRole('meter').first()).toBeVisible();
      await environmentSelector(page).click();
      return await page.locator('body').textContent();
    } finally {
      await page.close();
    }
  };
  const [ofNorth, ofSouth] = [await seenBy(north), await seenBy(south)];
  expect(ofNorth).toContain('Northern Lights Ltd');
  expect(ofNorth).not.toMatch(/South/);
  expect(ofSouth).toContain('Southern Winds Ltd');
  expect(ofSouth).not.toMatch(/North/);
});

test('two users do not see each other through the API', async ({ request }) => {
  const [ofNorth, ofSouth] = [await apiOf(request, north), await apiOf(request, south)];
  const trees = await (await ofNorth.get('/api/user/activate_organization/?list=true')).json();
  expect(namesIn(trees.organizations)).toEqual(['Northern Lights Ltd', 'Northern Shops']);
  const users = await (await ofNorth.get('/api/user/get_organization_users/')).json();
  expect(JSON.stringify(users)).not.toContain('south@');

  const active = await (await ofSouth.get('/api/user/activate_organization/')).json();
  const targets = await (await ofSouth.get('/api/target/')).json();
  const groups = await (await ofSouth.get('/api/target_group/')).json();
  const terms = await (await ofSouth.get('/api/term_of_classification/')).json();
  const southern = {
    organization: active.organization.id as number,
    target: targets.results[0].id as number,
    group: groups.results[0].id as number,
    term: terms.results[0].id as number,
  };
  const period = 'start_date=2020-01-01&end_date=2099-12-31';
  for (const path of [
    `/api/target/${southern.target}/`,
    `/api/target/${southern.target}/get_target_as_graph/?${period}`,
    `/api/target_group/${southern.group}/`,
    `/api/term_of_classification/${southern.term}/`,
    `/api/data/${southern.term}/`,
  ]) {
    const foreign = await ofNorth.get(path);
    const missing = await ofNorth.get(path.replace(/\d+/, '2000000000'));
    expect([path, foreign.status()]).toEqual([path, 404]);
    expect(await foreign.text()).toBe(await missing.text());
    expect([path, (await ofSouth.get(path)).status()]).toEqual([path, 200]);
  }
  const switched = await ofNorth.post('/api/user/activate_organization/', {
    id: southern.organization,
  });
  expect(switched.status()).toBe(404);
  expect(await (await ofNorth.get('/api/user/activate_organization/')).json()).toMatchObject({
    organization: { name: 'Northern Lights Ltd' },
  });
  // Both call a term of theirs by the same key; each reads only his own figures.
  const sales = await ofNorth.post('/api/data/', {
    keys: ['sales'],
    start_date: '2020-01-01',
    end_date: '2099-12-31',
  });
  expect((await sales.json()).results).toEqual([]);
});

test('restricted views leave menu and routes, and the server refuses their calls', async ({
  page,
  request,
}) => {
  const limited = fixtureUser('limited');
  await openAs(page, limited);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Roadmap' })).toBeVisible();
  for (const name of ['Strategy', 'Business logic', 'Data map']) {
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  }
  // The front page is the strategy; without it, the first entry of the menu takes its place.
  await expect(page).toHaveURL('/roadmap');
  await page.goto('/data-map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  const api = await apiOf(request, limited);
  const period = 'start_date=2026-01-01&end_date=2026-12-31';
  for (const path of ['/api/target_group/', `/api/data/get_data_map/?${period}`]) {
    const answer = await api.get(path);
    expect([path, answer.status()]).toEqual([path, 403]);
    expect(await answer.json()).toHaveProperty('detail');
  }
  const settings = await (await api.get('/api/graph_settings/get_graph_settings/')).json();
  expect(settings.restricted_views.sort()).toEqual(['data-map', 'logic', 'strategy']);
});
