import { readContent } from '@tavoite/model';
import { EditorState, Modifier } from './draft.js';
import {
  alignmentOf,
  contentOfState,
  fontSizeOf,
  isEmpty,
  linkOf,
  stateOfContent,
  withAlignment,
  withFontSize,
  withLink,
} from './state.js';

const hello = JSON.stringify({
  blocks: [{ key: 'a', text: 'Hello world', type: 'header-one' }],
  entityMap: {},
});

/** The state with the first `length` letters selected. */
function selected(length: number): EditorState {
  const state = stateOfContent(hello);
  const selection = state.getSelection().merge({ anchorOffset: 0, focusOffset: length });
  return EditorState.acceptSelection(state, selection);
}

it('gives stored content back unchanged', () => {
  expect(readContent(contentOfState(stateOfContent(hello)))).toEqual(readContent(hello));
});

it('starts empty from nothing', () => {
  expect(isEmpty(stateOfContent(''))).toBe(true);
  expect(isEmpty(stateOfContent(hello))).toBe(false);
});

it('replaces one font size by another and takes it away', () => {
  const large = withFontSize(withFontSize(selected(5), '18'), '24');
  expect(readContent(contentOfState(large)).blocks[0]?.inlineStyleRanges).toEqual([
    { offset: 0, length: 5, style: 'fontsize-24' },
  ]);
  expect(fontSizeOf(large)).toBe('24');
  expect(readContent(contentOfState(withFontSize(large, ''))).blocks[0]?.inlineStyleRanges).toEqual(
    [],
  );
});

it('aligns the blocks of the selection', () => {
  const centred = withAlignment(selected(5), 'center');
  expect(alignmentOf(centred)).toBe('center');
  expect(readContent(contentOfState(centred)).blocks[0]?.data).toEqual({ 'text-align': 'center' });
});

it('links the selection to safe addresses only', () => {
  const linked = withLink(selected(5), 'example.com/a');
  expect(linked && linkOf(linked)).toBe('https://example.com/a');
  expect(withLink(selected(5), 'javascript:alert(1)')).toBeNull();
  expect(linked && linkOf(withLink(linked, '') as EditorState)).toBe('');
});

it('stores nothing that the viewer would drop', () => {
  const state = selected(5);
  const odd = Modifier.applyInlineStyle(state.getCurrentContent(), state.getSelection(), 'EVIL');
  const stored = contentOfState(EditorState.push(state, odd, 'change-inline-style'));
  expect(stored).not.toContain('EVIL');
});
