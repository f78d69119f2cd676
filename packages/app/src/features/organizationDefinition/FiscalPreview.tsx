import {
  currentMonth,
  type FiscalStart,
  fiscalYearEnd,
  fiscalYearStart,
  quarterLabel,
  rangeToDates,
  ytdRange,
} from '@tavoite/model';
import { Banner, rangeName } from '@tavoite/ui';
import { useShownLanguage, useText } from '../../i18n/Texts.js';

export interface FiscalPreviewProps {
  before: FiscalStart;
  after: FiscalStart;
  timeZone: string;
}

/** What another start of the fiscal year moves. */
export const FiscalPreview = ({ before, after, timeZone }: FiscalPreviewProps) => {
  const { text } = useText();
  const locale = useShownLanguage();
  const month = currentMonth(timeZone);
  const yearOf = (start: FiscalStart) =>
    rangeName(
      rangeToDates({ start: fiscalYearStart(month, start), end: fiscalYearEnd(month, start) }),
      locale,
    );
  const toDate = (start: FiscalStart) => rangeName(rangeToDates(ytdRange(month, start)), locale);
  const values = <Value,>(of: (start: FiscalStart) => Value) => ({
    before: of(before),
    after: of(after),
  });
  if (before === after) return null;
  return (
    <Banner tone="info">
      <p>
        <strong>{text('fiscal-preview')}</strong>
      </p>
      <p>{text('fiscal-preview-year', values(yearOf))}</p>
      <p>{text('fiscal-preview-ytd', values(toDate))}</p>
      <p>
        {text(
          'fiscal-preview-quarter',
          values((start) => quarterLabel(month, start)),
        )}
      </p>
      <p>{text('fiscal-preview-stays')}</p>
    </Banner>
  );
};
