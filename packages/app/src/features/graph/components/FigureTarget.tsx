import {
  formatWithUnit,
  gapOf,
  headlineFormat,
  type Locale,
  type Target,
  valueFormat,
} from '@tavoite/model';
import { gapText, TargetMeter, type TargetMeterLabels } from '@tavoite/ui';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';

/** How far a value is from its target, scaled as the figure above it; null where that says nothing. */
function shortText(target: Target, locale: Locale, labels: TargetMeterLabels): string | null {
  const exact = gapText(target, locale, labels);
  const format = valueFormat(target, locale);
  const gap = gapOf(target);
  // Of a percentage it is in points.
  if (exact === null || gap === null || target.unit.trim() === '%') return exact;
  const scaled = headlineFormat(Math.abs(gap), format);
  const words = formatWithUnit(scaled.value, scaled.format);
  return target.reversed_target ? labels.over(words) : labels.short(words);
}

/** How a figure stands against its target over the same months. */
export const FigureTarget = ({ target, title }: { target: Target; title: string }) => {
  const { text } = useText();
  const { targetMeter } = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  if (target.target_value === null) return null;
  // Scaled as the figure above it.
  const scaled = headlineFormat(target.target_value, valueFormat(target, locale));
  const value = formatWithUnit(scaled.value, scaled.format);
  const short = shortText(target, locale, targetMeter);
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
