export { ForcedOverlay as Page } from './ForcedOverlay.js';
export { part } from './part.js';
