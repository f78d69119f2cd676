import type { Locale, TargetProgress, TargetValues } from '@tavoite/model';
import { formatPercent, progressText, targetProgress } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { closeMark, compareMark } from './compareMark.js';
import { meterGeometry } from './geometry.js';
import { fillOf, inkOf } from './meterColours.js';
import { type MeterStatus, StatusMark } from './StatusMark.js';

/** The target, or just the values of one. */
export interface TargetMeterValues extends TargetValues {
  /** False: the current value holds estimates. */
  readonly is_verified?: boolean;
}

export interface TargetMeterLabels {
  /** The status in a word, spoken and shown when pointed at: "far from the target" and so on. */
  status: Record<MeterStatus, string>;
  /** Name of the mark of the compare value. */
  compare: string;
  /** Said of a value that is not verified: "includes estimates". */
  estimate: string;
  /** In place of the percentage where there is none and the target is missed. */
  missed: string;
  /** What is aimed at where more is better: "at least 6 400 k€". */
  atLeast: (value: string) => string;
  /** What is aimed at where less is better: "at most 4 %". */
  atMost: (value: string) => string;
  /** How far a value is from a target where more is better: "56.60 k€ short". */
  short: (value: string) => string;
  /** How far it is from one where less is better: "2 over". */
  over: (value: string) => string;
  /** Short for percentage points. */
  points: string;
}

export interface TargetMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Values of the target; null for one that is not known. */
  target: TargetMeterValues;
  /** Spoken name: what is measured, most often the target's title. */
  label: string;
  /** Language of numbers. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: TargetMeterLabels;
  /** Shown when pointed at, in place of what is spoken: what the marks stand for. */
  hint?: string;
  /** A bar of 8 or 12 px; `sm` by default. */
  size?: 'sm' | 'lg';
  /** False: the percentage stands beside the meter already. */
  figure?: boolean;
}

const Root = styled.div`
  --meter-height: 8px;
  display: grid;
  grid-template-columns: auto minmax(48px, 1fr);
  grid-auto-flow: column;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 24px;
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;

  &[data-size='lg'] {
    --meter-height: 12px;
    font-size: ${token('font-size-lg')};
  }
`;

const Track = styled.div`
  position: relative;
  block-size: var(--meter-height);
  border-radius: ${token('radius-pill')};
  background: ${token('color-meter-track')};
  forced-color-adjust: none;
  print-color-adjust: exact;

  [data-red-ground] > & {
    background: ${token('color-meter-track-negative')};
  }

  [data-status='none'] > & {
    background: none;
    border: 1px dashed var(--meter-ink);
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--meter-fill);
    border-radius: inherit;
    background: var(--meter-color);
    box-shadow: inset 0 0 0 1px var(--meter-ink);
    transition: inline-size ${token('duration-slow')} ${token('easing-standard')};
  }

  [data-estimate] > div > &::before {
    background: repeating-linear-gradient(
      -45deg,
      var(--meter-color) 0 4px,
      ${token('color-surface')} 4px 5.5px
    );
  }
`;

const TargetTick = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--meter-target);
  inline-size: 2px;
  translate: -50%;
  background: ${token('color-surface')};
  box-shadow: 1px 0 0 ${token('color-meter-marker')};
`;

const CompareMark = styled.div`
  ${compareMark}
  inset-inline-start: clamp(1px, var(--meter-compare), 100% - 1px);
  translate: -50%;

  &[data-close] {
    ${closeMark}
  }

  &[data-beyond]::after {
    content: '';
    position: absolute;
    inset-block: 2px;
    inline-size: 5px;
    background: ${token('color-text-muted')};
  }

  &[data-beyond='end']::after {
    inset-inline-start: 3px;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }

  &[data-beyond='start']::after {
    inset-inline-end: 3px;
    clip-path: polygon(100% 0, 0 50%, 100% 100%);
  }
`;

const Figure = styled.span`
  min-inline-size: min(9ch, 120px);
  text-align: end;
  white-space: nowrap;
  font-weight: ${token('font-weight-medium')};

  [data-status='none'] > & {
    color: ${token('color-text-muted')};
  }
`;

const STATUS_OF_COLOUR = { red: 'low', yellow: 'mid', green: 'high', none: 'none' } as const;

/** The status that a target's progress amounts to. */
export const meterStatus = (progress: TargetProgress): MeterStatus =>
  progress.achieved ? 'achieved' : STATUS_OF_COLOUR[progress.colour];

/** The share that is reached; in words where a share would say nothing true. */
function meterFigure(progress: TargetProgress, locale: Locale, labels: TargetMeterLabels): string {
  if (progress.ratio !== null || !progress.has_data) return progressText(progress, locale);
  return progress.achieved ? labels.status.achieved : labels.missed;
}

const percentOf = (place: number): string => `${(place * 100).toFixed(2)}%`;

/**
 * How near a target is: a bar in red, yellow or green with a shape and the percentage, a mark for
 * the compare value where it differs, a tick when achieved, grey and dashed without data. The green of
 * a target that is missed is pale within an edge: only an achieved one is solid.
 * The bar of a value that holds estimates is striped. `data-status` is `low`, `mid`, `high`,
 * `achieved` or `none`. Renders a `<div role="meter">`; an
 * `img` when there is nothing to measure.
 */
export const TargetMeter = ({
  target,
  label,
  locale,
  labels,
  hint,
  size = 'sm',
  figure: hasFigure = true,
  style,
  ...rest
}: TargetMeterProps) => {
  const progress = targetProgress(target);
  const status = meterStatus(progress);
  const place = meterGeometry(progress);
  const figure = meterFigure(progress, locale, labels);
  const estimated = progress.has_data && target.is_verified === false;
  const spoken = [
    progress.ratio === null ? null : figure,
    labels.status[status],
    progress.compare_at === null
      ? null
      : `${labels.compare} ${formatPercent(progress.compare_at * 100, { locale })}`,
    estimated ? labels.estimate : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
  const semantics = progress.has_data
    ? {
        role: 'meter',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.floor(progress.fill * 100),
        'aria-valuetext': spoken,
      }
    : { role: 'img', 'aria-label': `${label}: ${spoken}` };
  return (
    <Root
      {...semantics}
      data-status={status}
      data-red-ground={progress.red_ground || undefined}
      data-estimate={estimated || undefined}
      data-size={size}
      style={
        {
          '--meter-ink': inkOf(status),
          '--meter-color': fillOf(status),
          '--meter-fill': percentOf(place.fill),
          '--meter-target': percentOf(place.target ?? 1),
          '--meter-compare': percentOf(place.compare ?? 0),
          ...style,
        } as CSSProperties
      }
      {...rest}
    >
      <StatusMark status={status} />
      <Track aria-hidden="true" title={hint ? `${spoken}\n${hint}` : spoken}>
        <Fill />
        {place.target === null ? null : <TargetTick />}
        {place.compare === null ? null : (
          <CompareMark
            data-beyond={place.compareBeyond ?? undefined}
            data-close={place.isCompareClose || undefined}
          />
        )}
      </Track>
      {hasFigure ? <Figure aria-hidden="true">{figure}</Figure> : null}
    </Root>
  );
};
