import { Button, Stack, TextArea, Toolbar } from '@tavoite/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/Texts.js';
import { complete, completionsAt } from './completion.js';

/** Terms that are offered at once. */
const OFFERED = 5;

export interface FormulaFieldProps {
  value: string;
  onValueChange: (formula: string) => void;
  /** The terms that it may name. */
  terms: readonly { readonly key: string; readonly title: string }[];
  label: string;
  /** What it is for, while there is nothing to show of it. */
  hint: string;
  /** The formula with titles in place of keys; null while that is not known. */
  shown: string | null;
  /** Where its problem is, from 0; null where nobody knows. */
  position: number | null;
  errors: readonly string[];
}

/** A formula as it is typed: offers terms by key and title, and leads to where a problem is. */
export const FormulaField = ({
  value,
  onValueChange,
  terms,
  label,
  hint,
  shown,
  position,
  errors,
}: FormulaFieldProps) => {
  const { text } = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const next = useRef<number | null>(null);
  const offered = caret === null ? [] : completionsAt(value, caret, terms, OFFERED);

  // The caret goes where a completed term ends, once the field holds it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value moves the caret
  useLayoutEffect(() => {
    if (next.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  }, [value]);

  return (
    <Stack>
      <TextArea
        ref={area}
        label={label}
        hint={shown || hint}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        value={value}
        errors={[...errors]}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          onValueChange(target.value);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      {position !== null && errors.length > 0 ? (
        <Toolbar>
          <Button
            size="sm"
            onClick={() => {
              area.current?.focus();
              area.current?.setSelectionRange(position, position + 1);
            }}
          >
            {text('formula-show-problem')}
          </Button>
        </Toolbar>
      ) : null}
      {offered.length > 0 ? (
        <Toolbar role="group" aria-label={text('formula-offers')}>
          {offered.map((completion) => (
            <Button
              key={completion.term.key}
              size="sm"
              onClick={() => {
                const completed = complete(value, caret ?? value.length, completion);
                next.current = completed.caret;
                setCaret(null);
                onValueChange(completed.formula);
              }}
            >
              {`${completion.term.title} (${completion.term.key})`}
            </Button>
          ))}
        </Toolbar>
      ) : null}
    </Stack>
  );
};
