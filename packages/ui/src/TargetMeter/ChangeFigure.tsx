import type { Locale } from '@tavoite/model';
import { changeOf, effectOfChange } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { changeText, type WordedTarget } from './targetWords.js';

const Figure = styled.span`
  white-space: nowrap;

  &[data-effect='better'] {
    color: ${token('color-success-text')};
  }

  &[data-effect='worse'] {
    color: ${token('color-danger-text')};
  }
`;

/** Whether a change is towards the target or away from it, in a word. */
export type EffectWords = Readonly<Record<'better' | 'worse', string>>;

export interface ChangeFigureProps {
  target: WordedTarget;
  /** Language of numbers. */
  locale: Locale;
  /** Short for percentage points. */
  points: string;
  effect: EffectWords;
  /** Said of it when it is pointed at, in place of that word. */
  hint?: string | undefined;
}

/** The current value against the compare value, coloured as it counts for the target. Renders a `<span>`. */
export const ChangeFigure = ({
  target,
  locale,
  points,
  effect: words,
  hint,
}: ChangeFigureProps) => {
  const effect = effectOfChange(changeOf(target), target);
  return (
    <>
      <Figure
        data-effect={effect ?? undefined}
        title={hint ?? (effect ? words[effect] : undefined)}
      >
        {changeText(target, locale, points)}
      </Figure>
      {effect === null ? null : <VisuallyHidden>, {words[effect]} </VisuallyHidden>}
    </>
  );
};
