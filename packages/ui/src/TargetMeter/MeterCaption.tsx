import type { Locale } from '@tavoite/model';
import { changeOf, targetProgress } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ChangeFigure, type EffectWords } from './ChangeFigure.js';
import type { TargetMeterLabels } from './TargetMeter.js';
import { compareName, gapText, goalText, targetFigure, type WordedTarget } from './targetWords.js';

export interface MeterCaptionProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** The target whose meter stands above. */
  target: WordedTarget;
  /** Language of numbers and months. */
  locale: Locale;
  /** Texts of the meter. */
  labels: TargetMeterLabels;
  /** Whether a change is towards the target or away from it, in a word. */
  effect: EffectWords;
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
  font-size: ${token('font-size-xs')};
  font-variant-numeric: tabular-nums;
  color: ${token('color-text-muted')};

  /* What is only spoken stays where it is said. */
  > span {
    position: relative;
  }

  b {
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text')};
    white-space: nowrap;
  }
`;

/* The mark as it stands on the meter: a plain bar for the compare value, a split one for the target. */
const Mark = styled.span`
  display: inline-block;
  inline-size: 2px;
  block-size: 0.9em;
  margin-inline-end: 0.5em;
  vertical-align: -0.1em;
  background: ${token('color-meter-marker')};
  forced-color-adjust: none;

  &[data-mark='target'] {
    inline-size: 3px;
    background: linear-gradient(
      to right,
      ${token('color-meter-track')} 2px,
      ${token('color-meter-marker')} 2px
    );
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/**
 * What a meter's marks stand for, in words: what is aimed at and in which direction, how far that is, and
 * what the value is compared with. Renders a `<p>`; nothing where neither is known.
 */
export const MeterCaption = ({ target, locale, labels, effect, ...rest }: MeterCaptionProps) => {
  const goal = goalText(target, locale, labels);
  if (goal === null && target.compare_value === null) return null;
  const gap = gapText(target, locale, labels);
  const at = targetProgress(target).compare_at;
  return (
    <Root {...rest}>
      {goal === null ? null : (
        <span>
          {at !== null && at > 1 ? <Mark data-mark="target" /> : null}
          {goal}
          {gap === null ? null : (
            <>
              {' · '}
              <b>{gap}</b>
            </>
          )}
        </span>
      )}
      {target.compare_value === null ? null : (
        <span>
          {at === null ? null : <Mark data-mark="compare" />}
          {compareName(target, locale, labels)}:{' '}
          {targetFigure(target.compare_value, target, locale)}
          {changeOf(target) === null ? null : (
            <>
              ,{' '}
              <ChangeFigure
                target={target}
                locale={locale}
                points={labels.points}
                effect={effect}
              />
            </>
          )}
        </span>
      )}
    </Root>
  );
};
