import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { completeness } from './completeness/plugin.ts';
import { propsAsWritten } from './docs/plugin.ts';
import { language } from './language/plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', titlePrefix: 'UI', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/test/visual', titlePrefix: 'UI', files: '*.stories.tsx' },
    { directory: '../packages/charts/src', titlePrefix: 'Charts', files: '**/*.stories.tsx' },
    { directory: '../packages/charts/test/visual', titlePrefix: 'Charts', files: '*.stories.tsx' },
    { directory: './pages', titlePrefix: 'Tokens', files: '*.stories.tsx' },
    { directory: './guidelines', titlePrefix: 'Guidelines', files: '*.stories.tsx' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    // Without a project its tab is empty: docs/adr/0014-chromatic.md.
    ...(process.env.CHROMATIC_PROJECT_TOKEN ? ['@chromatic-com/storybook'] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (found) =>
    mergeConfig(found, {
      plugins: [completeness(), language(), propsAsWritten()],
      // The packages' sources, not what was last built of them.
      resolve: { conditions: ['tavoite-source', ...defaultClientConditions] },
      // draft-js expects Node's name for the global object.
      define: { global: 'globalThis' },
      build: {
        // The code that pages of documentation show has names from here.
        minify: false,
        rolldownOptions: {
          onwarn: (warning: { code?: string }, warn: (warning: { code?: string }) => void) => {
            // `"use client"` at the top of dependencies means nothing here.
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
        },
      },
    }),
};

export default config;
