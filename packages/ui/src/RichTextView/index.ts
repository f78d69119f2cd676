export { RichTextView, type RichTextViewProps } from './RichTextView.js';
