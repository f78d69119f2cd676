import type { TokenName } from './generated/names.js';
import { darkValues, lightValues, sharedValues } from './generated/values.js';

export type ThemeName = 'light' | 'dark';

/**
 * Every token's literal CSS text in each theme, where custom properties are out of reach:
 * pictures drawn on the server, canvas.
 */
export const themeValues: Record<ThemeName, Readonly<Record<TokenName, string>>> = {
  light: { ...lightValues, ...sharedValues },
  dark: { ...darkValues, ...sharedValues },
};
