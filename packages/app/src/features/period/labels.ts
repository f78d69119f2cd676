import type { DateSelectorLabels } from '@tavoite/ui';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';

/** Labels of a date selector that chooses a period, not a day or month. */
export function usePeriodLabels(): DateSelectorLabels {
  const { text } = useText();
  const { dateSelector, dateSelectorPresets: presets } = useLabels();
  return { ...dateSelector, label: text('period'), none: text('no-period'), presets };
}
