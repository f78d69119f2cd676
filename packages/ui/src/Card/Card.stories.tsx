import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.js';

const meta = { title: 'Foundations/Card', component: Card } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  args: {
    children: (
      <>
        <h3>Kannattava kasvu</h3>
        <p>Kasvamme markkinaa nopeammin ja pidämme liiketuloksen yli kahdeksassa prosentissa.</p>
      </>
    ),
  },
};
