import type { TestRunnerConfig } from '@storybook/test-runner';

/**
 * Every story is opened, its play function run, and the accessibility addon's own report read:
 * with `a11y.test: 'error'` any finding fails the story.
 */
const config: TestRunnerConfig = {
  logLevel: 'error',
  errorMessageFormatter: (message) => message,
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page) {
    // A story must not leave a dialog's lock, or the pointer, to the next one.
    await page.mouse.move(0, 0);
  },
};

export default config;
