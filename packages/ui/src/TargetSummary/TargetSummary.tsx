import { STANDINGS, type Standing } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { chosenInForcedColors, mobile, plainButton } from '../styles/index.js';
import { type MeterStatus, StatusMark } from '../TargetMeter/StatusMark.js';

export interface TargetSummaryLabels {
  /** Spoken name of the line: what its buttons do. */
  label: string;
  /** All targets: "12 targets". */
  all: (count: number) => string;
  /** Targets of one standing: "7 on track". */
  standing: Record<Standing, (count: number) => string>;
  /** What a standing means, shown when pointed at. */
  hint: Record<Standing, string>;
}

export interface TargetSummaryProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** How many targets there are of each standing. */
  counts: Readonly<Record<Standing, number>>;
  /** The standing that is shown alone; null for all. */
  value: Standing | null;
  /** Called with the standing to show alone; with null when it is pressed again, or all are. */
  onValueChange: (value: Standing | null) => void;
  /** The texts it shows, in the reader's language. */
  labels: TargetSummaryLabels;
  /** What the values are of, at the end of the line: "September 2026, verified". */
  period?: string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  margin-block-end: ${token('space-4')};

  /* One line of filters, and the period. */
  ${mobile} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token('space-1')};
    margin-block-end: ${token('space-2')};
  }
`;

const Filter = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 32px;
  padding: ${token('space-1')} ${token('space-3')};
  font-weight: ${token('font-weight-medium')};
  font-variant-numeric: tabular-nums;
  color: ${token('color-text')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-pill')};

  &:hover:not([disabled]) {
    background: ${token('color-surface-hover')};
  }

  &[aria-pressed='true'] {
    color: ${token('color-accent-text')};
    background: ${token('color-accent-subtle')};
    border-color: ${token('color-accent')};
    ${chosenInForcedColors}
  }

  &[disabled] {
    color: ${token('color-text-muted')};
    cursor: default;
  }

  ${mobile} {
    display: block;
    min-height: 44px;
    padding: ${token('space-1')} 2px;
    font-size: ${token('font-size-xs')};
    line-height: ${token('line-height-snug')};
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
    border-radius: ${token('radius-control')};

    > svg {
      display: inline-block;
      margin-inline-end: 2px;
      vertical-align: -2px;
    }
  }
`;

const Period = styled.p`
  margin-inline-start: auto;
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};

  ${mobile} {
    grid-column: 1 / -1;
    font-size: ${token('font-size-xs')};
  }
`;

const MARKS: Record<Standing, MeterStatus> = {
  'on-track': 'high',
  behind: 'low',
  'no-data': 'none',
};

/**
 * How many targets are on track, behind and without data, each a filter. `data-value` is the one that is
 * shown alone, or `all`. Renders a `<div role="group">` of buttons.
 */
export const TargetSummary = ({
  counts,
  value,
  onValueChange,
  labels,
  period,
  ...rest
}: TargetSummaryProps) => {
  const total = STANDINGS.reduce((sum, standing) => sum + counts[standing], 0);
  return (
    <Root role="group" aria-label={labels.label} data-value={value ?? 'all'} {...rest}>
      <Filter type="button" aria-pressed={value === null} onClick={() => onValueChange(null)}>
        {labels.all(total)}
      </Filter>
      {STANDINGS.map((standing) => (
        <Filter
          key={standing}
          type="button"
          aria-pressed={value === standing}
          // Nothing to show; but what is shown can always be left.
          disabled={counts[standing] === 0 && value !== standing}
          title={labels.hint[standing]}
          onClick={() => onValueChange(value === standing ? null : standing)}
        >
          <StatusMark status={MARKS[standing]} />
          {labels.standing[standing](counts[standing])}
        </Filter>
      ))}
      {period ? <Period>{period}</Period> : null}
    </Root>
  );
};
