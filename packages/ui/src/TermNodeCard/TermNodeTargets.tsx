import { type Locale, targetProgress } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/index.js';
import {
  goalText,
  meterHint,
  TargetMeter,
  type TargetMeterLabels,
  targetFigure,
  type WordedTarget,
} from '../TargetMeter/index.js';
import { MeterMark } from '../TargetMeter/MeterMark.js';
import { MoreOf } from './MoreOf.js';

const Targets = styled.ul`
  flex: 0 1 auto;
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: ${token('space-2')};
    min-block-size: 24px;
    font-size: ${token('font-size-xs')};
  }

  /* One alone has the room for its title above its meter. */
  li:only-child {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }

  li > span {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-2')};
    overflow: hidden;
    color: ${token('color-text-muted')};
    white-space: nowrap;
  }

  li > span > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  small {
    flex: none;
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

/** In place of a meter that is on its way: its bar, with what is above and below it. */
const Bar = styled(Skeleton)`
  && {
    block-size: ${token('space-2')};
    margin-block: ${token('space-2')};
  }
`;

/** In place of a meter, as high: what is below stands in one line with that on cards with targets. */
const Trend = styled.div`
  block-size: 24px;
  padding-block: 2px;

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export interface TermNodeTarget extends WordedTarget {
  /** Unique on the card. */
  id: number;
  /** Name of the target. */
  title: string;
}

export interface TermNodeTargetsProps {
  /** Name of the term. */
  term: string;
  /** Targets that measure the term; the first ones are shown with their meters. */
  targets: readonly TermNodeTarget[];
  /** Number of targets that are on their way; their places are kept. */
  loadingTargets: number;
  /** Said where there are none, at the beginning of the line. */
  none: ReactNode;
  /** The earlier value, at its end. */
  earlier: string | undefined;
  /** Says of a value that it is the earlier one: "was 749.90 k€". */
  earlierText: (figure: string) => string;
  /** Drawn below that. */
  trend: ReactNode;
  /** Language of numbers. */
  locale: Locale;
  /** Texts of the targets' meters. */
  meterLabels: TargetMeterLabels;
}

/** Shown at most; the card has a fixed size. */
const MAX_TARGETS = 2;

/** How many lines so many targets have: those past the first ones are counted in one. */
export const linesOfTargets = (count: number): number => Math.min(count, MAX_TARGETS + 1);

/** A target that has a line for itself: what it is called where the term is called otherwise, and what is aimed at. */
function aloneText(
  target: TermNodeTarget,
  term: string,
  locale: Locale,
  labels: TargetMeterLabels,
): string {
  const goal = goalText(target, locale, labels);
  if (goal === null) return target.title;
  return target.title === term ? goal : `${target.title} ${goal}`;
}

/** What the mark on a meter stands for, where it has one. */
const Compared = ({
  target,
  locale,
  earlierText,
}: { target: TermNodeTarget } & Pick<TermNodeTargetsProps, 'locale' | 'earlierText'>) =>
  targetProgress(target).compare_at === null ? null : (
    <small>
      <MeterMark />
      {earlierText(targetFigure(target.compare_value, target, locale))}
    </small>
  );

/** The targets of a node with their meters, or what stands in their place. Renders a `<ul>`. */
export const TermNodeTargets = ({
  term,
  targets,
  loadingTargets,
  none,
  earlier,
  earlierText,
  trend,
  locale,
  meterLabels,
}: TermNodeTargetsProps) => (
  <Targets>
    {targets.length + loadingTargets === 0 ? (
      <li>
        <span>
          <span>{none}</span>
          {earlier === undefined ? null : <small>{earlierText(earlier)}</small>}
        </span>
        <Trend>{trend}</Trend>
      </li>
    ) : null}
    {Array.from({ length: Math.min(loadingTargets, MAX_TARGETS) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places only
      <li key={`loading-${index}`} aria-hidden="true">
        <Skeleton />
        <Bar />
      </li>
    ))}
    {targets.slice(0, MAX_TARGETS).map((target) => {
      const hint = meterHint(target, locale, meterLabels);
      return (
        <li key={target.id}>
          <span title={`${target.title}\n${hint}`.trim()}>
            <span>
              {targets.length > 1 ? target.title : aloneText(target, term, locale, meterLabels)}
            </span>
            {targets.length > 1 ? null : (
              <Compared target={target} locale={locale} earlierText={earlierText} />
            )}
          </span>
          <TargetMeter
            target={target}
            label={target.title}
            locale={locale}
            labels={meterLabels}
            hint={hint}
          />
        </li>
      );
    })}
    {targets.length > MAX_TARGETS && (
      <li>
        <MoreOf all={targets} shown={MAX_TARGETS} />
      </li>
    )}
  </Targets>
);
