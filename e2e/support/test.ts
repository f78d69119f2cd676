import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** The browser reports each refused request here; tests that ask for one look at the answer itself. */
const EXPECTED =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/;

/** What the page must never do: throw, complain, or break its Content-Security-Policy. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' || EXPECTED.test(message.text())) return;
    problems.push(`console: ${message.text()}`);
  });
  return problems;
}

/** Playwright's test whose page fails the test by any error in its console, the policy's included. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const problems = watch(page);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
      });
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect };
