import { join } from 'node:path';
import {
  freePort,
  type Product,
  removeFolder,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { reachRedTarget } from '../support/firstSteps.js';
import { expect, test } from '../support/test.js';
import { type Language, wordsOf } from '../support/words.js';

const PASSWORD = 'seven blue lanterns';
const EMAIL = 'maija@example.fi';

const START_MS = 60_000;

test.describe.configure({ timeout: 4 * START_MS });

/** Its server has a folder of its own and is always stopped, even on failure. */
let product: Product | undefined;
let folder: string;
test.beforeEach(() => {
  folder = temporaryFolder();
});
test.afterEach(async () => {
  await product?.kill();
  removeFolder(folder);
});

for (const locale of ['en', 'fi'] satisfies Language[]) {
  test.describe(() => {
    test.use({ locale });
    test(`an empty installation comes to a red target in the browser alone: ${locale}`, async ({
      page,
    }) => {
      const word = wordsOf(locale);
      product = await startProduct({
        dataFolder: join(folder, 'data'),
        port: await freePort(),
        env: { TAVOITE_DEMO: '0' },
      });
      const { url, output } = product;
      await expect.poll(() => output()).toMatch(/Begin at \S+/);
      const address = /Begin at (\S+)/.exec(output())?.[1] ?? '';

      await page.goto(`${url}/set-up#wrong`);
      await expect(page.getByRole('alert')).toHaveText(word('begin-over'));
      await page.goto('about:blank');
      await page.goto(address);
      const create = page.getByRole('button', { name: word('begin-create') });
      await expect(create).toBeVisible();
      // The code is out of the address, and with it out of the history.
      expect(page.url()).toBe(`${url}/set-up`);
      await create.click();
      await expect(page.getByLabel(word('begin-organization'))).toBeFocused();
      await page.getByLabel(word('begin-organization')).fill('Pohjoinen Oy');
      await page.getByLabel(word('full-name')).fill('Maija Manager');
      await page.getByLabel(word('email')).fill(EMAIL);
      await page.getByLabel(word('new-password'), { exact: true }).fill(PASSWORD);
      await page.getByLabel(word('new-password-confirmation')).fill(PASSWORD);
      await create.click();

      await expect(page).toHaveURL(/\/login/);
      await page.getByRole('textbox', { name: word('email') }).fill(EMAIL);
      await page.getByLabel(word('password'), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: word('login'), exact: true }).click();
      await reachRedTarget(page, word);

      // It works once.
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByRole('alert')).toHaveText(word('begin-over'));
    });
  });
}
