import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ParseFigure } from './edits.js';

/** How typing ends: where the tab stop goes next. */
export type EditEnd = 'down' | 'up' | 'right' | 'left' | 'stay';

export interface CellEditorProps {
  /** Name of the field: the term and the month. */
  label: string;
  /** Shown while what is typed is no number. */
  noNumberText: string;
  /** What the field begins with. */
  start: string;
  /** A figure is typed over: arrows end it. In one that is changed they move within its text. */
  isTypedOver: boolean;
  parse: ParseFigure;
  /** Called with what was typed, once. */
  onCommit: (value: number | null, end: EditEnd) => void;
  /** Called by Escape, and when the focus leaves something that is no number. */
  onCancel: (invalid: string | null) => void;
}

const ARROWS: Record<string, EditEnd> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const endAfter = ({ key, shiftKey }: KeyboardEvent, isTypedOver: boolean): EditEnd | null => {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return isTypedOver ? (ARROWS[key] ?? null) : null;
};

/** The field in which a figure is typed. */
export const CellEditor = ({
  label,
  noNumberText,
  start,
  isTypedOver,
  parse,
  onCommit,
  onCancel,
}: CellEditorProps) => {
  const [text, setText] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const value = parse(text);
  const messageId = useId();
  // A sign alone is the beginning of a number.
  const isWrong = value === undefined && /[^\s+−-]/.test(text);

  useLayoutEffect(() => {
    const element = field.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const finish = (end: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    end();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys of the grid are for the figures, those in the field for its text.
    event.stopPropagation();
    const end = endAfter(event, isTypedOver);
    if (event.key === 'Escape') finish(() => onCancel(null));
    else if (end === null || event.nativeEvent.isComposing) return;
    else if (value !== undefined) finish(() => onCommit(value, end));
    event.preventDefault();
  };

  return (
    <>
      <input
        ref={field}
        className="editor"
        aria-label={label}
        aria-invalid={value === undefined}
        aria-describedby={isWrong ? messageId : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onBlur={() =>
          finish(() => (value === undefined ? onCancel(text) : onCommit(value, 'stay')))
        }
      />
      {isWrong ? (
        <span id={messageId} role="alert" className="refusal">
          {noNumberText}
        </span>
      ) : null}
    </>
  );
};
