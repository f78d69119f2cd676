import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type DateSelection,
  EMPTY_SELECTION,
  monthNumber,
  selectionOfRange,
  selectionToRange,
} from '@tavoite/model';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { DateSelector, type DateSelectorProps } from './DateSelector.js';

const MAY = monthNumber(2026, 5);

const Controlled = (props: DateSelectorProps) => {
  const [value, setValue] = useState<DateSelection>(props.value);
  return (
    <DateSelector
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Fields/DateSelector',
  component: DateSelector,
  args: {
    value: selectionOfRange({ start: MAY, end: MAY }),
    onValueChange: fn(),
    options: {
      mode: 'month',
      fiscalStart: 1,
      currentMonth: MAY,
      selectable: { start: monthNumber(2021, 3), end: monthNumber(2026, 8) },
    },
    locale: 'en',
    labels: labelsOf('en').dateSelector,
  },
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <div style={{ minHeight: 480 }}>
        <Controlled {...args} locale={locale} labels={labelsOf(locale).dateSelector} />
      </div>
    );
  },
} satisfies Meta<typeof DateSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

const lastRange = (args: DateSelectorProps) => {
  const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls;
  return selectionToRange(calls.at(-1)?.[0] ?? EMPTY_SELECTION, args.options.fiscalStart);
};
const open = async (canvasElement: HTMLElement) => {
  const [button] = await within(canvasElement).findAllByRole('button');
  await userEvent.click(button as HTMLElement);
  return within(await screen.findByRole('dialog'));
};
const monthText = (month: number, language: unknown) =>
  new Intl.DateTimeFormat(language === 'fi' ? 'fi' : 'en', {
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(2000, month - 1, 1));

/** One month; choosing closes the panel and the focus returns to the button. */
export const SingleMonth: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const panel = await open(canvasElement);
    const may = await panel.findByRole('gridcell', {
      name: `${monthText(5, globals.language)} 2026`,
    });
    await waitFor(() => expect(may).toHaveFocus());
    await expect(may).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    await expect(lastRange(args)).toEqual({ start_date: '2026-01-01', end_date: '2026-01-31' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus());
  },
};

/** As the strategy screen shows it. */
export const SingleMonthAsADay: Story = { args: { format: 'DD.MM.YYYY' } };

/** Escape closes and changes nothing; keys go on into other years and stop at the ends. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const cell = (month: number, year: number) =>
      screen.getByRole('gridcell', { name: `${monthText(month, globals.language)} ${year}` });
    await open(canvasElement);
    await waitFor(() => expect(cell(5, 2026)).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(cell(5, 2025)).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(cell(12, 2024)).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(cell(4, 2025)).toHaveFocus());
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(cell(4, 2026)).toHaveFocus());
    // Which months there are is said where no key leads on.
    await waitFor(() =>
      expect(screen.getByText(/2021 – .* 2026/)).toHaveAttribute('role', 'status'),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(cell(12, 2026)).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus());
  },
};

/** The first and the last month; the months between are inside. */
export const MonthRange: Story = {
  args: {
    value: selectionOfRange({ start: MAY - 3, end: MAY }),
    options: { ...meta.args.options, mode: 'month-range' },
    clearable: true,
  },
  play: async ({ args, canvasElement, globals }) => {
    const panel = await open(canvasElement);
    const cell = (month: number) =>
      panel.findByRole('gridcell', { name: `${monthText(month, globals.language)} 2026` });
    await expect(await cell(3)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await cell(8));
    await expect(lastRange(args)).toEqual({ start_date: '2026-02-01', end_date: '2026-08-31' });
    await userEvent.click(await cell(2));
    await expect(lastRange(args)).toEqual({ start_date: '2026-08-01', end_date: '2026-08-31' });
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Years, or months, of a range. */
export const YearsAndMonths: Story = {
  args: {
    value: { ...EMPTY_SELECTION, years: [2023, 2025] },
    options: { ...meta.args.options, mode: 'years-and-months' },
    clearable: true,
  },
  play: async ({ args, canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(await panel.findByRole('gridcell', { name: '2024' }));
    await expect(lastRange(args)).toEqual({ start_date: '2024-01-01', end_date: '2025-12-31' });
  },
};

/** In the numbers view months are of one chosen year. */
export const NumbersView: Story = {
  args: {
    value: { years: [2025], months: [monthNumber(2025, 1), monthNumber(2025, 6)], ytd: [] },
    options: { ...meta.args.options, mode: 'numbers' },
  },
  play: async ({ args, canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(await panel.findByRole('gridcell', { name: '2024' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      years: [2024, 2025],
      months: [],
      ytd: [],
    });
  },
};

/** Named ranges above, and what picking another year would choose. */
export const NamedRanges: Story = {
  args: {
    value: { years: [2024], months: [], ytd: [] },
    options: {
      mode: 'years-and-months',
      fiscalStart: 1,
      currentMonth: MAY,
      selectable: { start: monthNumber(2021, 3), end: monthNumber(2026, 8) },
    },
  },
  render: (args, context) => {
    const locale = localeOf(context);
    const { dateSelector, dateSelectorPresets: presets } = labelsOf(locale);
    return (
      <div style={{ minHeight: 560 }}>
        <Controlled {...args} locale={locale} labels={{ ...dateSelector, presets }} />
      </div>
    );
  },
  play: async ({ args, canvasElement, globals }) => {
    const { names, willChoose } = labelsOf(localeOf({ globals })).dateSelectorPresets;
    const panel = await open(canvasElement);
    const year = await panel.findByRole('gridcell', { name: '2026' });
    await userEvent.hover(year);
    await waitFor(() => expect(year).toHaveAccessibleDescription(willChoose('2024 – 2026')));
    await userEvent.unhover(year);
    await userEvent.click(panel.getByRole('button', { name: names['last-12-months'] }));
    await waitFor(() =>
      expect(lastRange(args)).toEqual({ start_date: '2025-06-01', end_date: '2026-05-31' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(canvasElement);
  },
};

/** The fiscal year starts in July: years carry two numbers, months are in its order. */
export const FiscalYear: Story = {
  args: {
    value: { ...EMPTY_SELECTION, years: [2025] },
    options: { ...meta.args.options, mode: 'years-and-months', fiscalStart: 7 },
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(await panel.findByRole('gridcell', { name: '2025 - 2026' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The button of the year to date toggles; off, the default comes back. */
export const YearToDate: Story = {
  args: {
    options: {
      ...meta.args.options,
      mode: 'month-range',
      defaultSelection: selectionOfRange({ start: MAY - 11, end: MAY }),
    },
  },
  play: async ({ args, canvasElement, globals }) => {
    const { ytd } = labelsOf(localeOf({ globals })).dateSelector;
    const button = await within(canvasElement).findByRole('button', { name: ytd });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(lastRange(args)).toEqual({ start_date: '2026-01-01', end_date: '2026-05-31' });
    await userEvent.click(button);
    await expect(lastRange(args)).toEqual({ start_date: '2025-06-01', end_date: '2026-05-31' });
  },
};

/** Without data the months go back to 2016. */
export const WithoutData: Story = {
  args: {
    value: EMPTY_SELECTION,
    options: { mode: 'years-and-months', fiscalStart: 1, currentMonth: MAY },
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(await panel.findByRole('gridcell', { name: '2016' })).toBeInTheDocument();
    await expect(panel.queryByRole('gridcell', { name: '2015' })).toBeNull();
  },
};

/** No month may be chosen. */
export const NothingToChoose: Story = {
  args: { value: EMPTY_SELECTION, options: { ...meta.args.options, selectable: [] } },
  play: async ({ canvasElement, globals }) => {
    const panel = await open(canvasElement);
    const empty = await panel.findByText(labelsOf(localeOf({ globals })).dateSelector.empty);
    await waitFor(() => expect(empty).toBeVisible());
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = {
  args: { ...YearsAndMonths.args, format: 'DD.MM.YYYY' },
  globals: { viewport: { value: 'phone' } },
};

/** With a label, a hint and an error, as the other fields of a form. */
export const InAForm: Story = {
  args: {
    label: 'Month of the report',
    hint: 'The last closed month, as a rule.',
    errors: ['Choose a month.'],
    value: EMPTY_SELECTION,
    ytd: false,
  },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', {
      name: /^Month of the report/,
    });
    await expect(button).toHaveAccessibleDescription(
      'The last closed month, as a rule. Choose a month.',
    );
  },
};
