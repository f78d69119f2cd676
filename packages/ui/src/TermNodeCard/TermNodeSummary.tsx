import { type TargetValues, targetProgress } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type MeterStatus, meterStatus, type TargetMeterLabels } from '../TargetMeter/index.js';
import { StatusMark } from '../TargetMeter/StatusMark.js';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('font-weight-regular')};
  white-space: nowrap;

  &[data-state='estimate'] {
    font-style: italic;
  }
`;

export interface TermNodeSummaryProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Formatted, with its unit; empty while it is loaded. */
  value: string;
  /** How the value stands. */
  state: 'actual' | 'estimate' | 'missing' | 'loading';
  /** Targets that measure the term: the mark is that of the one that is farthest from it. */
  targets: readonly TargetValues[];
  /** Texts of the targets' meters. */
  meterLabels: Pick<TargetMeterLabels, 'status'>;
}

/** From what needs to be looked at first to what does not. */
const BY_CONCERN: readonly MeterStatus[] = ['low', 'mid', 'high', 'achieved', 'none'];

function farthest(targets: readonly TargetValues[]): MeterStatus | undefined {
  const statuses = targets.map((target) => meterStatus(targetProgress(target)));
  return BY_CONCERN.find((status) => statuses.includes(status));
}

/**
 * What a node of the term tree comes to, beside its name where its card is too small to be read: the
 * value, and how the targets stand. Renders a `<span>`.
 */
export const TermNodeSummary = ({
  value,
  state,
  targets,
  meterLabels,
  ...rest
}: TermNodeSummaryProps) => {
  const status = farthest(targets);
  return (
    <Root
      data-state={state}
      data-status={status}
      title={status && meterLabels.status[status]}
      {...rest}
    >
      {value}
      {status && <StatusMark status={status} />}
    </Root>
  );
};
