import {
  formatWithUnit,
  headlineFormat,
  isPercentage,
  type Target,
  valueFormat,
} from '@tavoite/model';
import { gapText, TargetMeter } from '@tavoite/ui';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';

/** How a figure stands against its target over the same months. */
export const FigureTarget = ({ target, title }: { target: Target; title: string }) => {
  const { text } = useText();
  const { targetMeter } = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  if (target.target_value === null) return null;
  // Scaled as the figure above it.
  const written = (amount: number) => {
    const scaled = headlineFormat(amount, valueFormat(target, locale));
    return formatWithUnit(scaled.value, scaled.format);
  };
  const value = written(target.target_value);
  // The gap of a percentage is in points.
  const write = isPercentage(target) ? undefined : written;
  const short = gapText(target, locale, targetMeter, write);
  return (
    <>
      <TargetMeter target={target} label={title} locale={locale} labels={targetMeter} />
      {text('figure-target', { value })}
      {short === null ? null : (
        <>
          {' · '}
          <strong>{short}</strong>
        </>
      )}
    </>
  );
};
