export { default as Page } from './components/TraceDialog.js';
export { part } from './part.js';
