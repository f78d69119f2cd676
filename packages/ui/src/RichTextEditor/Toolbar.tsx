import { token } from '@tavoite/tokens';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { Popover } from '../Popover/index.js';
import { FONT_SIZES, INLINE_STYLES, type TextAlign } from '../RichTextView/content.js';
import { Select } from '../Select/index.js';
import { TextField } from '../TextField/index.js';
import { EditorState, RichUtils } from './draft.js';
import {
  alignmentOf,
  blockTypeOf,
  fontSizeOf,
  linkOf,
  withAlignment,
  withFontSize,
  withLink,
} from './state.js';

export interface RichTextToolbarLabels {
  toolbar: string;
  bold: string;
  italic: string;
  underline: string;
  strikethrough: string;
  blockType: string;
  paragraph: string;
  heading: (level: 1 | 2 | 3) => string;
  quote: string;
  fontSize: string;
  normalSize: string;
  bulletList: string;
  numberedList: string;
  alignLeft: string;
  alignCenter: string;
  alignRight: string;
  link: string;
  linkAddress: string;
  linkInvalid: string;
  linkApply: string;
  linkRemove: string;
  undo: string;
  redo: string;
}

export interface ToolbarProps {
  state: EditorState;
  onChange: (state: EditorState) => void;
  labels: RichTextToolbarLabels;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};
  padding: ${token('space-1')};
  border-block-end: 1px solid ${token('color-border')};

  & [aria-pressed='true'] {
    background: ${token('color-surface-selected')};
    color: ${token('color-accent-text')};
  }
`;

const LinkForm = styled.form`
  display: grid;
  gap: ${token('space-3')};
  inline-size: min(300px, 80vw);

  & > div:last-child {
    display: flex;
    gap: ${token('space-2')};
  }
`;

const STYLE_ICONS = {
  BOLD: ['bold', <Bold key="bold" size={16} />],
  ITALIC: ['italic', <Italic key="italic" size={16} />],
  UNDERLINE: ['underline', <Underline key="underline" size={16} />],
  STRIKETHROUGH: ['strikethrough', <Strikethrough key="strikethrough" size={16} />],
} as const;

function LinkTool({ state, onChange, labels }: ToolbarProps) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const [invalid, setInvalid] = useState(false);
  const current = linkOf(state);
  const apply = (address: string) => {
    const next = withLink(state, address);
    setInvalid(next === null);
    if (!next) return;
    onChange(next);
    setOpen(false);
  };
  return (
    <Popover
      label={labels.link}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setUrl(current);
        setInvalid(false);
      }}
      trigger={
        <IconButton
          size="sm"
          label={labels.link}
          aria-pressed={current !== ''}
          disabled={current === '' && state.getSelection().isCollapsed()}
        >
          <Link2 size={16} />
        </IconButton>
      }
    >
      <LinkForm
        onSubmit={(event) => {
          event.preventDefault();
          // The editor stands inside the form of a dialog.
          event.stopPropagation();
          apply(url);
        }}
      >
        <TextField
          label={labels.linkAddress}
          inputMode="url"
          value={url}
          errors={invalid ? [labels.linkInvalid] : undefined}
          onChange={(event) => setUrl(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" size="sm">
            {labels.linkApply}
          </Button>
          {current !== '' && (
            <Button size="sm" onClick={() => apply('')}>
              {labels.linkRemove}
            </Button>
          )}
        </div>
      </LinkForm>
    </Popover>
  );
}

/** The tools of the editor; renders a `<div role="toolbar">`. */
export function Toolbar({ state, onChange, labels }: ToolbarProps) {
  const styles = state.getCurrentInlineStyle();
  const blockType = blockTypeOf(state);
  const alignment = alignmentOf(state);
  const tool = (
    label: string,
    pressed: boolean | undefined,
    icon: ReactElement,
    next: () => EditorState,
    disabled = false,
  ) => (
    <IconButton
      key={label}
      size="sm"
      label={label}
      aria-pressed={pressed}
      disabled={disabled}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChange(next())}
    >
      {icon}
    </IconButton>
  );
  const align = (value: TextAlign, label: string, icon: ReactElement) =>
    tool(label, alignment === value, icon, () => withAlignment(state, value));
  const list = (type: string, label: string, icon: ReactElement) =>
    tool(label, blockType === type, icon, () => RichUtils.toggleBlockType(state, type));

  return (
    <Bar role="toolbar" aria-label={labels.toolbar}>
      <Select
        label={labels.blockType}
        hideLabel
        value={blockType.endsWith('list-item') ? 'unstyled' : blockType}
        options={[
          { value: 'unstyled', label: labels.paragraph },
          { value: 'header-one', label: labels.heading(1) },
          { value: 'header-two', label: labels.heading(2) },
          { value: 'header-three', label: labels.heading(3) },
          { value: 'blockquote', label: labels.quote },
        ]}
        onChange={(event) => {
          const type = event.target.value;
          if (type !== blockType) onChange(RichUtils.toggleBlockType(state, type));
        }}
      />
      <Select
        label={labels.fontSize}
        hideLabel
        value={fontSizeOf(state)}
        options={[
          { value: '', label: labels.normalSize },
          ...FONT_SIZES.map((size) => ({ value: String(size), label: String(size) })),
        ]}
        onChange={(event) => onChange(withFontSize(state, event.target.value))}
      />
      {INLINE_STYLES.map((style) => {
        const [name, icon] = STYLE_ICONS[style];
        return tool(labels[name], styles.has(style), icon, () =>
          RichUtils.toggleInlineStyle(state, style),
        );
      })}
      {list('unordered-list-item', labels.bulletList, <List size={16} />)}
      {list('ordered-list-item', labels.numberedList, <ListOrdered size={16} />)}
      {align('left', labels.alignLeft, <AlignLeft size={16} />)}
      {align('center', labels.alignCenter, <AlignCenter size={16} />)}
      {align('right', labels.alignRight, <AlignRight size={16} />)}
      <LinkTool state={state} onChange={onChange} labels={labels} />
      {tool(
        labels.undo,
        undefined,
        <Undo2 size={16} />,
        () => EditorState.undo(state),
        state.getUndoStack().isEmpty(),
      )}
      {tool(
        labels.redo,
        undefined,
        <Redo2 size={16} />,
        () => EditorState.redo(state),
        state.getRedoStack().isEmpty(),
      )}
    </Bar>
  );
}
