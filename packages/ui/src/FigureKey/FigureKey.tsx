import { rem, token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { mobile, plainButton } from '../styles/index.js';
import { unusualDot, unusualMark } from '../styles/unusualMark.js';
import { METER_STATUSES, type MeterStatus, StatusMark } from '../TargetMeter/StatusMark.js';

const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-4')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;

  > [data-kind='actual'] {
    font-weight: ${token('font-weight-semibold')};
    color: ${token('color-text')};
  }

  > [data-kind='estimate'] {
    font-style: italic;
  }

  > [data-kind='unusual'] > [aria-hidden] {
    color: ${token('color-text')};
    ${unusualMark}
    text-underline-offset: 2px;
  }

  > [data-kind='unusual-below'] > [aria-hidden] {
    position: relative;
    padding-inline-end: 8px;
    color: ${token('color-text')};

    &::before {
      ${unusualDot}
      inset-block-start: 2px;
      inset-inline-end: 2px;
    }
  }

  > [data-kind='unusual-below'] > small {
    font-size: inherit;

    &[data-short] {
      display: none;
    }

    ${mobile} {
      &:has(+ [data-short]) {
        display: none;
      }

      &[data-short] {
        display: inline;
      }
    }
  }

  button {
    ${plainButton}
    color: ${token('color-accent-text')};
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  /* One after the other, as they stand in one line. */
  > [data-kind='statuses'] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-3')};

    > span {
      display: inline-flex;
      align-items: center;
      gap: ${token('space-1')};
      white-space: nowrap;
    }

    svg {
      font-size: ${rem(14)};
    }

    /* There the words of the marks are enough, and no row needs one that has no figures. */
    ${mobile} {
      gap: 0 ${token('space-2')};

      > :not(:has(svg)),
      > :has([data-status='none']) {
        display: none;
      }
    }
  }

  /* A figure, not a state of what is shown. */
  > :not([data-kind='statuses']) > span {
    margin-inline-end: 0.4em;
    padding: 1px 5px;
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-small')};
    background: ${token('color-surface')};
    font-size: ${token('font-size-xs')};
  }
`;

/** Stands for any figure. */
const SAMPLE = '123';
/** Opens a row. */
const CLOSED = '+';

export interface FigureKeyLabels {
  /** Names the ways of writing a figure. */
  legend: string;
  /** Next to the sample of a verified figure; left out where the kinds are said otherwise. */
  actual?: string;
  /** Next to the sample of an estimate; left out where the kinds are said otherwise. */
  estimate?: string;
  /** Next to the sample of a figure that is far from those before it; left out where none is marked. */
  unusual?: string;
  /** Next to the mark of a closed row with such figures below it; left out where there is none. */
  unusualBelow?: string;
  /** The same where there is little room; without it the words are the same everywhere. */
  unusualBelowShort?: string;
  /** Before the marks of how rows stand by their targets. */
  targets?: string;
  /** Next to each of these marks; left out where no row has one. */
  statuses?: Readonly<Record<MeterStatus, string>>;
}

export interface FigureKeyProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts it shows, in the reader's language. */
  labels: FigureKeyLabels;
  /** Called when the words about unusual figures are pressed; they are a button then. */
  onUnusual?: (() => void) | undefined;
}

/** The key to figures: bold is actual, italics are estimates, which mark says how a row stands by its target, and
 * last, since only the figures tell whether there is any, what is unusual is underlined. Renders a `<div role="group">`. */
export const FigureKey = ({ labels, onUnusual, ...rest }: FigureKeyProps) => (
  <Root role="group" aria-label={labels.legend} {...rest}>
    {labels.actual ? (
      <span data-kind="actual">
        <span aria-hidden="true">{SAMPLE}</span>
        {labels.actual}
      </span>
    ) : null}
    {labels.estimate ? (
      <span data-kind="estimate">
        <span aria-hidden="true">{SAMPLE}</span>
        {labels.estimate}
      </span>
    ) : null}
    {labels.statuses ? (
      <span data-kind="statuses">
        <span>{labels.targets}</span>
        {METER_STATUSES.map((status) => (
          <span key={status}>
            <StatusMark status={status} />
            {labels.statuses?.[status]}
          </span>
        ))}
      </span>
    ) : null}
    {labels.unusualBelow ? (
      <span data-kind="unusual-below">
        <span aria-hidden="true">{CLOSED}</span>
        <small>{labels.unusualBelow}</small>
        {labels.unusualBelowShort ? <small data-short>{labels.unusualBelowShort}</small> : null}
      </span>
    ) : null}
    {labels.unusual ? (
      <span data-kind="unusual">
        <span aria-hidden="true">{SAMPLE}</span>
        {onUnusual ? (
          <button type="button" onClick={onUnusual}>
            {labels.unusual}
          </button>
        ) : (
          labels.unusual
        )}
      </span>
    ) : null}
  </Root>
);
