export * from './GlobalStyle/index.js';
export { MOBILE_QUERY } from './styles/index.js';
