import type { Locale } from '@tavoite/model';
import { changeOf, targetProgress } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ChangeFigure, type EffectWords } from './ChangeFigure.js';
import { MeterMark } from './MeterMark.js';
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

/* Below each other even where one line had room for both: so cards side by side are alike. */
const Root = styled.p`
  display: grid;
  justify-items: start;
  font-size: ${token('font-size-xs')};
  /* In sentences; a hyphen of the width of a figure would tear a unit apart. */
  font-variant-numeric: normal;
  color: ${token('color-text-muted')};

  /* What is only spoken stays where it is said. */
  > span {
    position: relative;
  }

  b {
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text')};
    /* On one line, where it has room for it. */
    display: inline-block;
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
          {at !== null && at > 1 ? <MeterMark data-mark="target" /> : null}
          {goal}
          {gap && (
            <>
              , <b>{gap}</b>
            </>
          )}
        </span>
      )}
      {target.compare_value === null ? null : (
        <span>
          {at === null ? null : <MeterMark data-mark="compare" />}
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
