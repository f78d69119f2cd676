import { getJestConfig } from '@storybook/test-runner';
import { LAUNCH_ARGS } from '../scripts/browser.mjs';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

/** The test runner's own configuration, with the browser that every other test uses. */
export default {
  ...base,
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/.storybook/retry.cjs'],
  modulePathIgnorePatterns: ['/dist/', '/storybook-static/'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...playwright,
      launchOptions: { executablePath: process.env.TAVOITE_CHROMIUM, args: LAUNCH_ARGS },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        timezoneId: 'Europe/Helsinki',
      },
    },
  },
};
