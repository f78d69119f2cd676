import '@tavoite/charts/styles.css';
import { TargetGraph } from '@tavoite/charts/TargetGraph';
import { formatNumber, parseMonth, type TargetCheck, type TargetFields } from '@tavoite/model';
import { EmptyState, monthAndYear, Stack, TargetMeter } from '@tavoite/ui';
import { TargetIcon } from '@tavoite/ui/icons';
import { Charts } from '../../i18n/Charts.js';
import { useLabels } from '../../i18n/labels.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';

const HEIGHT_PX = 200;

export interface TargetPreviewProps {
  fields: TargetFields;
  check: TargetCheck;
}

/** What a target would look like: its meter, its values, and the last 24 months. */
const TargetPreview = ({ fields, check }: TargetPreviewProps) => {
  const { text } = useText();
  const labels = useLabels();
  const locale = useShownLanguage();
  const unit = `${fields.measurement_type_prefix ?? ''}${fields.unit ?? ''}`;
  const value = (number: number | null) =>
    number === null
      ? '–'
      : `${formatNumber(number, { locale, type: fields.value_numeric_type })} ${unit}`.trim();
  const month = check.month === null ? null : parseMonth(check.month);
  if (!fields.formula)
    return (
      <EmptyState
        role="status"
        aria-busy={false}
        icon={TargetIcon}
        title={text('target-preview-empty')}
      />
    );
  const isBroken = Object.keys(check.positions).length > 0;
  return (
    <Stack aria-busy={false}>
      <TargetMeter
        target={{
          ...check,
          reversed_target: fields.reversed_target,
          data_available_for_current_value: check.current_value !== null,
        }}
        label={fields.title || text('target')}
        locale={locale}
        labels={labels.targetDetail.meter}
        size="lg"
      />
      <p role="status">
        {month === null
          ? text(isBroken ? 'target-formula-broken' : 'term-no-value')
          : text('target-values', {
              month: monthAndYear(month, locale),
              current: value(check.current_value),
              target: value(check.target_value),
              compare: value(check.compare_value),
            })}
      </p>
      {check.points.length > 0 ? (
        <Charts>
          <TargetGraph
            title={text('target-24-months')}
            rows={check.points}
            titles={{
              current: text('current-value'),
              target: text('target-value'),
              compare: text('compare-value'),
            }}
            unit={unit}
            decimals={fields.value_numeric_type === 'int' ? 0 : 2}
            height={HEIGHT_PX}
            locale={locale}
          />
        </Charts>
      ) : null}
    </Stack>
  );
};

export default TargetPreview;
