import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { points } from '../../test/fixtures/series.js';
import { localeOf } from '../../test/fixtures/story.js';
import { HeadlineFigureCard } from './HeadlineFigureCard.js';

const meta = {
  title: 'HeadlineFigureCard',
  component: HeadlineFigureCard,
  args: {
    title: 'Net sales',
    value: 1_234_567.8,
    unit: '€',
    type: 'int',
    kind: 'actual',
    period: '01/2025 – 06/2025',
    points: points({ seed: 4, level: 100, months: 12, estimates: 0 }),
    locale: 'en',
  },
  render: (args, context) => (
    <div style={{ maxWidth: 360 }}>
      <HeadlineFigureCard {...args} locale={localeOf(context)} />
    </div>
  ),
} satisfies Meta<typeof HeadlineFigureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Actual: every value of the period is verified. */
export const Actual: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article', { name: 'Net sales' });
    await expect(card).toHaveTextContent('1 234 568 €');
    await expect(card).toHaveTextContent('actual');
  },
};

/** An estimate says so, in a word and by its dashes. */
export const Estimate: Story = {
  args: { kind: 'estimate', points: points({ seed: 4, level: 100, months: 12 }) },
};

/** A prefix is written before the unit and does not scale the number. */
export const WithPrefix: Story = { args: { value: 12.5, prefix: 'k', type: 'decimal' } };

/** Without a value there is nothing to call actual. */
export const Empty: Story = { args: { value: null, points: undefined } };

/** With its target, and how it changed: in words, not only in colour. */
export const Compared: Story = {
  args: {
    value: 6767.6,
    unit: '€',
    prefix: 'k',
    type: 'decimal',
    change: { text: '+6.4 %', since: '01/2025 – 06/2025', was: '6 360.50 k€', effect: 'better' },
    target: 'Target 7 000.00 k€, 96.68 %',
  },
};

/** Rounded; the figure in full is after its period, and in its tooltip with what it was. */
export const Rounded: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  args: {
    value: 67_669.1,
    unit: '€',
    prefix: 'k',
    type: 'decimal',
    points: undefined,
    change: {
      text: '+5.4 %',
      since: '01/2025 – 10/2025',
      was: '64.20 M€',
      exactWas: '64 198.90 k€',
      effect: 'unknown',
      action: (
        <button type="button" style={{ all: 'unset' }}>
          Why did it change
        </button>
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article', { name: 'Net sales' });
    await expect(card).toHaveTextContent('67.67 M€');
    await expect(card).toHaveTextContent(
      'vs 01/2025 – 10/2025. No target, so neither good nor bad',
    );
    await expect(card).toHaveTextContent('from 64.20 M€ (64 198.90 k€)');
    await expect(within(card).getByRole('button', { name: 'Why did it change' })).toBeVisible();
    // Seen without a pointer, too.
    const exact = within(card).getByText('67 669.10 k€');
    await expect(exact.getBoundingClientRect().height).toBeGreaterThan(8);
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      '67 669.10 k€from 64 198.90 k€',
    );
  },
};

/** Where nothing is aimed at, there is room for something else worth knowing. */
export const WithNote: Story = {
  args: {
    value: 6767.6,
    unit: '€',
    prefix: 'k',
    type: 'decimal',
    note: (
      <>
        <span>Highest: 712.40 k€ (Oct)</span>
        <span>Lowest: 623.10 k€ (Apr)</span>
      </>
    ),
  },
};

/** What could not be loaded is not said to be missing. */
export const Failed: Story = {
  args: { value: null, points: undefined, problem: 'The server could not be reached.' },
};

export const Loading: Story = { args: { isLoading: true } };

/** What will stand below the figure, or beside it, has its place already. */
export const LoadingWithItsSide: Story = {
  args: { isLoading: true, awaitsSide: true, points: undefined },
  play: async ({ canvasElement }) => {
    const side = canvasElement.querySelector('[data-blank]');
    await expect(side?.getBoundingClientRect().height).toBeGreaterThan(80);
  },
};

export const LongText: Story = {
  args: {
    title: 'Jälleenmyyntiverkoston kautta toimitettujen tilausten keskimääräinen toimitusaika',
    value: 123_456_789_012,
    unit: 'työpäivää',
  },
};
