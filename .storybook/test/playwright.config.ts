import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../../scripts/browser.mjs';

/** Makes text independent of the machine's screen. */
const DRAWING_ARGS = ['--disable-lcd-text', '--force-color-profile=srgb'];

// Found once; the workers inherit it.
process.env.TAVOITE_CHROMIUM ??= findBrowser();

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results/stories`,
  snapshotPathTemplate: '{snapshotDir}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine may be too slow; what passes only then is named at the end of the tests.
  retries: process.env.CI === undefined ? 0 : 2,
  // A story takes a second; a busy machine many times that.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot']],
  use: {
    launchOptions: {
      executablePath: process.env.TAVOITE_CHROMIUM,
      args: [...LAUNCH_ARGS, ...DRAWING_ARGS],
    },
  },
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts', snapshotDir: `${root}visual` },
    {
      name: 'checks',
      testMatch: '{tolerance,largeText}.spec.ts',
      snapshotDir: `${root}test-results/tolerance`,
    },
  ],
});
