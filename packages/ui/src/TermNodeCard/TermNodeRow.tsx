import { type Locale, progressText } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { unusualMark } from '../styles/unusualMark.js';
import {
  goalText,
  type MeterStatus,
  type TargetMeterLabels,
  type WordedTarget,
} from '../TargetMeter/index.js';
import { StatusMark } from '../TargetMeter/StatusMark.js';
import { formulaLine } from '../utils/writtenFormula.js';
import { CHANGE_WIDTH, columns, Goal, VALUE_WIDTH, WIDE, WIDER } from './rowColumns.js';
import { farthest } from './standing.js';
import type { TermNodeStanding } from './TermNodeSummary.js';
import type { TermNodeChange } from './TermNodeValue.js';
import { ThinMeter } from './ThinMeter.js';

/* Where it is narrow: how the value changed, it and its mark, and below them what is aimed at. */
const Root = styled.span`
  display: inline-grid;
  grid-template-columns: ${CHANGE_WIDTH} ${VALUE_WIDTH} auto;
  /* As high before value and target are known, and as a name in two lines. */
  grid-template-rows: repeat(2, minmax(1lh, auto));
  align-items: center;
  column-gap: 0.3em;
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('font-weight-regular')};
  white-space: nowrap;
  ${columns}

  @container ${WIDE} {
    grid-template-rows: none;
  }
`;

/** In up to two lines; the rest stands beside their middle. */
const Formula = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  white-space: normal;

  > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    /* No single word in the second line. */
    text-wrap: pretty;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** Where there is no column for it, below all else: in one line, and whole where the term is open. */
const FormulaBelow = styled.span`
  flex: 1 0 100%;
  min-inline-size: 0;
  overflow: hidden;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-regular')};
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-whole] {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  /* Rows that are closed are low there. */
  &:not([data-whole]) {
    display: none;

    @container ${WIDE} {
      display: block;
    }
  }

  &&& {
    @container ${WIDER} {
      display: none;
    }
  }
`;

const Trend = styled.span`
  > * {
    display: block;
    margin-inline-start: auto;
  }
`;

const Value = styled.span`
  text-align: end;

  [data-state='estimate'] > & {
    font-style: italic;
  }

  [data-state='actual'] > & {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-semibold')};
  }

  /* As in the data map. */
  &[data-unusual] {
    ${unusualMark}
    text-underline-offset: 2px;

    @container ${WIDER} {
      text-underline-offset: 5px;
    }
  }
`;

/** It stands after the value where there are columns. */
const Change = styled.span`
  grid-area: 1 / 1;
  margin-inline-end: ${token('space-1')};
  font-size: ${token('font-size-xs')};
  text-align: end;

  @container ${WIDE} {
    grid-area: auto;
    margin: 0;
  }

  &[data-effect='better'] {
    color: ${token('color-success-text')};
  }

  &[data-effect='worse'] {
    color: ${token('color-danger-text')};
  }
`;

const Target = styled.span`
  align-items: center;
  gap: ${token('space-2')};
  align-self: center;
  font-size: ${token('font-size-xs')};

  /* As thick as in the strategy's list. */
  > span:nth-child(2) {
    block-size: ${token('space-2')};
  }

  > small {
    font-size: inherit;
  }

  > span:last-child {
    /* With 8 px before the longest, such as "−118.95 %". */
    min-inline-size: 4rem;
    text-align: end;
  }
`;

/** There also without a target, so that values end below each other. */
const Mark = styled.span`
  display: inline-flex;
  align-self: center;
  inline-size: 1em;
`;

export interface TermNodeRowProps extends Omit<TermNodeStanding, 'targets' | 'meterLabels'> {
  /** Targets that measure the term: the one is shown that is farthest from its value. */
  targets: readonly WordedTarget[];
  /** Said in the place of what is aimed at where the term has no target: "no target". */
  noTarget?: string | undefined;
  /** Said in the place of its meter where the term has none: "2 behind below", and how the farthest stands. */
  below?: { text: string; status: MeterStatus } | undefined;
  /** Texts of the targets' meters. */
  meterLabels: TargetMeterLabels;
  /** How the term is calculated, of titles. */
  formula?: string | undefined;
  /** All of the formula is shown also where the list has no column for it: the term is open, or has nothing to open. */
  isOpen?: boolean;
  /** Said in the formula's place where there is none: "entered". */
  source?: string | undefined;
  /** How the value differs from an earlier one, and whether that is good. */
  change?: Pick<TermNodeChange, 'text' | 'effect'> | undefined;
  /** That the value is unusual, and what is usual; where it is. */
  unusual?: string | undefined;
  /** The value over some months, as a small line. */
  trend?: ReactNode;
  /** Language of the numbers. */
  locale: Locale;
}

/**
 * What a node of the term tree comes to, in its row of the tree's list: how it changed, the value and a mark
 * of how the target stands, and below them the target's value; where the list is wide that gives way to how
 * far the target is reached; where it is wider the formula, which is below all else until then, has a
 * column, and then a line over months and the target's value again.
 * Renders a `<span>`.
 */
export const TermNodeRow = (props: TermNodeRowProps) => {
  const { value, state, targets, noTarget, below, meterLabels, ...others } = props;
  const { formula, isOpen, source, change, unusual, trend, locale, ...rest } = others;
  const standing = farthest(targets);
  const status = standing?.status;
  return (
    <>
      <Root
        data-state={state}
        data-status={status}
        title={status && meterLabels.status[status]}
        {...rest}
      >
        <Formula data-wider title={formula}>
          <span>{formula === undefined ? source : formulaLine(formula, locale)}</span>
        </Formula>
        <Value data-unusual={unusual !== undefined || undefined} title={unusual}>
          {value}
        </Value>
        <Mark data-narrow>{status && <StatusMark status={status} />}</Mark>
        <Change data-effect={change?.effect ?? undefined}>{change?.text}</Change>
        <Trend data-widest>{trend}</Trend>
        <Goal data-ends>
          {standing ? goalText(standing.target, locale, meterLabels) : noTarget}
        </Goal>
        <Target data-wide>
          {standing ? (
            <>
              <StatusMark status={standing.status} />
              <ThinMeter status={standing.status} progress={standing.progress} />
              <span>{progressText(standing.progress, locale)}</span>
            </>
          ) : below === undefined ? null : (
            <>
              <StatusMark status={below.status} />
              <small>{below.text}</small>
            </>
          )}
        </Target>
      </Root>
      {formula === undefined ? null : (
        <FormulaBelow data-whole={isOpen || undefined}>{formulaLine(formula, locale)}</FormulaBelow>
      )}
    </>
  );
};
