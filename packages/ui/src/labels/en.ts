// The English texts of the components, ready to pass: one export for each component, named after it.
import type { RichTextEditorLabels } from '../RichTextEditor/RichTextEditor.js';

export const richTextEditor: RichTextEditorLabels = {
  text: 'Text',
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  blockType: 'Paragraph style',
  paragraph: 'Text',
  heading: (level) => `Heading ${level}`,
  quote: 'Quote',
  fontSize: 'Font size',
  normalSize: 'Normal size',
  bulletList: 'Bulleted list',
  numberedList: 'Numbered list',
  alignLeft: 'Align left',
  alignCenter: 'Centre',
  alignRight: 'Align right',
  link: 'Link',
  linkAddress: 'Address',
  linkInvalid: 'Enter an address that begins with http, https or mailto.',
  linkApply: 'Add link',
  linkRemove: 'Remove link',
  undo: 'Undo',
  redo: 'Redo',
};
