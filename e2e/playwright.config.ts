import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.mjs';
import { currentSuite } from './support/suite.js';

// Found once; the workers inherit it.
process.env.TAVOITE_CHROMIUM ??= findBrowser();

const REPORT_FOLDER = '../.cache/e2e';

export default defineConfig({
  testDir: 'tests',
  outputDir: `${REPORT_FOLDER}/results`,
  globalSetup: './support/globalSetup.ts',
  // One server for all, and two cores are shared with it.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine may be too slow; what passes only then is named at the end of the tests.
  retries: process.env.CI === undefined ? 0 : 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // Read again by each worker, after the global setup.
    baseURL: currentSuite()?.url,
    launchOptions: { executablePath: process.env.TAVOITE_CHROMIUM, args: LAUNCH_ARGS },
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // A third of a test's time goes into its trace.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
    viewport: { width: 1440, height: 900 },
  },
});
