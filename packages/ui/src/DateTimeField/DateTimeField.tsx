import { type Locale, monthNumber } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import { PickerGrid } from '../DateSelector/PickerGrid.js';
import {
  addMonths,
  type DayNumber,
  dayNumber,
  dayOfKey,
  dayOfNumber,
  isSameMonth,
  readDay,
  readTime,
  weeksOf,
} from '../dates/days.js';
import { momentText } from '../dates/momentText.js';
import { monthAndYear } from '../dates/monthNames.js';
import { type FieldTexts, FormField } from '../FormField/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/index.js';
import { Popover } from '../Popover/index.js';
import { fieldBox } from '../styles/index.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;
`;

const DayBox = styled.span`
  position: relative;
  flex: 1 1 150px;
  max-width: 190px;

  & > button {
    position: absolute;
    inset-block: 1px;
    inset-inline-end: 1px;
  }
`;

const Input = styled.input`
  ${fieldBox}

  &[data-part='time'] {
    flex: none;
    width: 84px;
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${token('space-2')};
  width: 280px;
  max-width: 100%;
`;

const MonthBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & > strong {
    font-weight: ${token('font-weight-semibold')};
  }
`;

const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  text-align: center;
`;

export interface DateTimeFieldLabels {
  /** Name of the field of the time, after the label. */
  time: string;
  /** Name of the button that opens the calendar. */
  calendar: string;
  /** Name of the button to the month before. */
  previousMonth: string;
  /** Name of the button to the month after. */
  nextMonth: string;
  /** Shown below for text that is no day. */
  invalidDay: string;
  /** Shown below for text that is no time. */
  invalidTime: string;
  /** Shown in the empty field of the day. */
  dayPlaceholder: string;
}

export interface DateTimeFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Day and time at first, `YYYY-MM-DDTHH:mm` without a time zone; empty for none. */
  defaultValue?: string;
  /** Called with day and time in the same form, or null while they are not both there. */
  onValueChange: (value: string | null) => void;
  /** The first day that can be chosen, and where the calendar opens: `YYYY-MM-DD`. */
  firstDay: string;
  /** Language of the names of months and days. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: DateTimeFieldLabels;
  /** Cannot be used, and says so. */
  disabled?: boolean;
}

interface CalendarProps {
  chosen: DayNumber | null;
  first: DayNumber;
  locale: Locale;
  label: string;
  labels: DateTimeFieldLabels;
  onPick: (day: DayNumber) => void;
}

const Calendar = ({ chosen, first, locale, label, labels, onPick }: CalendarProps) => {
  const [active, setActive] = useState(chosen ?? first);
  const days = weeksOf(active);
  const name = (day: DayNumber, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day * 86_400_000);
  const [year = 0, month = 1] = dayOfNumber(active).split('-').map(Number);
  const turn = (months: number) => setActive(Math.max(first, addMonths(active, months)));
  return (
    <Panel>
      <MonthBar>
        <IconButton size="sm" label={labels.previousMonth} onClick={() => turn(-1)}>
          <Icon icon={ChevronLeftIcon} size="sm" />
        </IconButton>
        <strong aria-live="polite">{monthAndYear(monthNumber(year, month), locale)}</strong>
        <IconButton size="sm" label={labels.nextMonth} onClick={() => turn(1)}>
          <Icon icon={ChevronRightIcon} size="sm" />
        </IconButton>
      </MonthBar>
      <Weekdays aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{name(day, { weekday: 'short' })}</span>
        ))}
      </Weekdays>
      <PickerGrid
        label={label}
        columns={7}
        multiple={false}
        dense
        autoFocus
        active={active}
        cells={days.map((day) => ({
          value: day,
          text: String(Number(dayOfNumber(day).slice(-2))),
          name: name(day, { dateStyle: 'full' }),
          chosen: day === chosen,
          inside: false,
          disabled: day < first || !isSameMonth(day, active),
          current: day === first,
        }))}
        onPick={onPick}
        valueOfKey={(key, day) => {
          const next = dayOfKey(key, day);
          return next === null ? null : Math.max(first, next);
        }}
        onActiveChange={(day) => setActive(Math.max(first, day))}
      />
    </Panel>
  );
};

/**
 * A day, typed or chosen in a calendar, and a time of day. Renders a `<div>` with two text fields and
 * the button of the calendar.
 */
export const DateTimeField = ({
  label,
  hideLabel,
  optional,
  hint,
  errors = [],
  defaultValue = '',
  onValueChange,
  firstDay,
  locale,
  labels,
  disabled = false,
  ...rest
}: DateTimeFieldProps) => {
  const [startDay = '', startTime = ''] = defaultValue.split('T');
  const shownDay = (day: string) => momentText(day, locale, 'day');
  const [dayText, setDayText] = useState(startDay === '' ? '' : shownDay(startDay));
  const [timeText, setTimeText] = useState(startTime.slice(0, 5));
  const [left, setLeft] = useState({ day: false, time: false });
  const [open, setOpen] = useState(false);
  const day = readDay(dayText);
  const time = readTime(timeText);
  const report = (nextDay: string | null, nextTime: string | null) =>
    onValueChange(nextDay && nextTime ? `${nextDay}T${nextTime}` : null);
  const chosen = day === null ? null : dayNumber(day);
  const first = dayNumber(firstDay) ?? 0;
  const own = [
    ...(left.day && dayText.trim() !== '' && day === null ? [labels.invalidDay] : []),
    ...(left.time && timeText.trim() !== '' && time === null ? [labels.invalidTime] : []),
  ];
  const name = typeof label === 'string' ? label : labels.calendar;
  return (
    <FormField
      label={label}
      hideLabel={hideLabel}
      optional={optional}
      hint={hint}
      errors={own.length > 0 ? own : errors}
      {...rest}
    >
      {(control) => (
        <Row>
          <DayBox>
            <Input
              {...control}
              type="text"
              autoComplete="off"
              placeholder={labels.dayPlaceholder}
              disabled={disabled}
              value={dayText}
              onChange={(event) => {
                setDayText(event.target.value);
                report(readDay(event.target.value), time);
              }}
              onBlur={() => {
                setLeft({ ...left, day: true });
                if (day !== null) setDayText(shownDay(day));
              }}
            />
            <Popover
              label={name}
              open={open}
              onOpenChange={setOpen}
              trigger={
                <IconButton size="sm" label={`${labels.calendar}: ${name}`} disabled={disabled}>
                  <Icon icon={CalendarIcon} size="sm" />
                </IconButton>
              }
            >
              <Calendar
                {...{ chosen, first, locale, labels, label: name }}
                onPick={(picked) => {
                  const next = dayOfNumber(picked);
                  setDayText(shownDay(next));
                  report(next, time);
                  setOpen(false);
                }}
              />
            </Popover>
          </DayBox>
          <Input
            type="text"
            data-part="time"
            autoComplete="off"
            inputMode="numeric"
            placeholder="HH:MM"
            aria-label={`${name}: ${labels.time}`}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            disabled={disabled}
            value={timeText}
            onChange={(event) => {
              setTimeText(event.target.value);
              report(day, readTime(event.target.value));
            }}
            onBlur={() => {
              setLeft({ ...left, time: true });
              if (time !== null) setTimeText(time);
            }}
          />
        </Row>
      )}
    </FormField>
  );
};
