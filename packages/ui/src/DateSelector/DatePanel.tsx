import type {
  DatePresetName,
  DateSelection,
  DateSelectionAction,
  DateSelectionOptions,
  Locale,
} from '@tavoite/model';
import {
  datePresets,
  fiscalYearLabel,
  fiscalYearOf,
  fiscalYearRange,
  isEmptySelection,
  isMonthSelectable,
  isYtd,
  monthsOfRange,
  picksOne,
  picksYears,
  reduceDateSelection,
  selectableBounds,
  selectableYears,
  selectionToMonths,
  yearOf,
} from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { monthAndYear, monthName } from '../dates/monthNames.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { cellOfKey, MONTH_COLUMNS, monthOfKey } from './keys.js';
import { type PickerCell, PickerGrid } from './PickerGrid.js';
import { selectionText } from './text.js';

export interface DatePanelLabels {
  years: string;
  months: string;
  previousYear: string;
  nextYear: string;
  clear: string;
  /** Shown when no month may be chosen. */
  empty: string;
  /** With them a selector of ranges offers named ones, and says what picking a year will do. */
  presets?: DatePresetLabels;
}

/** Texts of named ranges. */
export interface DatePresetLabels {
  /** Name of the buttons together. */
  title: string;
  names: Readonly<Record<DatePresetName, string>>;
  /** What a click chooses, as the button of the selector writes it; null where it chooses nothing. */
  willChoose: (selection: string | null) => string;
}

export interface DatePanelProps {
  value: DateSelection;
  options: DateSelectionOptions;
  locale: Locale;
  labels: DatePanelLabels;
  clearable: boolean;
  dispatch: (action: DateSelectionAction) => void;
}

const Panel = styled.div`
  display: grid;
  gap: ${token('space-3')};
  width: 288px;
  max-width: 100%;
`;

const YearBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  strong {
    font-weight: ${token('font-weight-semibold')};
    font-variant-numeric: tabular-nums;
  }
`;

const Years = styled.div`
  max-height: 152px;
  margin-inline: calc(-1 * ${token('space-1')});
  padding: ${token('space-1')};
  overflow-y: auto;
`;

const Months = styled.div`
  display: grid;
  gap: ${token('space-1')};

  &[data-below-years] {
    padding-block-start: ${token('space-2')};
    border-block-start: 1px solid ${token('color-border')};
  }
`;

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
`;

/* Its line is kept: nothing moves under the pointer. */
const WillChoose = styled.p`
  min-height: 1.5em;
  margin-block-start: ${token('space-1')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;
  color: ${token('color-text-muted')};
`;

const Empty = styled.p`
  color: ${token('color-text-muted')};
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** Columns of the grid of years: fiscal labels of two years are wider. */
const YEAR_COLUMNS = { one: 4, two: 3 } as const;

/** What one chooses from: years where they may be chosen, and the months of one year. */
export const DatePanel = ({
  value,
  options,
  locale,
  labels,
  clearable,
  dispatch,
}: DatePanelProps) => {
  const { fiscalStart, currentMonth } = options;
  const bounds = selectableBounds(options);
  const years = selectableYears(options);
  const chosen = selectionToMonths(value, fiscalStart);
  const [focused, setFocused] = useState<number | null>(null);
  const [atEnd, setAtEnd] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const willChooseId = useId();
  if (!bounds) return <Empty>{labels.empty}</Empty>;

  const limits = {
    start: fiscalYearRange(fiscalYearOf(bounds.start, fiscalStart), fiscalStart).start,
    end: fiscalYearRange(fiscalYearOf(bounds.end, fiscalStart), fiscalStart).end,
  };
  const inLimits = (month: number): number => Math.min(limits.end, Math.max(limits.start, month));
  const active =
    focused ?? inLimits(Math.min(chosen?.end ?? currentMonth, Math.max(bounds.end, limits.start)));
  const year = fiscalYearOf(active, fiscalStart);
  const shown = fiscalYearRange(year, fiscalStart);
  const currentYear = fiscalYearOf(currentMonth, fiscalStart);
  const showYears = picksYears(options.mode);
  const isInside = (month: number): boolean =>
    chosen !== null && month >= chosen.start && month <= chosen.end;

  const monthCells = monthsOfRange(shown).map(
    (month): PickerCell => ({
      value: month,
      text: monthName(month, locale, 'short'),
      note: fiscalStart === 1 ? undefined : String(yearOf(month)),
      name: monthAndYear(month, locale),
      chosen: value.months.includes(month) || month === value.ytd[0] || month === value.ytd.at(-1),
      inside: isInside(month),
      disabled: !isMonthSelectable(month, options),
      current: month === currentMonth,
    }),
  );
  const yearCells = years.map(
    (one): PickerCell => ({
      value: one,
      text: fiscalYearLabel(one, fiscalStart),
      chosen:
        value.years.includes(one) ||
        (isYtd(value) && Boolean(options.currentYearIsYtd) && one === currentYear),
      inside:
        value.years.length > 1 && one > Math.min(...value.years) && one < Math.max(...value.years),
      disabled: false,
      current: one === currentYear,
    }),
  );
  const yearColumns = fiscalStart === 1 ? YEAR_COLUMNS.one : YEAR_COLUMNS.two;
  const presets = labels.presets ? datePresets(options) : [];
  const explains = labels.presets !== undefined && showYears && !picksOne(options.mode);
  const willChoose = () => {
    if (!labels.presets || pointed === null || isEmptySelection(value)) return null;
    const next = reduceDateSelection(value, { type: 'pickYear', year: pointed }, options);
    return labels.presets.willChoose(selectionText(next, fiscalStart, 'MM/YYYY'));
  };
  const showYear = (step: number) => setFocused(inLimits(active + step * 12));

  return (
    <Panel>
      {presets.length > 0 ? (
        <Presets role="group" aria-label={labels.presets?.title}>
          {presets.map(({ name, selection }) => (
            <Button key={name} size="sm" onClick={() => dispatch({ type: 'set', selection })}>
              {labels.presets?.names[name]}
            </Button>
          ))}
        </Presets>
      ) : null}
      {showYears ? (
        <Years>
          <PickerGrid
            label={labels.years}
            cells={yearCells}
            columns={yearColumns}
            multiple={!picksOne(options.mode)}
            dense={fiscalStart !== 1}
            active={years.includes(year) ? year : (years.at(-1) ?? year)}
            valueOfKey={(key, one) => {
              const cell = cellOfKey(key, years.indexOf(one), years.length, yearColumns);
              return cell === null ? null : (years[cell] ?? null);
            }}
            onActiveChange={(one) => setFocused(active + (one - year) * 12)}
            onPick={(one) => dispatch({ type: 'pickYear', year: one })}
            {...(explains ? { onPoint: setPointed, describedBy: willChooseId } : {})}
          />
        </Years>
      ) : null}
      {explains ? <WillChoose id={willChooseId}>{willChoose()}</WillChoose> : null}
      <Months data-below-years={showYears || undefined}>
        <YearBar>
          <IconButton
            label={labels.previousYear}
            size="sm"
            disabled={active - 12 < limits.start}
            onClick={() => showYear(-1)}
          >
            <Icon icon={ChevronLeftIcon} size="sm" />
          </IconButton>
          <strong aria-live="polite">{fiscalYearLabel(year, fiscalStart)}</strong>
          <IconButton
            label={labels.nextYear}
            size="sm"
            disabled={active + 12 > limits.end}
            onClick={() => showYear(1)}
          >
            <Icon icon={ChevronRightIcon} size="sm" />
          </IconButton>
        </YearBar>
        <PickerGrid
          label={`${labels.months} ${fiscalYearLabel(year, fiscalStart)}`}
          cells={monthCells}
          columns={MONTH_COLUMNS}
          multiple={!picksOne(options.mode)}
          active={active}
          autoFocus
          valueOfKey={(key, month) => monthOfKey(key, month, shown, limits)}
          onActiveChange={(month) => {
            setAtEnd(false);
            setFocused(month);
          }}
          onEnd={() => setAtEnd(true)}
          onPick={(month) => dispatch({ type: 'pickMonth', month })}
        />
      </Months>
      <LiveRegion
        message={
          atEnd ? `${monthAndYear(bounds.start, locale)} – ${monthAndYear(bounds.end, locale)}` : ''
        }
      />
      {clearable ? (
        <Foot>
          <Button
            size="sm"
            variant="quiet"
            disabled={chosen === null}
            onClick={() => dispatch({ type: 'clear' })}
          >
            {labels.clear}
          </Button>
        </Foot>
      ) : null}
    </Panel>
  );
};
