import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { LiveRegion } from './LiveRegion.js';

const meta = {
  title: 'Foundations/LiveRegion',
  component: LiveRegion,
  args: { message: '' },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const Example = () => {
  const [message, setMessage] = useState('');
  return (
    <>
      <Button onClick={() => setMessage('12 rows expanded')}>Expand all</Button>
      <LiveRegion message={message} />
    </>
  );
};

/** Nothing to see: the message is spoken when it changes. */
export const SaysAMessage: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('');
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('12 rows expanded'));
  },
};
