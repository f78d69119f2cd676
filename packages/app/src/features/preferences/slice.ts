import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';

declare module '../../core/state.js' {
  interface AppState {
    preferences: PreferencesState;
  }
}

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = Exclude<ThemeChoice, 'system'>;

/** What a browser remembers of a user, signed in or not. */
export interface PreferencesState {
  theme: ThemeChoice;
  /** From the address, for this load only; a choice in the menu ends it. */
  themeOverride: Theme | null;
  /** Whether the operating system asks for the dark theme. */
  systemDark: boolean;
  language: Language;
  menuCollapsed: boolean;
}

/** The user chose a language: shown at once, stored with the user record behind it. */
export const languageCall = createAsyncCall<{ language: Language }, Language>('language');

export const initialPreferences: PreferencesState = {
  theme: 'system',
  themeOverride: null,
  systemDark: false,
  language: 'en',
  menuCollapsed: false,
};

const slice = createSlice({
  name: 'preferences',
  initialState: initialPreferences,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => ({
      ...state,
      theme: payload,
      themeOverride: null,
    }),
    systemThemeChanged: (state, { payload }: PayloadAction<{ dark: boolean }>) => ({
      ...state,
      systemDark: payload.dark,
    }),
    /** The interface is in this language at once; `languageCall` is the user's own choice. */
    languageShown: (state, { payload }: PayloadAction<Language>) => ({
      ...state,
      language: payload,
    }),
    menuToggled: (state) => ({ ...state, menuCollapsed: !state.menuCollapsed }),
  },
});

export const { themeChosen, systemThemeChanged, languageShown, menuToggled } = slice.actions;
export const preferences = slice.reducer;

/** The theme that is on screen. */
export function shownTheme(state: PreferencesState): Theme {
  if (state.themeOverride) return state.themeOverride;
  if (state.theme !== 'system') return state.theme;
  return state.systemDark ? 'dark' : 'light';
}
