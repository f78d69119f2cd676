import { type Locale, progressText } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { unusualMark } from '../styles/unusualMark.js';
import {
  goalText,
  type MeterStatus,
  type TargetMeterLabels,
  type WordedTarget,
} from '../TargetMeter/index.js';
import { StatusMark } from '../TargetMeter/StatusMark.js';
import { writtenFormula } from '../utils/writtenFormula.js';
import { farthest } from './standing.js';
import type { TermNodeStanding } from './TermNodeSummary.js';
import type { TermNodeChange } from './TermNodeValue.js';
import { ThinMeter } from './ThinMeter.js';

/** The list has room for the change and how far the target is reached. */
const WIDE = '(min-width: 40rem)';
/** And for the formula. */
const WIDER = '(min-width: 54rem)';
/** And for what is aimed at, and a line over months. */
const WIDEST = '(min-width: 64rem)';

/** Columns of one width in all rows, so that they stand below each other; as many as there is room for. */
const columns = css`
  > [data-wide],
  > [data-wider],
  > [data-widest] {
    display: none;
  }

  @container ${WIDE} {
    display: grid;
    grid-template-columns: 7.5rem 8.5rem 11.75rem;
    align-items: center;
    gap: ${token('space-4')};

    > [data-wide] {
      display: flex;
    }

    > [data-narrow] {
      display: none;
    }
  }

  @container ${WIDER} {
    grid-template-columns: calc(26cqi + 2.75rem) 6.5rem 5.75rem 11.75rem;
    gap: ${token('space-3')};

    > [data-wider] {
      display: block;
    }
  }

  @container ${WIDEST} {
    grid-template-columns: max(24cqi - 1rem, 60cqi - 27.25rem) 6.25rem 5.5rem 5rem 9rem 9.5rem;

    > [data-widest] {
      display: block;
    }
  }
`;

/* Where it is narrow: how the value changed, it and its mark, and below them what is aimed at. */
const Root = styled.span`
  display: inline-grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  column-gap: 0.3em;
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('font-weight-regular')};
  white-space: nowrap;
  ${columns}
`;

const Head = styled.span`
  display: none;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-medium')};
  ${columns}

  > :not(:first-child) {
    justify-content: flex-end;
    text-align: end;
  }

  /* Over the meters, which begin there. */
  > :last-child {
    justify-content: flex-start;
    text-align: start;
  }

  > [title] {
    text-decoration: underline dotted color-mix(in srgb, currentcolor 45%, transparent);
    text-underline-offset: 0.2em;
    cursor: help;
  }
`;

/** Over the titles; without columns it is that of what stands before the values. */
const First = styled.span`
  flex: 1;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-medium')};
  text-align: end;

  > :first-child {
    display: none;
  }

  @container ${WIDE} {
    text-align: start;

    > :first-child {
      display: inline;
    }

    > :last-child {
      display: none;
    }
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

const Goal = styled.span`
  padding-inline-end: ${token('space-3')};
  font-size: ${token('font-size-xs')};
  text-align: end;
  white-space: normal;

  &[data-ends] {
    grid-area: 2 / 1 / auto / 3;
    padding: 0;

    @container ${WIDE} {
      display: none;
      grid-area: auto;
      padding-inline-end: ${token('space-3')};
    }

    @container ${WIDEST} {
      display: block;
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

    @container ${WIDE} {
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
 * far the target is reached, where it is wider the formula follows, and then a line over months and the target's
 * value again.
 * Renders a `<span>`.
 */
export const TermNodeRow = (props: TermNodeRowProps) => {
  const { value, state, targets, noTarget, below, meterLabels, ...others } = props;
  const { formula, source, change, unusual, trend, locale, ...rest } = others;
  const standing = farthest(targets);
  const status = standing?.status;
  return (
    <Root
      data-state={state}
      data-status={status}
      title={status && meterLabels.status[status]}
      {...rest}
    >
      <Formula data-wider title={formula}>
        <span>{formula === undefined ? source : `= ${writtenFormula(formula, locale)}`}</span>
      </Formula>
      <Value data-unusual={unusual !== undefined || undefined} title={unusual}>
        {value}
      </Value>
      <Mark data-narrow>{status && <StatusMark status={status} />}</Mark>
      <Change data-effect={change?.effect ?? undefined}>{change?.text}</Change>
      <Trend data-widest>{trend}</Trend>
      <Goal data-ends>{standing ? goalText(standing.target, locale, meterLabels) : noTarget}</Goal>
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
  );
};

/** Names of the columns; `changeOnly` says by itself what a change is, where nothing else has a name. */
export type TermNodeRowHeadLabels = Record<
  'term' | 'formula' | 'value' | 'change' | 'changeOnly' | 'trend' | 'goal' | 'target',
  string
>;

export interface TermNodeRowHeadProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Names of the columns, in the reader's language. */
  labels: TermNodeRowHeadLabels;
  /** What the colours of changes mean; shown when their column's name is pointed at. */
  changeHint?: string;
}

/** Names over rows of `TermNodeRow`: that of the titles, and a `<span>` of the others; those of change and value alone where there is no room for columns. */
export const TermNodeRowHead = ({ labels, changeHint, ...rest }: TermNodeRowHeadProps) => (
  <>
    <First>
      <span>{labels.term}</span>
      <span>
        {labels.changeOnly} · {labels.value}
      </span>
    </First>
    <Head {...rest}>
      <span data-wider>{labels.formula}</span>
      <span data-wide>{labels.value}</span>
      <span data-wide title={changeHint}>
        {labels.change}
      </span>
      <span data-widest>{labels.trend}</span>
      <Goal data-widest>{labels.goal}</Goal>
      <span data-wide>{labels.target}</span>
    </Head>
  </>
);
