import { contentOfText, FONT_SIZES, readContent, textOfContent } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { FormField } from '../FormField/index.js';
import { RichTextBody } from '../RichTextView/RichTextView.js';
import { fieldBox } from '../styles/index.js';
import { type DraftHandleValue, Editor, EditorState, RichUtils } from './draft.js';
import type { RichTextEditorLabels } from './labels.js';
import { alignmentStyles, blockClass, linkDecorator } from './look.js';
import {
  afterHeading,
  blockTypeOf,
  contentOfState,
  splitBlock,
  stateOfContent,
  withParagraph,
  withPasted,
  withText,
  withTypedLink,
} from './state.js';
import { Toolbar } from './Toolbar.js';

/** What can be done to the text from outside. */
export interface RichTextEditorHandle {
  /** Adds a paragraph at the end and puts the cursor after it; one step of undo takes it back. */
  append: (text: string) => void;
}

export interface RichTextEditorProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Draft raw content at first; give another `key` to start over. */
  initialContent: string;
  /** Called with the raw content when typing pauses and when the focus leaves the text. */
  onValueChange: (content: string) => void;
  /** The texts it shows, in the reader's language. */
  labels: RichTextEditorLabels;
  /** Pixels that the text has at least; 96 unless given, and 176 at most. */
  textHeight?: number;
  /** Messages under the editor. */
  errors?: readonly string[];
  /** Adds to the text from outside, such as a suggestion. */
  handle?: Ref<RichTextEditorHandle>;
}

const Box = styled.div`
  ${fieldBox}
  padding: 0;
  container-type: inline-size;

  &:focus-within {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: 0;
  }

  &[aria-invalid='true']:focus-within {
    outline-color: ${token('color-danger')};
  }
`;

/** Section 9: the text is at most 200 px high, then it scrolls. */
const Text = styled(RichTextBody)`
  max-block-size: ${token('layout-editor-max')};
  overflow-y: auto;
  padding: ${token('space-3')};

  & .public-DraftEditor-content {
    min-block-size: var(--text-height, 96px);
    outline: none;
  }

  & .DraftEditor-root {
    position: relative;
  }

  & .public-DraftEditorPlaceholder-root {
    position: absolute;
    color: ${token('color-text-muted')};
    pointer-events: none;
  }

  ${alignmentStyles}
`;

const PlainText = styled.textarea`
  ${fieldBox}
  min-block-size: calc(var(--text-height, 96px) + 2 * ${token('space-3')});
  max-block-size: ${token('layout-editor-max')};
`;

/** How long typing pauses before the text is reported. */
const REPORT_DELAY_MS = 250;

const SIZES = Object.fromEntries(
  FONT_SIZES.map((size) => [`fontsize-${size}`, { fontSize: `${size / 16}rem` }]),
);

/** draft-js doubles letters with Android keyboards, so there the text is edited plainly. */
const isAndroid = () => typeof navigator !== 'undefined' && /android/i.test(navigator.userAgent);

/**
 * Edits rich text; renders a `<div>` with a toolbar, which is one tab stop with arrow keys, and the text. Tab leaves
 * the text.
 */
export function RichTextEditor({
  initialContent,
  onValueChange,
  labels,
  textHeight,
  errors,
  handle,
  ...rest
}: RichTextEditorProps) {
  const [plain] = useState(isAndroid);
  const [state, setState] = useState(() =>
    EditorState.set(stateOfContent(initialContent), { decorator: linkDecorator }),
  );

  // A long text is not converted at every key.
  const unreported = useRef<EditorState | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useRef(() => {});
  report.current = () => {
    clearTimeout(timer.current);
    const last = unreported.current;
    unreported.current = null;
    if (last) onValueChange(contentOfState(last));
  };
  useEffect(() => () => report.current(), []);

  const change = (next: EditorState) => {
    setState(next);
    if (next.getCurrentContent() === state.getCurrentContent()) return;
    unreported.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => report.current(), REPORT_DELAY_MS);
  };
  const onCommand = (command: string, current: EditorState): DraftHandleValue => {
    const next = RichUtils.handleKeyCommand(current, command);
    if (!next) return 'not-handled';
    change(next);
    return 'handled';
  };

  const onReturn = (_: unknown, current: EditorState): DraftHandleValue => {
    const linked = withTypedLink(current);
    const next = afterHeading(linked ?? current);
    if (next) change(next);
    else if (linked) change(splitBlock(linked));
    return next || linked ? 'handled' : 'not-handled';
  };
  const onInput = (typed: string, current: EditorState): DraftHandleValue => {
    const linked = typed === ' ' ? withTypedLink(current) : null;
    if (!linked) return 'not-handled';
    change(withText(linked, typed));
    return 'handled';
  };
  const onPaste = (_: string, html: string | undefined, current: EditorState): DraftHandleValue => {
    // What was copied here the editor brings back itself, with everything it knows.
    if (!html || html.includes('data-editor=')) return 'not-handled';
    const next = withPasted(current, html);
    if (next) change(next);
    return next ? 'handled' : 'not-handled';
  };

  const text = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const changePlain = (value: string) => onValueChange(JSON.stringify(contentOfText(value)));
  useImperativeHandle(handle, () => ({
    append(paragraph) {
      const { current } = area;
      if (!current) {
        change(withParagraph(state, paragraph));
        // Nobody is typing: there is no pause to wait for.
        report.current();
        return;
      }
      current.value = current.value === '' ? paragraph : `${current.value}\n${paragraph}`;
      current.focus();
      changePlain(current.value);
    },
  }));
  const room =
    textHeight === undefined
      ? undefined
      : ({ '--text-height': `${textHeight}px` } as CSSProperties);
  const invalid = errors !== undefined && errors.length > 0;
  useEffect(() => {
    // draft-js has no prop for it.
    text.current?.querySelector('[role="textbox"]')?.setAttribute('aria-invalid', String(invalid));
  }, [invalid]);

  return (
    <FormField label={labels.text} errors={errors} {...rest}>
      {(control) =>
        plain ? (
          <PlainText
            {...control}
            ref={area}
            style={room}
            placeholder={labels.placeholder}
            defaultValue={textOfContent(readContent(initialContent))}
            onChange={(event) => changePlain(event.target.value)}
          />
        ) : (
          <Box aria-invalid={control['aria-invalid']}>
            <Toolbar state={state} onChange={change} labels={labels} />
            <Text ref={text} style={room}>
              <Editor
                editorState={state}
                // A list or a quote has its own sign where it would stand.
                placeholder={blockTypeOf(state) === 'unstyled' ? labels.placeholder : undefined}
                onChange={change}
                handleKeyCommand={onCommand}
                handleReturn={onReturn}
                handleBeforeInput={onInput}
                handlePastedText={onPaste}
                onBlur={() => {
                  const linked = withTypedLink(state);
                  if (linked) change(linked);
                  report.current();
                }}
                customStyleMap={SIZES}
                blockStyleFn={blockClass}
                ariaLabelledBy={`${control.id}-label`}
                ariaDescribedBy={control['aria-describedby']}
                ariaMultiline
                spellCheck
              />
            </Text>
          </Box>
        )
      }
    </FormField>
  );
}
