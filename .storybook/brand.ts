import { create, type ThemeVars } from 'storybook/theming';
import { type ThemeName, themeValues } from '../tokens/src/index.js';

const mark = (color: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 32" width="132" height="32" fill="none">
      <g stroke="${color}" stroke-width="3" stroke-linecap="round">
        <path d="M28.4 12.2A13 13 0 1 1 19.8 3.6"/><path d="M21.6 17.4a6.2 6.2 0 1 1-7-7" opacity=".55"/>
        <path d="m16 16 11.5-11.5"/>
      </g>
      <circle cx="16" cy="16" r="2.6" fill="${color}"/>
      <text x="40" y="22" font-family="Inter Variable, Inter, system-ui, sans-serif" font-size="18"
        font-weight="700" letter-spacing="-.4" fill="${text}">Tavoite</text>
    </svg>`,
  )}`;

/** Storybook's own frame and pages of documentation in the product's colours. */
export function brand(theme: ThemeName): ThemeVars {
  const values = themeValues[theme];
  return create({
    base: theme,
    brandTitle: 'Tavoite',
    brandImage: mark(values['color-accent-text'], values['color-text']),
    brandTarget: '_self',
    fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
    colorPrimary: values['color-accent'],
    colorSecondary: values['color-accent'],
    appBg: values['color-canvas'],
    appContentBg: values['color-surface'],
    appPreviewBg: values['color-canvas'],
    appBorderColor: values['color-border'],
    appBorderRadius: 8,
    textColor: values['color-text'],
    textMutedColor: values['color-text-muted'],
    barBg: values['color-surface'],
    barTextColor: values['color-text-muted'],
    barHoverColor: values['color-accent-text'],
    barSelectedColor: values['color-accent-text'],
    inputBg: values['color-surface'],
    inputBorder: values['color-border-strong'],
    inputTextColor: values['color-text'],
    inputBorderRadius: 6,
  });
}
