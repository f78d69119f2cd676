export { GlobalStyle } from './GlobalStyle.js';
