export { languageCall, menuToggled, shownTheme, themeChosen } from './slice.js';
