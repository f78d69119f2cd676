export { languageCall, languageShown, menuToggled, shownTheme, themeChosen } from './slice.js';
