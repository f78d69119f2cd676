import { browserTheme, type ChartSeries, Swatch } from '@tavoite/charts';
import {
  formatWithUnit,
  headlineFormat,
  isPercentage,
  type Target,
  valueFormat,
} from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { gapText, TargetMeter } from '@tavoite/ui';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';

const Key = styled.svg`
  display: inline-block;
  margin-inline-end: ${token('space-1')};
  vertical-align: -2px;
`;

/** Whole on one line. */
const Short = styled.strong`
  display: inline-block;
`;

export interface FigureTargetProps {
  target: Target;
  title: string;
  /** The target as it is drawn in the graph beside it; left out where it is not. */
  drawn: ChartSeries | undefined;
}

/** How a figure stands against its target over the same months. */
export const FigureTarget = ({ target, title, drawn }: FigureTargetProps) => {
  const { text } = useText();
  const { targetMeter } = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  if (target.target_value === null) return null;
  // In the unit of the figure that it is beside.
  const written = (amount: number) => {
    const scaled = headlineFormat(amount, valueFormat(target, locale), target.current_value);
    return formatWithUnit(scaled.value, scaled.format);
  };
  const value = written(target.target_value);
  // The gap of a percentage is in points.
  const write = isPercentage(target) ? undefined : written;
  const short = gapText(target, locale, targetMeter, write);
  return (
    <>
      <TargetMeter target={target} label={title} locale={locale} labels={targetMeter} />
      {drawn ? (
        <Key width={24} height={14} aria-hidden="true">
          <Swatch
            type={drawn.type}
            glyph={null}
            color={browserTheme.series(1, drawn.color)}
            theme={browserTheme}
            show="actual"
            isTarget
          />
        </Key>
      ) : null}
      {text('figure-target', { value })}
      {short === null ? null : (
        <>
          {' · '}
          <Short>{short}</Short>
        </>
      )}
    </>
  );
};
