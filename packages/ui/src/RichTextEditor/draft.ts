// The one module that knows draft-js, so that another editor can take its place. It is CommonJS, whose
// names Node does not see in an import.
import draft from 'draft-js';

export type { ContentBlock, DraftHandleValue } from 'draft-js';

export type ContentState = draft.ContentState;
export type EditorState = draft.EditorState;

export const {
  CompositeDecorator,
  ContentState,
  convertFromHTML,
  convertFromRaw,
  convertToRaw,
  Editor,
  EditorState,
  Modifier,
  RichUtils,
} = draft;
