export { languageCall, menuToggled, themeChosen } from './slice.js';
