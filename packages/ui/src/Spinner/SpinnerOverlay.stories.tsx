import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/index.js';
import { SpinnerOverlay } from './SpinnerOverlay.js';

const meta = {
  title: 'Foundations/SpinnerOverlay',
  component: SpinnerOverlay,
  args: {
    active: true,
    label: 'Haetaan tavoiteryhmiä',
    children: (
      <Card>
        <h3>Asiakaskokemus</h3>
        <p>Toimitusvarmuus, asiakastyytyväisyys ja reklamaatioiden määrä.</p>
      </Card>
    ),
  },
} satisfies Meta<typeof SpinnerOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'Haetaan tavoiteryhmiä',
    );
  },
};

export const Inactive: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: { active: false },
};
