/** Session storage key of the session token. */
export const TOKEN_STORAGE_KEY = 'API_TOKEN';
/** Local storage keys of what a browser remembers. `index.html` reads the theme too. */
export const THEME_STORAGE_KEY = 'theme';
export const LANGUAGE_STORAGE_KEY = 'language';
export const MENU_STORAGE_KEY = 'menu';

/** How often the active organisation is read again. */
export const ORGANIZATION_POLL_MS = 15_000;
/** How long a failed sign-in is shown. */
export const LOGIN_ERROR_MS = 5_000;
/** Shorter loads show no spinner. */
export const SPINNER_DELAY_MS = 400;

/** Where reports are, a tab of the notifications. */
export const REPORTS_PATH = '/reports';
