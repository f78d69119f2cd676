import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { earlierText, labelsOf } from '../../test/fixtures/labels.js';
import { target } from '../../test/fixtures/strategy.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { MoreIcon } from '../icons/index.js';
import { TermNodeCard } from './TermNodeCard.js';
import { TermNodeRow } from './TermNodeRow.js';
import { TermNodeSummary } from './TermNodeSummary.js';

const meta = {
  title: 'Analysis/TermNodeCard',
  component: TermNodeCard,
  args: {
    title: 'Net sales',
    value: '1 240 k€',
    state: 'actual',
    percentage: '100.00 %',
    percentageOf: 'of Operating profit',
    targets: [target(1, 'Net sales', { current_value: 1240, target_value: 1300 })],
    graphs: [{ title: 'Sales', href: '#/sales' }],
    isActive: true,
    locale: 'en',
    estimateLabel: 'Estimate',
    earlierText: earlierText.en,
    meterLabels: labelsOf('en').targetMeter,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '18.75rem', height: '12.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TermNodeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actual: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/1 240/)).toBeVisible());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Sales' })).toBeVisible(),
    );
  },
};

const change = {
  text: '−5.1 %',
  whole: '−5.1 % vs 10/2025',
  effect: 'worse',
  hint: 'Why did it change',
  onOpen: fn(),
} as const;

/** How the value differs from a year earlier, coloured by what that is to the targets; a press asks why. */
export const Changed: Story = {
  args: { change },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^−5\.1.%$/)).toBeVisible();
    await userEvent.click(
      await within(canvasElement).findByRole('button', {
        name: /^−5\.1.% vs.10.2025.*Why did it change$/,
      }),
    );
    await expect(change.onOpen).toHaveBeenCalled();
  },
};

const uses = {
  label: 'Used in',
  terms: [
    { id: 'ebitda', title: 'EBITDA' },
    { id: null, title: 'Net margin %' },
    { id: 'profit', title: 'Profit per employee' },
  ],
  onSelect: fn(),
};

/** What it is a part of: each name leads there, as far as there is one; more are counted. */
export const Used: Story = {
  args: { percentage: undefined, percentageOf: undefined, formula: 'Sales - Discounts', uses },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'EBITDA' }));
    await expect(uses.onSelect).toHaveBeenCalledWith('ebitda');
    await expect(canvas.getByText(/^= Sales/)).toBeVisible();
    await expect(canvas.getByTitle('Net margin %')).toBeVisible();
    await expect(canvas.getByText('+1')).toHaveAttribute('title', 'Profit per employee');
    const card = canvasElement.querySelector('[data-state]');
    await expect(card?.scrollHeight).toBeLessThanOrEqual(card?.clientHeight ?? 0);
  },
};

/** The same rows as on all cards: without a formula it says where figures come from. */
export const NotUsed: Story = {
  args: {
    percentage: undefined,
    percentageOf: undefined,
    source: 'Source: Sales system',
    uses: { ...uses, terms: [] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Source: Sales system')).toBeVisible();
    await expect(canvas.queryByText('Used in')).not.toBeInTheDocument();
  },
};

/** With no target the earlier value stands where a meter would say it, above how the term went. */
export const WithoutTargets: Story = {
  args: {
    targets: [],
    trend: (
      <svg viewBox="0 0 268 20" aria-hidden="true">
        <path d="M2 14 60 9 120 12 200 6 266 3" fill="none" stroke="currentColor" />
      </svg>
    ),
    formula: 'Production wages + Salaries',
    change: { ...change, effect: null, earlier: '1 306 k€' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('was 1 306 k€')).toBeVisible();
    const card = canvasElement.querySelector('[data-state]');
    await expect(card?.scrollHeight).toBeLessThanOrEqual(card?.clientHeight ?? 0);
  },
};

/** At the top there is no share either: that there is no target stands where others have theirs. */
export const WithoutTargetsAtTheTop: Story = {
  args: {
    ...WithoutTargets.args,
    noTarget: 'no target',
    percentage: undefined,
    percentageOf: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const earlier = await canvas.findByText('was 1 306 k€');
    const none = canvas.getByText('no target');
    await expect(none.getBoundingClientRect().top).toBeCloseTo(
      earlier.getBoundingClientRect().top,
      0,
    );
  },
};

/** A value far from the months before is marked, as in the data map. */
export const Unusual: Story = {
  args: { change, unusual: 'Unusual: usually 1 280 k€ to 1 420 k€' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByTitle(/Unusual: usually/)).toHaveAttribute('data-unusual');
  },
};

/** How it counts in the term above stands before its title. */
export const Subtracted: Story = {
  args: { title: 'Fixed costs', sign: { mark: '−', text: 'Decreases Operating profit' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('img', { name: 'Decreases Operating profit' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Fixed costs' })).toBeVisible();
  },
};

/** A formula has one line beside a target, two without one, and none where there is no room for it. */
export const WithFormula: Story = {
  args: {
    title: 'Operating profit',
    formula: 'Gross profit − Fixed costs − Depreciation of machines and buildings',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const formula = await canvas.findByText(/^= Gross profit − Fixed costs/);
    await expect(formula).toBeVisible();
    const card = canvasElement.querySelector('[data-state]');
    await expect(card?.scrollHeight).toBeLessThanOrEqual(card?.clientHeight ?? 0);
    await expect(canvas.getByRole('meter')).toBeVisible();
  },
};

/** The names in a formula lead to their terms, as far as they are in sight. */
export const WithOperands: Story = {
  args: {
    title: 'Operating profit',
    formula: 'Gross profit - Fixed costs - Depreciation of machines and buildings',
    operands: {
      terms: [
        { id: 'gross', title: 'Gross profit' },
        { id: null, title: 'Fixed costs' },
        { id: 'depreciation', title: 'Depreciation of machines and buildings' },
      ],
      onSelect: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Gross profit' }));
    await expect(args.operands?.onSelect).toHaveBeenCalledWith('gross');
    // One has no place, and the other one is cut off.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    const card = canvasElement.querySelector('[data-state]');
    await expect(card?.scrollHeight).toBeLessThanOrEqual(card?.clientHeight ?? 0);
  },
};

/** A change with no room beside the value has a line of its own: none of it is cut. */
export const LongChange: Story = {
  args: {
    value: '−118 240,50 k€',
    change: { ...change, text: '−1 122,7 % vrt. 10/2025', whole: undefined },
  },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /vrt\..10.2025/ });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    const value = within(canvasElement).getByText(/118 240/);
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      value.getBoundingClientRect().bottom,
    );
  },
};

export const Estimate: Story = { args: { state: 'estimate' } };

/** The place of the figure is kept. */
export const Loading: Story = {
  args: {
    state: 'loading',
    value: '',
    percentage: undefined,
    targets: [],
    loadingTargets: 1,
  },
};

/** What is below a target on its way stays where it is when it comes. */
export const LoadingTarget: Story = {
  render: (args) => (
    <>
      <TermNodeCard {...args} formula="Sales - Discounts" />
      <TermNodeCard {...args} formula="Sales - Discounts" targets={[]} loadingTargets={1} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('heading', { name: 'Net sales' });
    const [known, loading] = [...canvasElement.querySelectorAll('ul')].map(
      (list) => list.getBoundingClientRect().height,
    );
    await expect(loading).toBe(known);
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    value: '',
    percentage: undefined,
    failure: { message: 'No value could be loaded.', retryLabel: 'Try again', onRetry: fn() },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onRetry).toHaveBeenCalled();
  },
};

/** What finds no place is counted; a menu in the corner can list it all. */
export const MoreThanFits: Story = {
  args: {
    title: 'Net sales of machines and services in all countries together',
    value: '118 240.50 k€',
    change: { ...change, effect: null, text: '+122.7 % on a year before' },
    targets: [1, 2, 3, 4].map((id) =>
      target(id, `Target ${id}`, { current_value: 300 * id, target_value: 900 }),
    ),
    graphs: ['Sales by country', 'Sales by product group', 'Profitability', 'Trends'].map(
      (title) => ({ title, href: `#/${title}` }),
    ),
    actions: (
      <IconButton label="Actions of Net sales" size="sm">
        <Icon icon={MoreIcon} size="sm" />
      </IconButton>
    ),
  },
};

export const WithoutData: Story = {
  args: { state: 'missing', value: '–', percentage: undefined, targets: [], graphs: [] },
};

export const LongFinnishTitle: Story = {
  args: {
    title: 'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste liiketoiminta-alueittain',
    locale: 'fi',
    estimateLabel: 'Arvio',
    state: 'estimate',
    meterLabels: labelsOf('fi').targetMeter,
  },
};

/** Too small to be read: `TermNodeSummary`, with the meter of the target that is farthest off. */
export const FromAfar: Story = {
  render: ({ value, state, targets, meterLabels }) => (
    <TermNodeSummary
      value={value}
      state={state === 'failed' ? 'missing' : state}
      targets={[...targets, target(2, 'Orders', { current_value: 30, target_value: 90 })]}
      meterLabels={meterLabels}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-status="low"]')).toBeVisible());
  },
};

const rowIn = (
  width: number,
  args: Story['args'] = {},
  more: Pick<ComponentProps<typeof TermNodeRow>, 'below' | 'isOpen'> = {},
): Story => ({
  args,
  render: ({ value, state, targets, noTarget, meterLabels, locale }) => (
    <TermNodeRow
      value={value}
      state={state === 'failed' ? 'missing' : state}
      targets={targets}
      noTarget={noTarget}
      {...more}
      formula="Sales - Discounts"
      change={{ text: '+4.5 %', effect: 'better' }}
      locale={locale}
      meterLabels={meterLabels}
    />
  ),
  decorators: [
    (Story) => (
      <div style={{ width, containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
});

/** In a row of the tree's list: `TermNodeRow`, in a wide place with formula, change and target. */
export const InARow: Story = {
  ...rowIn(960),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [inColumn, below] = await canvas.findAllByText('= Sales − Discounts');
    await expect(inColumn).toBeVisible();
    await expect(below).not.toBeVisible();
    await expect(canvas.getByText('+4.5 %')).toBeVisible();
    await expect(canvas.getByText(/95.38/)).toBeVisible();
  },
};

/** In a narrow one there is the value, a mark of how the target stands, and below it how it changed. */
export const InANarrowRow: Story = {
  ...rowIn(320),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1 240 k€')).toBeVisible();
    for (const formula of canvas.getAllByText('= Sales − Discounts'))
      await expect(formula).not.toBeVisible();
    await expect(canvas.getByText('+4.5 %')).toBeVisible();
  },
};

/** Changes end below each other, however long the values beside them are. */
export const InNarrowRows: Story = {
  ...rowIn(320),
  render: ({ targets, meterLabels, locale }) => (
    <>
      {['−146.90 k€', '463'].map((value) => (
        <div key={value} style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <TermNodeRow
            value={value}
            state="actual"
            targets={targets}
            change={{ text: '+4.5 %', effect: 'better' }}
            locale={locale}
            meterLabels={meterLabels}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const changes = await within(canvasElement).findAllByText('+4.5 %');
    const ends = changes.map((change) => Math.round(change.getBoundingClientRect().right));
    await expect(new Set(ends).size).toBe(1);
    await expect(changes).toHaveLength(2);
  },
};

/** A row is as high and as wide before its value, its change and its target are known. */
export const InANarrowRowThatIsLoading: Story = {
  ...rowIn(320),
  render: ({ value, targets, meterLabels, locale }) => {
    const words = { meterLabels, locale };
    return (
      <>
        <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <TermNodeRow
            value={value}
            state="actual"
            targets={targets}
            change={{ text: '+4.5 %', effect: 'better' }}
            {...words}
          />
        </div>
        <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <TermNodeRow value="" state="loading" targets={[]} {...words} />
        </div>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('+4.5 %')).toBeVisible();
    const [known, loading] = [...canvasElement.querySelectorAll('[data-state]')].map((row) =>
      row.getBoundingClientRect(),
    );
    await expect(loading?.height).toBe(known?.height);
    await expect(loading?.left).toBe(known?.left);
  },
};

/** Below an open term its formula is read there too. */
export const InANarrowOpenRow: Story = {
  ...rowIn(320, {}, { isOpen: true }),
  play: async ({ canvasElement }) => {
    const formulas = await within(canvasElement).findAllByText('= Sales − Discounts');
    await expect(formulas.at(-1)).toBeVisible();
  },
};

/** Where the list is wider, but not enough for a column, below a closed one as well. */
export const InARowWithoutAColumnForFormulas: Story = {
  ...rowIn(720),
  play: async ({ canvasElement }) => {
    const formulas = await within(canvasElement).findAllByText('= Sales − Discounts');
    await expect(formulas.at(0)).not.toBeVisible();
    await expect(formulas.at(-1)).toBeVisible();
  },
};

/** Without a target that is said, and its meter's column is empty, not to be taken for a value that is missing. */
export const InARowWithoutTargets: Story = {
  ...rowIn(1100, { targets: [], noTarget: 'no target' }),
  parameters: { narrow: false, sameInEveryLanguage: 'It has figures only.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1 240 k€')).toBeVisible();
    await expect(canvas.getByText('no target')).toBeVisible();
    await expect(canvas.queryByText('–')).toBeNull();
  },
};

/** In the meter's place it says how many targets of what is below it are behind. */
export const InARowAboveTargets: Story = {
  ...rowIn(
    1100,
    { targets: [], noTarget: 'no target' },
    { below: { text: '2 behind below', status: 'mid' } },
  ),
  parameters: { narrow: false, sameInEveryLanguage: 'It has figures only.' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2 behind below')).toBeVisible();
  },
};
