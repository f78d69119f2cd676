import { browserTheme, type ChartSeries, Swatch } from '@tavoite/charts';
import { formatWithUnit, headlineFormat, type Target, valueFormat } from '@tavoite/model';
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
  // Written as the figure that it is beside, so that the gap is that of the two.
  const whole = valueFormat(target, locale);
  const aim = headlineFormat(target.target_value, whole, target.current_value);
  const figure = headlineFormat(target.current_value, whole);
  const isInOneUnit =
    aim.format.prefix === figure.format.prefix && aim.format.unit === figure.format.unit;
  const short = isInOneUnit
    ? gapText(
        { ...target, current_value: figure.value, target_value: aim.value },
        locale,
        targetMeter,
        aim.format,
      )
    : gapText(target, locale, targetMeter);
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
      {text('figure-target', { value: formatWithUnit(aim.value, aim.format) })}
      {short === null ? null : (
        <>
          {' '}
          <Short>· {short}</Short>
        </>
      )}
    </>
  );
};
