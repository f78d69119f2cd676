import { token } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { type FieldTexts, FormField } from '../FormField/index.js';
import { fieldBox, optionList } from '../styles/index.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { bracketsAt } from './brackets.js';
import { complete, completionsAt, isKeyAt } from './completion.js';
import { FormulaText } from './FormulaText.js';

/** Terms that are offered at once. */
const OFFERED = 6;
const DEFAULT_ROWS = 2;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${token('space-2')};
  min-width: 0;
`;

const Box = styled.div`
  position: relative;
`;

const Area = styled.textarea`
  ${fieldBox}
  position: relative;
  display: block;
  padding-block: ${token('space-2')};
  resize: vertical;
  font-family: inherit;
  /* The marks below it are seen. */
  &,
  &:disabled {
    background: transparent;
  }

  /* Grows with what is typed where the browser can do so. */
  field-sizing: content;
  min-block-size: calc(var(--rows) * 1.5em + 2 * ${token('space-2')} + 2px);
  max-block-size: 20em;
`;

const Ground = styled.div`
  position: absolute;
  inset: 0;
  background: ${token('color-surface')};
  border-radius: ${token('radius-control')};

  &:has(~ :disabled) {
    background: ${token('color-surface-sunken')};
  }
`;

const Offers = styled.div`
  ${optionList}
`;

/** A term that a formula may name. */
export interface FormulaTerm {
  /** By which the formula names it. */
  key: string;
  /** What it is called; searched too. */
  title: string;
}

export interface FormulaFieldLabels {
  /** Spoken name of the list of terms that fit. */
  offers: string;
  /** Button that leads to the place of the problem. */
  showProblem: string;
}

export interface FormulaFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'onChange'> {
  /** The formula. */
  value: string;
  /** Called with the formula at every change. */
  onValueChange: (formula: string) => void;
  /** The terms that it may name. */
  terms: readonly FormulaTerm[];
  /** Where in the formula the problem of `errors` is, from 0; null where nobody knows. */
  position?: number | null;
  /** Texts of the list and the button. */
  labels: FormulaFieldLabels;
  /** Lines shown at least; 2 by default. */
  rows?: number;
}

/**
 * A formula of terms as it is typed. Terms are offered by key and title, the bracket at the caret is
 * marked with its partner, and a button leads to where a problem is. Renders a `<div>`, which takes
 * `className`, around a `<textarea>`, which takes the ref and every other prop.
 */
export const FormulaField = ({
  label,
  hideLabel,
  optional,
  hint,
  errors,
  className,
  id,
  value,
  onValueChange,
  terms,
  position = null,
  labels,
  rows = DEFAULT_ROWS,
  style,
  ref,
  onKeyDown,
  onSelect,
  onScroll,
  onBlur,
  ...rest
}: FormulaFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [isOffering, setOffering] = useState(false);
  const [marked, setMarked] = useState(0);
  const areaRef = useMemo(() => mergeRefs(area, ref), [ref]);
  const next = useRef<number | null>(null);
  const offered = isOffering && caret !== null ? completionsAt(value, caret, terms, OFFERED) : [];
  const highlighted = Math.min(marked, offered.length - 1);

  // The caret goes where a completed term ends, once the field holds it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value moves the caret
  useLayoutEffect(() => {
    if (next.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  }, [value]);

  const take = (index: number) => {
    const completion = offered[index];
    if (!completion) return;
    const completed = complete(value, caret ?? value.length, completion);
    next.current = completed.caret;
    setOffering(false);
    onValueChange(completed.formula);
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    const { key } = event;
    const last = offered.length - 1;
    if (key === 'ArrowDown') setMarked(highlighted === last ? 0 : highlighted + 1);
    else if (key === 'ArrowUp') setMarked(highlighted > 0 ? highlighted - 1 : last);
    else if (key === 'Enter' && highlighted >= 0) take(highlighted);
    else if (key === 'Escape') {
      setOffering(false);
      // It closes the list, not the dialog that it is in.
      event.nativeEvent.stopPropagation();
    } else return;
    event.preventDefault();
  };

  return (
    <Root className={className}>
      {/* What is said of the formula stays in sight: the list opens below it. */}
      <Box>
        <FormField
          label={label}
          hideLabel={hideLabel}
          optional={optional}
          hint={hint}
          errors={errors}
          controlId={id}
        >
          {(control) => (
            <Box>
              <Ground />
              <FormulaText
                ref={below}
                formula={value}
                brackets={caret === null ? null : bracketsAt(value, caret)}
              />
              <Area
                rows={rows}
                spellCheck={false}
                autoComplete="off"
                style={{ ...style, '--rows': rows } as typeof style}
                {...rest}
                {...control}
                ref={areaRef}
                value={value}
                aria-autocomplete="list"
                aria-controls={offered.length > 0 ? listId : undefined}
                aria-activedescendant={highlighted >= 0 ? `${listId}-${highlighted}` : undefined}
                onChange={({ target }) => {
                  setCaret(target.selectionStart);
                  setOffering(true);
                  // Enter changes no key that is whole.
                  setMarked(isKeyAt(target.value, target.selectionStart, terms) ? -1 : 0);
                  onValueChange(target.value);
                }}
                onSelect={(event) => {
                  onSelect?.(event);
                  setCaret(event.currentTarget.selectionStart);
                }}
                onScroll={(event) => {
                  onScroll?.(event);
                  if (below.current) below.current.scrollTop = event.currentTarget.scrollTop;
                }}
                onBlur={(event) => {
                  onBlur?.(event);
                  setOffering(false);
                  setCaret(null);
                }}
                onKeyDown={keyDown}
              />
            </Box>
          )}
        </FormField>
        {offered.length > 0 ? (
          <Offers id={listId} role="listbox" aria-label={labels.offers}>
            {offered.map(({ term }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and its keys choose
              <div
                key={term.key}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === highlighted}
                data-highlighted={index === highlighted || undefined}
                // The list stays until the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(index)}
              >
                <span>{term.title}</span> <small>{term.key}</small>
              </div>
            ))}
          </Offers>
        ) : null}
      </Box>
      {position !== null && errors?.length ? (
        <div>
          <Button
            size="sm"
            onClick={() => {
              area.current?.focus();
              area.current?.setSelectionRange(position, position + 1);
              setCaret(position + 1);
            }}
          >
            {labels.showProblem}
          </Button>
        </div>
      ) : null}
    </Root>
  );
};
