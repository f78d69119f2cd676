export {
  RichTextEditor,
  type RichTextEditorLabels,
  type RichTextEditorProps,
} from './RichTextEditor.js';
