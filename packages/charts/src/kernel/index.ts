export { textWidth, truncatedText } from './text.js';
