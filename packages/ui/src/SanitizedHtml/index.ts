export { SanitizedHtml, type SanitizedHtmlProps, sanitizeHtml } from './SanitizedHtml.js';
