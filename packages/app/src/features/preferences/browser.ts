import type { Store } from '@reduxjs/toolkit';
import type { Language } from '@tavoite/model';
import { LANGUAGE_STORAGE_KEY, MENU_STORAGE_KEY, THEME_STORAGE_KEY } from '../../core/constants.js';
import type { KeyValueStorage } from '../../core/storage.js';
import {
  type PreferencesState,
  shownTheme,
  systemThemeChanged,
  type Theme,
  type ThemeChoice,
} from './slice.js';

const DARK_QUERY = '(prefers-color-scheme: dark)';
const THEME_CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark';
}

/** Finnish where the browser's first supported language is Finnish, else English. */
function browserLanguage(languages: readonly string[]): Language {
  for (const language of languages) {
    const [primary] = language.toLowerCase().split('-');
    if (primary === 'fi' || primary === 'en') return primary;
  }
  return 'en';
}

/** What this browser remembers, with `themeParameter` of the address on top. */
export function readPreferences(
  storage: KeyValueStorage,
  window: Window,
  themeParameter: string | null,
): PreferencesState {
  const language = storage.read(LANGUAGE_STORAGE_KEY);
  const theme = storage.read(THEME_STORAGE_KEY);
  return {
    theme: THEME_CHOICES.find((choice) => choice === theme) ?? 'system',
    themeOverride: isTheme(themeParameter) ? themeParameter : null,
    systemDark: window.matchMedia(DARK_QUERY).matches,
    language:
      language === 'fi' || language === 'en'
        ? language
        : browserLanguage(window.navigator.languages),
    menuCollapsed: storage.read(MENU_STORAGE_KEY) === 'collapsed',
  };
}

/** Keeps the document and the storage in step with the preferences, and these with the system. */
export function bindPreferences(
  store: Store<{ preferences: PreferencesState }>,
  storage: KeyValueStorage,
  window: Window,
): void {
  let shown: PreferencesState | null = null;
  const apply = () => {
    const { preferences } = store.getState();
    if (preferences === shown) return;
    const { documentElement } = window.document;
    documentElement.dataset.theme = shownTheme(preferences);
    documentElement.lang = preferences.language;
    if (shown && shown.theme !== preferences.theme) {
      storage.write(THEME_STORAGE_KEY, preferences.theme);
    }
    if (shown && shown.language !== preferences.language) {
      storage.write(LANGUAGE_STORAGE_KEY, preferences.language);
    }
    if (shown && shown.menuCollapsed !== preferences.menuCollapsed) {
      storage.write(MENU_STORAGE_KEY, preferences.menuCollapsed ? 'collapsed' : 'extended');
    }
    shown = preferences;
  };
  apply();
  store.subscribe(apply);
  window
    .matchMedia(DARK_QUERY)
    .addEventListener('change', ({ matches }) =>
      store.dispatch(systemThemeChanged({ dark: matches })),
    );
}
