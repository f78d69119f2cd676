import * as Roving from '@radix-ui/react-roving-focus';
import { FONT_SIZES, INLINE_STYLES, type TextAlign } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import {
  AlignCenterIcon,
  AlignLeftIcon,
  AlignRightIcon,
  BoldIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListNumberedIcon,
  RedoIcon,
  StrikethroughIcon,
  UnderlineIcon,
  UndoIcon,
} from '../icons/index.js';
import { Popover } from '../Popover/index.js';
import { Select } from '../Select/index.js';
import { chosenInForcedColors } from '../styles/index.js';
import { TextField } from '../TextField/index.js';
import { EditorState, RichUtils } from './draft.js';
import type { RichTextToolbarLabels } from './labels.js';
import {
  alignmentOf,
  blockTypeOf,
  fontSizeOf,
  linkOf,
  withAlignment,
  withFontSize,
  withLink,
} from './state.js';

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

  /* Fields without a label or errors in sight stand in line with the buttons. */
  & > div {
    gap: 0;
  }

  /* All of them in one row beside a preview. */
  @container (max-width: 700px) {
    column-gap: 2px;

    & select {
      padding-inline: ${token('space-2')} ${token('space-6')};
    }
  }

  /* Two rows on narrow screens: history and the kinds of text, then the tools. */
  @container (max-width: 420px) {
    /* As wide as two buttons leave it. */
    & > div {
      flex: 1 1 calc(50% - 32px);
    }
  }

  /* As calm as the buttons beside them. */
  & select:not(:hover, :focus-visible) {
    border-color: transparent;
  }

  & select {
    min-block-size: ${token('size-control-sm')};
    padding-block: 0;
    font-size: ${token('font-size-sm')};
  }

  & [aria-pressed='true'] {
    background: ${token('color-surface-selected')};
    color: ${token('color-accent-text')};
    ${chosenInForcedColors}
  }
`;

/** Between kinds of tools; where they take two rows there is no room for it. */
const Gap = styled.span`
  align-self: stretch;
  inline-size: 1px;
  margin: ${token('space-1')};
  background: ${token('color-border')};

  @container (max-width: 420px) {
    display: none;
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
  BOLD: ['bold', BoldIcon],
  ITALIC: ['italic', ItalicIcon],
  UNDERLINE: ['underline', UnderlineIcon],
  STRIKETHROUGH: ['strikethrough', StrikethroughIcon],
} as const;

function LinkTool({ state, onChange, labels }: ToolbarProps) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const [invalid, setInvalid] = useState(false);
  const current = linkOf(state);
  const possible = current !== '' || !state.getSelection().isCollapsed();
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
        setOpen(next && possible);
        setUrl(current);
        setInvalid(false);
      }}
      trigger={
        <Roving.Item asChild>
          <IconButton
            size="sm"
            label={labels.link}
            aria-pressed={current !== ''}
            aria-disabled={!possible}
          >
            <Icon icon={LinkIcon} size="sm" />
          </IconButton>
        </Roving.Item>
      }
    >
      <LinkForm
        onSubmit={(event) => {
          event.preventDefault();
          // The editor is inside the form of a dialog.
          event.stopPropagation();
          apply(url);
        }}
      >
        <TextField
          label={labels.linkAddress}
          hint={labels.linkHint}
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

/** The tools of the editor: one tab stop, between whose tools the arrow keys go. Renders a `<div role="toolbar">`. */
export function Toolbar({ state, onChange, labels }: ToolbarProps) {
  const styles = state.getCurrentInlineStyle();
  const blockType = blockTypeOf(state);
  const alignment = alignmentOf(state);
  const tool = (
    label: string,
    pressed: boolean | undefined,
    icon: IconDrawing,
    next: () => EditorState,
    disabled = false,
  ) => (
    <Roving.Item key={label} asChild>
      <IconButton
        size="sm"
        label={label}
        aria-pressed={pressed}
        // Stays focusable: the last undo by key must not lose the focus.
        aria-disabled={disabled}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!disabled) onChange(next());
        }}
      >
        <Icon icon={icon} size="sm" />
      </IconButton>
    </Roving.Item>
  );
  const align = (value: TextAlign, label: string, icon: IconDrawing) =>
    tool(label, alignment === value, icon, () => withAlignment(state, value));
  const list = (type: string, label: string, icon: IconDrawing) =>
    tool(label, blockType === type, icon, () => RichUtils.toggleBlockType(state, type));

  return (
    <Roving.Root asChild orientation="horizontal" loop>
      <Bar role="toolbar" aria-label={labels.toolbar}>
        {tool(
          labels.undo,
          undefined,
          UndoIcon,
          () => EditorState.undo(state),
          state.getUndoStack().isEmpty(),
        )}
        {tool(
          labels.redo,
          undefined,
          RedoIcon,
          () => EditorState.redo(state),
          state.getRedoStack().isEmpty(),
        )}
        <Gap />
        <Roving.Item asChild>
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
        </Roving.Item>
        <Roving.Item asChild>
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
        </Roving.Item>
        <Gap />
        {INLINE_STYLES.map((style) => {
          const [name, icon] = STYLE_ICONS[style];
          return tool(labels[name], styles.has(style), icon, () =>
            RichUtils.toggleInlineStyle(state, style),
          );
        })}
        <Gap />
        {list('unordered-list-item', labels.bulletList, ListIcon)}
        {list('ordered-list-item', labels.numberedList, ListNumberedIcon)}
        <Gap />
        {align('left', labels.alignLeft, AlignLeftIcon)}
        {align('center', labels.alignCenter, AlignCenterIcon)}
        {align('right', labels.alignRight, AlignRightIcon)}
        <Gap />
        <LinkTool state={state} onChange={onChange} labels={labels} />
      </Bar>
    </Roving.Root>
  );
}
