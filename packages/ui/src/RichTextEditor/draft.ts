// The one module that knows draft-js, so that another editor can take its place.
export {
  CompositeDecorator,
  type ContentBlock,
  ContentState,
  convertFromRaw,
  convertToRaw,
  type DraftHandleValue,
  Editor,
  EditorState,
  Modifier,
  RichUtils,
} from 'draft-js';
