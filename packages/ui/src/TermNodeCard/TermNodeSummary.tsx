import { type TargetProgress, type TargetValues, targetProgress } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { meterGeometry } from '../TargetMeter/geometry.js';
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

  &[data-has-meter] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25em;
    color: ${token('color-text')};
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

/** There also without a target, so that values end below each other. */
const Mark = styled.span`
  display: inline-flex;
  inline-size: 1em;
`;

/** As high with a target as without one, so that values are at one height. */
const Places = styled.span`
  display: flex;
  align-items: center;
  gap: 0.4em;
  block-size: 0.75em;
  font-size: 0.9em;
`;

const Meter = styled.span`
  --meter-color: ${token('color-meter-none')};
  flex: 1;
  block-size: 0.3em;
  border-radius: ${token('radius-pill')};
  background: linear-gradient(var(--meter-color) 0 0) 0 0 / var(--meter-fill) 100% no-repeat
    ${token('color-meter-track')};
  forced-color-adjust: none;

  [data-status='low'] > * > & {
    --meter-color: ${token('color-meter-low')};
  }

  [data-status='mid'] > * > & {
    --meter-color: ${token('color-meter-mid')};
  }

  [data-status='high'] > * > &,
  [data-status='achieved'] > * > & {
    --meter-color: ${token('color-meter-high')};
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
  /** The value over a thin meter of that target, as wide as there is room for. */
  withMeter?: boolean;
}

/** Characters of a value that is larger than its title; a longer one would be cut. */
const MOST_LARGE = 11;

/** From what needs to be looked at first to what does not. */
const BY_CONCERN: readonly MeterStatus[] = ['low', 'mid', 'high', 'achieved', 'none'];

interface Standing {
  status: MeterStatus;
  progress: TargetProgress;
}

/** How the target stands that is farthest from being reached. */
function farthest(targets: readonly TargetValues[]): Standing | undefined {
  const all = targets.map((target): Standing => {
    const progress = targetProgress(target);
    return { status: meterStatus(progress), progress };
  });
  const concern = ({ status }: Standing) => BY_CONCERN.indexOf(status);
  return all.sort((a, b) => concern(a) - concern(b))[0];
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
  withMeter = false,
  ...rest
}: TermNodeSummaryProps) => {
  const { status, progress } = farthest(targets) ?? {};
  return (
    <Root
      data-state={state}
      data-status={status}
      data-has-meter={withMeter || undefined}
      title={status && meterLabels.status[status]}
      {...rest}
    >
      {withMeter ? (
        <Value title={value} data-long={value.length > MOST_LARGE || undefined}>
          {value}
        </Value>
      ) : (
        value
      )}
      {withMeter ? (
        <Places>
          {status && progress && (
            <>
              <Meter
                style={
                  { '--meter-fill': `${meterGeometry(progress).fill * 100}%` } as CSSProperties
                }
              />
              <StatusMark status={status} />
            </>
          )}
        </Places>
      ) : (
        <Mark>{status && <StatusMark status={status} />}</Mark>
      )}
    </Root>
  );
};
