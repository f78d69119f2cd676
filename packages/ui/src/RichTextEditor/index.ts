export type { RichTextEditorLabels } from './labels.js';
export {
  RichTextEditor,
  type RichTextEditorHandle,
  type RichTextEditorProps,
} from './RichTextEditor.js';
