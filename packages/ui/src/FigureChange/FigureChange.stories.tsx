import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  missingChange,
  monthsChange,
  ratioChange,
  sumChange,
  wideChange,
} from '../../test/fixtures/figures.js';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { SegmentedControl } from '../SegmentedControl/index.js';
import { FigureChange } from './FigureChange.js';

const meta = {
  title: 'Analysis/FigureChange',
  component: FigureChange,
  args: {
    title: null,
    period: '01/2026–03/2026',
    comparedPeriod: '10/2025–12/2025',
    change: sumChange,
    locale: 'en',
    labels: labelsOf('en').figureChange,
    onOpenInput: fn(),
    onTraceInput: fn(),
  },
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <div style={{ maxWidth: 832 }}>
        <FigureChange {...args} locale={locale} labels={labelsOf(locale).figureChange} />
      </div>
    );
  },
} satisfies Meta<typeof FigureChange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The largest contribution first; an estimate's bar is hatched. */
export const Sum: Story = {
  args: {
    choice: (
      <div>
        <SegmentedControl
          label="Compared with"
          size="sm"
          options={[
            { value: 'previous', label: 'Previous period' },
            { value: 'year', label: 'A year before' },
          ]}
          value="previous"
          onValueChange={() => {}}
        />
      </div>
    ),
  },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const rows = await canvas.findAllByRole('row');
    await expect(rows[1]).toHaveTextContent('Machines');
    await expect(rows[1]).toHaveTextContent('+1 300');
    await expect(rows.at(-1)).toHaveTextContent('+860');
    await userEvent.click(await canvas.findByRole('button', { name: 'Rentals' }));
    await expect(args.onOpenInput).toHaveBeenCalledWith(sumChange.contributions[2]);
    const name = labelsOf(localeOf({ globals })).figureChange.trace('Machines');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(args.onTraceInput).toHaveBeenCalledWith(sumChange.contributions[0]);
  },
};

/** Inputs of a ratio one at a time, with what comes of both changing together. */
export const Interaction: Story = { args: { change: ratioChange } };

export const StoredMonths: Story = { args: { change: monthsChange } };

/** Of a stock only the last known months count, so the pairs add up to nothing. */
export const Stock: Story = {
  args: {
    change: {
      ...monthsChange,
      aggregation: 'stock',
      months: monthsChange.months.map((row) => ({ ...row, contribution: null })),
    },
  },
};

export const MissingValue: Story = { args: { change: missingChange } };

export const NoData: Story = {
  args: { change: { ...missingChange, source: 'none', formula_str: null, contributions: [] } },
};

export const ManyInputs: Story = {
  args: { change: wideChange },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const fi = globals.language === 'fi';
    const folded = await canvas.findByText(fi ? '18 muuta yhteensä' : '18 others together');
    await expect(folded.closest('tr')).toHaveTextContent('+171');
    const name = fi ? 'Näytä kaikki (30)' : 'Show all 30';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(32));
  },
};

export const Loading: Story = { args: { change: null, title: 'Net sales' } };

export const LongText: Story = {
  args: {
    change: {
      ...sumChange,
      title: 'Tuotantokustannusten ja kuljetuskustannusten yhteenlaskettu osuus liikevaihdosta',
      contributions: sumChange.contributions.map((row) => ({
        ...row,
        title: `${row.title} ilman alihankkijoiden polttoainelisiä ja annettuja alennuksia`,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
};
