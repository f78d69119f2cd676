import '../packages/ui/src/styles.css';
import '../packages/charts/src/styles.css';
import './forcedColors.css';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { ChartProvider } from '../packages/charts/src/ChartProvider/index.js';
import * as en from '../packages/charts/src/labels/en.js';
import * as fi from '../packages/charts/src/labels/fi.js';
import { compoundWords, setCompounds } from '../packages/model/src/index.js';
import { chartParts } from '../packages/ui/src/chartParts/index.js';
import { GlobalStyle } from '../packages/ui/src/index.js';
import { asWritten, documented } from './docs/asWritten.js';
import { DocsPage } from './docs/DocsPage.js';
import { keepPageStill } from './docs/keepPageStill.js';
import { pasteable } from './docs/pasteable.js';
import { ThemedContainer } from './docs/ThemedContainer.js';
import { simulateForcedColors } from './forcedColors.js';
import { say, showLanguage } from './language/translate.js';

/** A busy machine gets the time it needs: `findBy…` and `waitFor` return as soon as they can. */
configure({ asyncUtilTimeout: 15_000 });

keepPageStill();
setCompounds(compoundWords);

/** Theme, language and text size are set on `<html>`, as in the product. */
const withProduct: Decorator = (Story, { args, globals }) => {
  const { theme, language, textSize, forcedColors } = globals;
  showLanguage(language);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
    document.documentElement.style.fontSize = textSize;
  }, [theme, language, textSize]);
  useLayoutEffect(() => simulateForcedColors(forcedColors), [forcedColors]);
  return (
    <ChartProvider labels={language === 'fi' ? fi : en} parts={chartParts}>
      <GlobalStyle />
      <Story args={say(args)} />
    </ChartProvider>
  );
};

/** Themes, languages and the narrowest width, each where it breaks first. */
const CHROMATIC_MODES = {
  light: { theme: 'light', language: 'en', viewport: 'laptop' },
  dark: { theme: 'dark', language: 'en', viewport: 'laptop' },
  'narrow Finnish': { theme: 'light', language: 'fi', viewport: 'phone' },
};

const preview: Preview = {
  decorators: [withProduct],
  argTypesEnhancers: [asWritten],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', language: 'en', textSize: '100%', forcedColors: 'none' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'Language of the content',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'fi', title: 'Suomi' },
        ],
      },
    },
    forcedColors: {
      description: "Forced colours; see Guidelines / Storybook for the browser's own",
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'Own colours' },
          { value: 'simulated', title: 'Forced colours (simulated)' },
        ],
      },
    },
    textSize: {
      description: 'Size of the text',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100%', title: 'Text 100 %' },
          { value: '150%', title: 'Text 150 %' },
          { value: '200%', title: 'Text 200 %' },
        ],
      },
    },
  },
  parameters: {
    // The canvas comes from the tokens.
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
    docs: {
      container: ThemedContainer,
      page: DocsPage,
      toc: { headingSelector: 'h2, h3' },
      source: {
        transform: (code: string, { component }: StoryContext) =>
          pasteable(code, documented(component)),
      },
    },
    // For a team with a project there. Stories tagged `visual` have pictures of our own instead.
    chromatic: { modes: CHROMATIC_MODES },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Guidelines',
          ['Start here', 'Storybook', 'All components'],
          'Tokens',
          'UI',
          ['Foundations', 'Actions', 'Fields', 'Overlays', 'Shell'],
          'Charts',
        ],
      },
    },
  },
};

export default preview;
