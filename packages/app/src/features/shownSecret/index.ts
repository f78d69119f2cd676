export { ShownSecret } from './ShownSecret.js';
