import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type DateSelection,
  type DateSelectionOptions,
  EMPTY_SELECTION,
  type Locale,
  monthNumber,
  monthsOfRange,
  selectionOfRange,
} from '@tavoite/model';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { DatePanel } from './DatePanel.js';
import { DateSelector } from './DateSelector.js';

export default {
  title: 'Fields/DateSelector/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const MAY = monthNumber(2026, 5);
const range: DateSelectionOptions = {
  mode: 'month-range',
  fiscalStart: 1,
  currentMonth: MAY,
  selectable: { start: monthNumber(2021, 3), end: monthNumber(2026, 8) },
};
const month: DateSelectionOptions = { ...range, mode: 'month' };
const years: DateSelectionOptions = { ...range, mode: 'years-and-months' };
const numbers: DateSelectionOptions = { ...range, mode: 'numbers' };
const ytd = monthsOfRange({ start: MAY - 4, end: MAY });

const samples: readonly (readonly [DateSelection, DateSelectionOptions])[] = [
  [selectionOfRange({ start: MAY, end: MAY }), month],
  [selectionOfRange({ start: MAY - 2, end: MAY + 3 }), range],
  [{ ...EMPTY_SELECTION, ytd }, range],
  [{ ...EMPTY_SELECTION, years: [2022, 2025] }, years],
  [
    { ...EMPTY_SELECTION, years: [2025] },
    { ...years, fiscalStart: 7 },
  ],
  [{ years: [2025], months: [monthNumber(2025, 1), monthNumber(2025, 6)], ytd: [] }, numbers],
  [EMPTY_SELECTION, { mode: 'years-and-months', fiscalStart: 4, currentMonth: MAY }],
  [EMPTY_SELECTION, { ...month, selectable: [] }],
];

const Sample = ({ sample, locale }: { sample: (typeof samples)[number]; locale: Locale }) => {
  const [value, options] = sample;
  const labels = labelsOf(locale).dateSelector;
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start', width: 288 }}>
      <DateSelector
        value={value}
        options={options}
        locale={locale}
        labels={labels}
        onValueChange={() => undefined}
      />
      <DatePanel
        value={value}
        options={options}
        locale={locale}
        labels={labels}
        clearable={options.mode !== 'month'}
        dispatch={() => undefined}
      />
    </div>
  );
};

/** Every mode: the buttons and, laid open, the panels. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: (_, context) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 288px)',
        alignItems: 'start',
        gap: '40px 24px',
      }}
    >
      {samples.map((sample, i) => (
        <Sample
          // biome-ignore lint/suspicious/noArrayIndexKey: the samples never change.
          key={i}
          sample={sample}
          locale={localeOf(context)}
        />
      ))}
    </div>
  ),
  // Each of the panels takes the focus; on screen there is only ever one.
  play: () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
