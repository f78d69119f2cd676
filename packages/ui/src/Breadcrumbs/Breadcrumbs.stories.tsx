import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.js';

const Walk = ({ steps, ...rest }: BreadcrumbsProps) => {
  const [count, setCount] = useState(steps.length);
  return (
    <Breadcrumbs
      {...rest}
      steps={steps.slice(0, count)}
      onStepChosen={(index) => setCount(index + 1)}
    />
  );
};

const steps = [
  { id: '1', title: 'Kasvata kannattavuutta' },
  { id: '2', title: 'Operating profit' },
  { id: '3', title: 'Net sales' },
];

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Way to this figure', steps, onStepChosen: () => {} },
  render: (args) => <Walk {...args} />,
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Net sales')).toHaveAttribute('aria-current', 'step');
    await userEvent.click(await canvas.findByRole('button', { name: 'Operating profit' }));
    await waitFor(() =>
      expect(canvas.getByText('Operating profit')).toHaveAttribute('aria-current', 'step'),
    );
    await waitFor(() => expect(canvas.queryByText('Net sales')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    steps: [
      { id: '1', title: 'Tuotantokustannusten ja kuljetuskustannusten osuus liikevaihdosta' },
      { id: '2', title: 'Kuljetuskustannukset ilman alihankkijoiden polttoainelisiä' },
      { id: '3', title: 'Liikevaihto' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
