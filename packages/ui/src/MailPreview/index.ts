export { MailPreview, type MailPreviewLabels, type MailPreviewProps } from './MailPreview.js';
