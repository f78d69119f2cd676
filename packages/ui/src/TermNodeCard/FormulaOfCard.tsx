import type { Locale } from '@tavoite/model';
import { rem, token } from '@tavoite/tokens';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { formulaLine, formulaParts } from '../utils/writtenFormula.js';
import { LINKS_PX, partsInLines } from './room.js';
import { type TermNodeUse, termLink } from './TermNodeLinks.js';

/** In up to so many lines. */
export const Made = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  line-height: ${token('line-height-snug')};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;

  /* In place of what would be below it: graphs stand where they do on others. */
  &[data-tall] {
    min-block-size: calc(1lh + ${rem(LINKS_PX)});
  }

  button {
    ${termLink}
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: top;
    white-space: nowrap;
  }
`;

/** The terms that a formula is made of. */
export interface TermNodeOperands {
  /** In the order in which the formula names them. */
  terms: readonly TermNodeUse[];
  /** Called with the `id` of the one whose name is pressed. */
  onSelect: (id: string) => void;
}

const NONE: TermNodeOperands = { terms: [], onSelect: () => {} };

interface FormulaOfCardProps {
  formula: string;
  operands?: TermNodeOperands | undefined;
  /** Lines that there is room for. */
  lines: number;
  isTall: boolean;
  isActive: boolean;
  locale: Locale;
}

/** How a term is calculated; the names of terms lead there, as far as they are in sight. Renders a `<p>`. */
export const FormulaOfCard = (props: FormulaOfCardProps) => {
  const { formula, operands = NONE, lines, isTall, isActive, locale } = props;
  const titles = operands.terms.map(({ title }) => title);
  const parts = formulaParts(formulaLine(formula, locale), titles);
  const inSight = partsInLines(parts, lines);
  return (
    <Made title={formula} data-tall={isTall || undefined} style={{ WebkitLineClamp: lines }}>
      {parts.map(({ text, operand }, index) => {
        const id = operand === null ? null : (operands.terms[operand]?.id ?? null);
        return id === null || index >= inSight ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term may be named twice
          <Fragment key={index}>{text}</Fragment>
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            type="button"
            title={text}
            tabIndex={isActive ? 0 : -1}
            onClick={() => operands.onSelect(id)}
          >
            {text}
          </button>
        );
      })}
    </Made>
  );
};
