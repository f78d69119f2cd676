import { readContent } from '@tavoite/model';
import { EditorState, Modifier } from './draft.js';
import {
  afterHeading,
  alignmentOf,
  contentOfState,
  fontSizeOf,
  isEmpty,
  linkOf,
  stateOfContent,
  withAlignment,
  withFontSize,
  withLink,
  withParagraph,
  withPasted,
  withTypedLink,
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
  const page = withLink(selected(5), ' /data-map ');
  expect(page && linkOf(page)).toBe('/data-map');
  for (const refused of ['javascript:alert(1)', '//example.com', '/api/me'])
    expect(withLink(selected(5), refused)).toBeNull();
  expect(linked && linkOf(withLink(linked, '') as EditorState)).toBe('');
});

it('stores nothing that the viewer would drop', () => {
  const state = selected(5);
  const odd = Modifier.applyInlineStyle(state.getCurrentContent(), state.getSelection(), 'EVIL');
  const stored = contentOfState(EditorState.push(state, odd, 'change-inline-style'));
  expect(stored).not.toContain('EVIL');
});

/** The state with the cursor at the end of a block of text. */
function cursorAfter(text: string, type = 'unstyled'): EditorState {
  return EditorState.moveSelectionToEnd(
    stateOfContent(JSON.stringify({ blocks: [{ text, type }] })),
  );
}

const blocksOf = (state: EditorState | null) =>
  state ? readContent(contentOfState(state)).blocks.map(({ type, text }) => [type, text]) : null;

it('begins a paragraph after a heading', () => {
  expect(blocksOf(afterHeading(cursorAfter('Results', 'header-two')))).toEqual([
    ['header-two', 'Results'],
    ['unstyled', ''],
  ]);
  expect(afterHeading(cursorAfter('Results'))).toBeNull();
});

it.each([
  ['See https://example.com/a.', 'https://example.com/a'],
  ['www.example.com', 'https://www.example.com/'],
  ['nothing', null],
  ['javascript:alert(1)', null],
])('links the address typed in %j to %j', (text, url) => {
  const linked = withTypedLink(cursorAfter(text));
  const links = linked ? Object.values(readContent(contentOfState(linked)).entityMap) : [];
  expect(links[0]?.data.url ?? null).toBe(url);
});

it('pastes what it knows and drops the rest', () => {
  const word =
    '<p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">·  </span>One</p>' +
    '<p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">·  </span>Two</p>';
  const page =
    '<style>p{}</style><h4>News</h4><p onclick="x()"><span style="font-weight:700">Bold</span> text' +
    '<img src="https://example.com/a.png"><a href="javascript:alert(1)">x</a></p><script>alert(1)</script>' +
    '<table><tr><td>A</td><td>B</td></tr></table>';
  const pasted = withPasted(cursorAfter(''), page + word);
  expect(blocksOf(pasted)).toEqual([
    ['header-three', 'News'],
    ['unstyled', 'Bold textx'],
    ['unstyled', 'A\tB'],
    ['unordered-list-item', 'One'],
    ['unordered-list-item', 'Two'],
  ]);
  const { blocks, entityMap } = readContent(pasted ? contentOfState(pasted) : '');
  expect(blocks[1]?.inlineStyleRanges).toEqual([{ offset: 0, length: 4, style: 'BOLD' }]);
  expect(entityMap).toEqual({});
});

it('pastes lists with their levels', () => {
  const levels = (html: string) => {
    const pasted = withPasted(cursorAfter(''), html);
    return readContent(pasted ? contentOfState(pasted) : '').blocks.map(({ type, text, depth }) => [
      type.startsWith('ordered') ? '1' : type.startsWith('unordered') ? '-' : '',
      depth,
      text,
    ]);
  };
  const page = `<ul>
    <li>One</li>
    <li>Two
      <ol><li><p>Deep</p></li><li>Deeper<ul><li>Deepest</li></ul></li></ol>
    </li>
    <li><p>Three</p><p>lines</p></li>
  </ul><p>After</p>`;
  expect(levels(page)).toEqual([
    ['-', 0, 'One'],
    ['-', 0, 'Two'],
    ['1', 1, 'Deep'],
    ['1', 1, 'Deeper'],
    ['-', 2, 'Deepest'],
    ['-', 0, 'Three\nlines'],
    ['', 0, 'After'],
  ]);
  const item = (level: number, mark: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span></span><![endif]>${text}</p>`;
  expect(levels(item(1, '·', 'One') + item(2, 'o', 'Deep') + item(1, '·', 'Two'))).toEqual([
    ['-', 0, 'One'],
    ['-', 1, 'Deep'],
    ['-', 0, 'Two'],
  ]);
  expect(levels(item(1, '1.', 'One') + item(2, 'o', 'Deep'))).toEqual([
    ['1', 0, 'One'],
    ['-', 1, 'Deep'],
  ]);
});

describe('a paragraph at the end', () => {
  const blocksOf = (state: EditorState) =>
    readContent(contentOfState(state)).blocks.map(({ type, text }) => [type, text]);

  it('follows what is there, and is taken back in one step', () => {
    const added = withParagraph(selected(5), 'More.');
    expect(blocksOf(added)).toEqual([
      ['header-one', 'Hello world'],
      ['unstyled', 'More.'],
    ]);
    expect(blocksOf(EditorState.undo(added))).toEqual([['header-one', 'Hello world']]);
  });

  it('is the first one of an empty text', () => {
    const added = withParagraph(stateOfContent(''), 'More.');
    expect(blocksOf(added)).toEqual([['unstyled', 'More.']]);
    expect(isEmpty(EditorState.undo(added))).toBe(true);
  });
});
