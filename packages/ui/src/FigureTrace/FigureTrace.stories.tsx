import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formulaTrace, invalidTrace, monthsTrace, sumTrace } from '../../test/fixtures/figures.js';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { Button, LinkButton } from '../Button/index.js';
import { FigureTrace } from './FigureTrace.js';

const meta = {
  title: 'Analysis/FigureTrace',
  component: FigureTrace,
  args: {
    title: null,
    period: '01/2026–03/2026',
    trace: formulaTrace,
    locale: 'en',
    labels: labelsOf('en').figureTrace,
    onOpenInput: fn(),
  },
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <div style={{ maxWidth: 512 }}>
        <FigureTrace {...args} locale={locale} labels={labelsOf(locale).figureTrace} />
      </div>
    );
  },
} satisfies Meta<typeof FigureTrace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Formula: Story = {
  args: {
    actions: (
      <>
        <Button size="sm">Why did it change?</Button>
        <LinkButton size="sm" href="#graph">
          Sales
        </LinkButton>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Materials/ }));
    await expect(args.onOpenInput).toHaveBeenCalledWith(formulaTrace.inputs[1]);
  },
};

/** A target is neither actual nor an estimate. */
export const TargetValue: Story = {
  args: { note: 'Target value' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Target value')).toBeVisible();
  },
};

export const SumOfTermsBelow: Story = { args: { trace: sumTrace } };

export const StoredMonths: Story = {
  args: { trace: monthsTrace },
  play: async ({ canvasElement, globals }) => {
    const rows = await within(canvasElement).findAllByRole('row');
    const fi = globals.language === 'fi';
    await expect(rows[2]).toHaveTextContent(fi ? '02/2026–Puuttuu' : '02/2026–Missing');
  },
};

/** An input that is no term cannot be opened. */
export const Invalid: Story = {
  args: { trace: invalidTrace },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /rents/ })).toBeNull();
  },
};

export const NoData: Story = {
  args: {
    trace: { ...monthsTrace, source: 'none', value: null, aggregation: null, months: [] },
  },
};

export const Loading: Story = { args: { trace: null, title: 'Operating profit' } };

/** A sum over a whole tree shows its first inputs, and all when asked. */
export const ManyInputs: Story = {
  args: {
    trace: {
      ...sumTrace,
      inputs: Array.from({ length: 120 }, (_, i) => ({
        ...formulaTrace.inputs[0],
        key: `t${i}`,
        title: `Kustannuspaikka ${i + 1}`,
        value: 100 + i,
      })) as typeof sumTrace.inputs,
    },
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(50));
    const name = globals.language === 'fi' ? 'Näytä kaikki (120)' : 'Show all 120';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(120));
  },
};

export const LongText: Story = {
  args: {
    trace: {
      ...formulaTrace,
      title: 'Tuotantokustannusten ja kuljetuskustannusten yhteenlaskettu osuus liikevaihdosta',
      value: -123_456_789.12,
      unit: 'euroa kuukaudessa',
      inputs: formulaTrace.inputs.map((row) => ({
        ...row,
        title: `${row.title} ilman alihankkijoiden polttoainelisiä ja annettuja alennuksia`,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
};
