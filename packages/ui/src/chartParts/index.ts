export { chartParts } from './chartParts.js';
