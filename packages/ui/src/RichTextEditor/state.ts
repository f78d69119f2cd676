import {
  FONT_SIZES,
  isPage,
  type RawContent,
  readContent,
  safeLink,
  type TextAlign,
} from '@tavoite/model';
import {
  ContentState,
  convertFromHTML,
  convertFromRaw,
  convertToRaw,
  EditorState,
  Modifier,
  RichUtils,
} from './draft.js';
import { pastedHtml } from './paste.js';

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

/** An address as it is stored; one that begins as no scheme does is one of the web. */
const addressOf = (typed: string): string | null => {
  const url = typed.trim();
  return safeLink(url) ?? (isPage(url) ? null : safeLink(`https://${url}`));
};

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
  const href = addressOf(url);
  if (href === null) return null;
  const content = state.getCurrentContent().createEntity('LINK', 'MUTABLE', { url: href });
  const next = EditorState.set(state, { currentContent: content });
  return RichUtils.toggleLink(next, selection, content.getLastCreatedEntityKey());
}

const isHeading = (type: string): boolean => type.startsWith('header-');

/** After a heading a paragraph begins; null where the editor's own line break is right. */
export function afterHeading(state: EditorState): EditorState | null {
  const selection = state.getSelection();
  const block = blockAtCursor(state);
  if (!isHeading(block.getType()) || !selection.isCollapsed()) return null;
  if (selection.getStartOffset() < block.getLength()) return null;
  const split = Modifier.splitBlock(state.getCurrentContent(), selection);
  const plain = Modifier.setBlockType(split, split.getSelectionAfter(), 'unstyled');
  return EditorState.push(state, plain, 'split-block');
}

const TYPED_ADDRESS = /(?:^|[\s(])((?:https?:\/\/|www\.)[^\s<>"]+?)[.,;:!?)]*$/i;

/** The web address that ends at the cursor made a link; null when there is none. */
export function withTypedLink(state: EditorState): EditorState | null {
  const selection = state.getSelection();
  if (!selection.isCollapsed()) return null;
  const block = blockAtCursor(state);
  const before = block.getText().slice(0, selection.getStartOffset());
  const address = TYPED_ADDRESS.exec(before)?.[1];
  if (address === undefined) return null;
  const start = before.lastIndexOf(address);
  const href = addressOf(address);
  if (href === null || block.getEntityAt(start) !== null) return null;
  const content = state.getCurrentContent().createEntity('LINK', 'MUTABLE', { url: href });
  const range = selection.merge({ anchorOffset: start, focusOffset: start + address.length });
  const linked = Modifier.applyEntity(content, range, content.getLastCreatedEntityKey());
  const pushed = EditorState.push(state, linked, 'apply-entity');
  return EditorState.acceptSelection(pushed, selection);
}

/** What was pasted, in place of the selection; null when nothing of it is left. */
export function withPasted(state: EditorState, html: string): EditorState | null {
  const { contentBlocks, entityMap } = convertFromHTML(pastedHtml(html));
  if (!contentBlocks || contentBlocks.length === 0) return null;
  // Through the reader: what it does not know is not pasted either.
  const pasted = ContentState.createFromBlockArray(contentBlocks, entityMap);
  const known = stateOfContent(JSON.stringify(convertToRaw(pasted))).getCurrentContent();
  const content = Modifier.replaceWithFragment(
    state.getCurrentContent(),
    state.getSelection(),
    known.getBlockMap(),
  );
  return EditorState.push(state, content, 'insert-fragment');
}

/** The text as a paragraph at the end, with the cursor after it. Undone as one step. */
export function withParagraph(state: EditorState, text: string): EditorState {
  const before = state.getCurrentContent();
  const end = EditorState.moveSelectionToEnd(state).getSelection();
  // What is there stays as it is: a heading or list ends where the paragraph begins.
  const split = before.getLastBlock().getLength() > 0 ? Modifier.splitBlock(before, end) : before;
  const at = split === before ? end : split.getSelectionAfter();
  const plain = Modifier.setBlockType(split, at, 'unstyled');
  const content = Modifier.insertText(plain, at, text);
  const pushed = EditorState.push(state, content, 'insert-fragment');
  return EditorState.moveFocusToEnd(pushed);
}

export function splitBlock(state: EditorState): EditorState {
  const content = Modifier.splitBlock(state.getCurrentContent(), state.getSelection());
  return EditorState.push(state, content, 'split-block');
}

/** Text typed at the cursor, outside of a link that ends there. */
export function withText(state: EditorState, text: string): EditorState {
  const style = state.getCurrentInlineStyle();
  const content = Modifier.insertText(state.getCurrentContent(), state.getSelection(), text, style);
  return EditorState.push(state, content, 'insert-characters');
}
