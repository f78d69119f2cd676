export { DialogReason } from './DialogReason.js';
