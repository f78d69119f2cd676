import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.js';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Tavoite' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = { parameters: { sameInEveryLanguage: 'The name of the product.' } };
export const MarkOnly: Story = {
  parameters: { sameInEveryLanguage: 'The name of the product.' },
  args: { markOnly: true },
};
export const Large: Story = {
  parameters: { sameInEveryLanguage: 'The name of the product.' },
  args: { size: 'lg' },
};
