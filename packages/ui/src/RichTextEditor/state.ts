import { FONT_SIZES, type RawContent, readContent, safeLink, type TextAlign } from '@tavoite/model';
import {
  ContentState,
  convertFromRaw,
  convertToRaw,
  EditorState,
  Modifier,
  RichUtils,
} from './draft.js';

/** A state that edits the stored content; what is unknown in it is dropped. */
export function stateOfContent(stored: string): EditorState {
  const raw = readContent(stored);
  const content =
    raw.blocks.length > 0
      ? convertFromRaw(raw as unknown as Parameters<typeof convertFromRaw>[0])
      : ContentState.createFromText('');
  return EditorState.createWithContent(content);
}

/** What is stored: raw content with nothing in it that the viewer would drop. */
export function contentOfState(state: EditorState): string {
  const raw: RawContent = readContent(JSON.stringify(convertToRaw(state.getCurrentContent())));
  return JSON.stringify(raw);
}

export const isEmpty = (state: EditorState): boolean => !state.getCurrentContent().hasText();

/** Name of the size at the cursor, or '' for the normal one. */
export function fontSizeOf(state: EditorState): string {
  const style = state
    .getCurrentInlineStyle()
    .find((name) => name?.startsWith('fontsize-') ?? false);
  return style ? style.slice('fontsize-'.length) : '';
}

/** Gives the selection one size, or the normal one for ''. */
export function withFontSize(state: EditorState, size: string): EditorState {
  const selection = state.getSelection();
  if (selection.isCollapsed()) {
    let style = state.getCurrentInlineStyle();
    for (const other of FONT_SIZES) style = style.remove(`fontsize-${other}`);
    return EditorState.setInlineStyleOverride(
      state,
      size === '' ? style : style.add(`fontsize-${size}`),
    );
  }
  let content = state.getCurrentContent();
  for (const other of FONT_SIZES)
    content = Modifier.removeInlineStyle(content, selection, `fontsize-${other}`);
  if (size !== '') content = Modifier.applyInlineStyle(content, selection, `fontsize-${size}`);
  return EditorState.push(state, content, 'change-inline-style');
}

const blockAtCursor = (state: EditorState) =>
  state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());

export const alignmentOf = (state: EditorState): TextAlign =>
  (blockAtCursor(state).getData().get('text-align') as TextAlign | undefined) ?? 'left';

export const blockTypeOf = (state: EditorState): string => blockAtCursor(state).getType();

export function withAlignment(state: EditorState, align: TextAlign): EditorState {
  const data = blockAtCursor(state).getData().set('text-align', align);
  const content = Modifier.mergeBlockData(state.getCurrentContent(), state.getSelection(), data);
  return EditorState.push(state, content, 'change-block-data');
}

/** Address of the link at the start of the selection, or ''. */
export function linkOf(state: EditorState): string {
  const key = blockAtCursor(state).getEntityAt(state.getSelection().getStartOffset());
  if (!key) return '';
  const entity = state.getCurrentContent().getEntity(key);
  return entity.getType() === 'LINK' ? String(entity.getData().url ?? '') : '';
}

/**
 * Links the selected text, or takes the link away for ''. Null when the address
 * may not be followed.
 */
export function withLink(state: EditorState, url: string): EditorState | null {
  const selection = state.getSelection();
  if (url.trim() === '') return RichUtils.toggleLink(state, selection, null);
  const href = safeLink(url) ?? safeLink(`https://${url.trim()}`);
  if (href === null) return null;
  const content = state.getCurrentContent().createEntity('LINK', 'MUTABLE', { url: href });
  const next = EditorState.set(state, { currentContent: content });
  return RichUtils.toggleLink(next, selection, content.getLastCreatedEntityKey());
}
