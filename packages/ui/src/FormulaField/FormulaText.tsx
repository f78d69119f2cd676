import { token } from '@tavoite/tokens';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { fieldBox } from '../styles/index.js';
import type { BracketPair } from './brackets.js';

/** The very box of the field, below it, so that a mark stands where its bracket is. */
const Root = styled.div`
  ${fieldBox}
  position: absolute;
  inset: 0;
  padding-block: ${token('space-2')};
  overflow: hidden;
  white-space: pre-wrap;
  overflow-wrap: break-word;
  color: transparent;
  background: none;
  border-color: transparent;
  pointer-events: none;

  &:hover:not(:disabled) {
    border-color: transparent;
  }

  mark {
    color: inherit;
    background: ${token('color-surface-selected')};
    border-radius: 2px;
    outline: 1px solid ${token('color-accent')};
  }

  mark[data-single] {
    background: ${token('color-danger-subtle')};
    outline-color: ${token('color-danger')};
  }
`;

export interface FormulaTextProps {
  formula: string;
  brackets: BracketPair | null;
  ref?: Ref<HTMLDivElement>;
}

/** The formula below its field, with the bracket at the caret and its partner marked. */
export const FormulaText = ({ formula, brackets, ref }: FormulaTextProps) => {
  const places = brackets
    ? [brackets.at, brackets.partner].filter((at) => at !== null).sort((a, b) => a - b)
    : [];
  const ends = [0, ...places.map((at) => at + 1)];
  return (
    <Root ref={ref} aria-hidden>
      {places.map((at, index) => (
        <span key={at}>
          {formula.slice(ends[index], at)}
          <mark data-single={brackets?.partner === null || undefined}>{formula[at]}</mark>
        </span>
      ))}
      {formula.slice(ends.at(-1))}
    </Root>
  );
};
