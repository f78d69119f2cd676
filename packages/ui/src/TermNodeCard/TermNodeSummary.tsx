import type { TargetValues } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { TargetMeterLabels } from '../TargetMeter/index.js';
import { StatusMark } from '../TargetMeter/StatusMark.js';
import { farthest } from './standing.js';
import { ThinMeter } from './ThinMeter.js';

const Root = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25em;
  color: ${token('color-text')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('font-weight-regular')};
  white-space: nowrap;

  &[data-state='estimate'] {
    font-style: italic;
  }
`;

const Value = styled.span`
  overflow: hidden;
  font-size: 1.2em;
  text-overflow: ellipsis;

  &[data-long] {
    font-size: 1em;
  }

  [data-state='actual'] > & {
    font-weight: ${token('font-weight-semibold')};
  }
`;

/** As high with a target as without one, so that values are at one height. */
const Places = styled.span`
  display: flex;
  align-items: center;
  gap: 0.4em;
  block-size: 0.75em;
  font-size: 0.9em;
`;

/** What a node of the term tree comes to. */
export interface TermNodeStanding extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Formatted, with its unit; empty while it is loaded. */
  value: string;
  /** How the value stands. */
  state: 'actual' | 'estimate' | 'missing' | 'loading';
  /** Targets that measure the term: what is shown is how the one stands that is farthest from its value. */
  targets: readonly TargetValues[];
  /** Texts of the targets' meters. */
  meterLabels: Pick<TargetMeterLabels, 'status'>;
}

export type TermNodeSummaryProps = TermNodeStanding;

/** Characters of a value that is larger than its title; a longer one would be cut. */
const MOST_LARGE = 11;

/**
 * What a node of the term tree comes to, beside its name where its card is too small to be read: the
 * value over a thin meter of the target, as wide as there is room for. Renders a `<span>`.
 */
export const TermNodeSummary = ({
  value,
  state,
  targets,
  meterLabels,
  ...rest
}: TermNodeSummaryProps) => {
  const standing = farthest(targets);
  return (
    <Root
      data-state={state}
      data-status={standing?.status}
      title={standing && meterLabels.status[standing.status]}
      {...rest}
    >
      <Value title={value} data-long={value.length > MOST_LARGE || undefined}>
        {value}
      </Value>
      <Places>
        {standing && (
          <>
            <ThinMeter status={standing.status} progress={standing.progress} />
            <StatusMark status={standing.status} />
          </>
        )}
      </Places>
    </Root>
  );
};
