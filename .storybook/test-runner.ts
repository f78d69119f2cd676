import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults, RunOptions } from 'axe-core';

const axePath = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js');

interface WindowWithAxe {
  axe: { run: (within: string, options: RunOptions) => Promise<AxeResults> };
}

/**
 * Every story is opened and its play function run. The accessibility addon's own report is read,
 * in which `a11y.test: 'error'` makes any finding a failure. Then the theme is switched, as the
 * product does it, and the contrast is measured once more in the dark.
 */
const config: TestRunnerConfig = {
  logLevel: 'error',
  errorMessageFormatter: (message) => message,
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    if (parameters.a11y?.test === 'off' || parameters.a11y?.disable) return;
    await page.addScriptTag({ path: axePath });
    const faults = await page.evaluate(async () => {
      const root = document.documentElement;
      const before = root.dataset.theme;
      root.dataset.theme = 'dark';
      const { axe } = window as unknown as WindowWithAxe;
      const { violations } = await axe.run('body', {
        runOnly: { type: 'rule', values: ['color-contrast'] },
      });
      root.dataset.theme = before;
      return violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      );
    });
    if (faults.length > 0) throw new Error(`In the dark theme:\n${faults.join('\n\n')}`);
    await page.mouse.move(0, 0);
  },
};

export default config;
