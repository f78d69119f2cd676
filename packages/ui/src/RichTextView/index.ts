export { parseContent, type RawContent, textOfContent } from './content.js';
export { RichTextView, type RichTextViewProps } from './RichTextView.js';
