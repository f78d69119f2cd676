import { MAX_REPORT_MONTHS } from '@tavoite/model';
import { DateSelector, SegmentedControl, Select, Stack, TextField } from '@tavoite/ui';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { rangeText } from '../words.js';
import { CLOSED_MONTHS, type ItemPeriodChoice, OTHER, type PeriodValues } from './useItemPeriod.js';

export interface PeriodFieldsProps {
  values: PeriodValues;
  onValuesChange: (values: PeriodValues) => void;
  /** What the values mean. */
  choice: ItemPeriodChoice;
  disabled: boolean;
}

/** The months of a graph or data map: always the same ones, or those that were closed last. */
export const PeriodFields = ({ values, onValuesChange, choice, disabled }: PeriodFieldsProps) => {
  const { text } = useText();
  const { dateSelector } = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const change = (changed: Partial<PeriodValues>) => onValuesChange({ ...values, ...changed });
  const { kind, count, typed } = values;
  const { selection, options, closed, given } = choice;
  const isWrong = given === null && typed.trim() !== '';
  return (
    <Stack>
      <SegmentedControl
        label={text('report-months')}
        options={[
          { value: 'months', label: text('these-months') },
          { value: 'closed', label: text('closed-months') },
        ]}
        value={kind}
        disabled={disabled}
        onValueChange={(next) => change({ kind: next })}
      />
      {kind === 'months' ? (
        <DateSelector
          label={text('period')}
          value={selection}
          onValueChange={(next) => change({ selection: next })}
          options={options}
          locale={locale}
          labels={dateSelector}
          disabled={disabled}
        />
      ) : (
        <>
          <Select
            label={text('closed-months-count')}
            hint={closed ? text('closed-months-hint', { months: rangeText(closed) }) : undefined}
            options={[
              ...CLOSED_MONTHS.map((value) => ({
                value,
                label: text('closed-months-option', { count: Number(value) }),
              })),
              { value: OTHER, label: text('closed-months-other') },
            ]}
            value={count}
            disabled={disabled}
            onChange={(event) => change({ count: event.target.value })}
          />
          {count === OTHER && (
            <TextField
              label={text('closed-months-typed')}
              hint={text('closed-months-range', { max: MAX_REPORT_MONTHS })}
              errors={isWrong ? [text('closed-months-wrong', { max: MAX_REPORT_MONTHS })] : []}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              disabled={disabled}
              onChange={(event) => change({ typed: event.target.value })}
            />
          )}
        </>
      )}
    </Stack>
  );
};
