export type { RichTextEditorLabels } from './labels.js';
export {
  RichTextEditor,
  type RichTextEditorProps,
} from './RichTextEditor.js';
