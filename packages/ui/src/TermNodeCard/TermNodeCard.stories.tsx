import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strategyTexts, target } from '../../test/fixtures/strategy.js';
import { TermNodeCard } from './TermNodeCard.js';

const meta = {
  title: 'Analysis/TermNodeCard',
  component: TermNodeCard,
  args: {
    title: 'Net sales',
    value: '1 240 k€',
    state: 'actual',
    percentage: '100.00 %',
    targets: [target(1, 'Net sales', { current_value: 1240, target_value: 1300 })],
    graphs: [{ title: 'Sales', href: '#/sales' }],
    isActive: true,
    locale: 'en',
    estimateLabel: 'Estimate',
    meterLabels: strategyTexts('en').meter,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300, height: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TermNodeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actual: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1 240/)).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Sales' })).toBeVisible();
  },
};

export const Estimate: Story = { args: { state: 'estimate' } };

export const WithoutData: Story = {
  args: { state: 'missing', value: '–', percentage: undefined, targets: [], graphs: [] },
};

export const LongFinnishTitle: Story = {
  args: {
    title: 'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste liiketoiminta-alueittain',
    locale: 'fi',
    estimateLabel: 'Arvio',
    state: 'estimate',
    meterLabels: strategyTexts('fi').meter,
  },
};
