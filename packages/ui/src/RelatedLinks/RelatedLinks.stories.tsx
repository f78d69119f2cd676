import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { RelatedLinks } from './RelatedLinks.js';

const meta = {
  title: 'Shell/RelatedLinks',
  component: RelatedLinks,
  args: {
    heading: 'Related pages',
    links: [
      { href: '#/sales', label: 'Sales' },
      { href: '#/costs', label: 'Costs' },
      { href: '#/cash-and-capital', label: 'Cash and capital' },
    ],
  },
} satisfies Meta<typeof RelatedLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvasElement }) => {
    const links = within(
      await within(canvasElement).findByRole('navigation', { name: 'Related pages' }),
    );
    await waitFor(() => expect(links.getAllByRole('link')).toHaveLength(3));
  },
};

export const LongFinnishTitles: Story = {
  args: {
    heading: 'Katso myös',
    links: [
      { href: '#/1', label: 'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste' },
      { href: '#/2', label: 'Henkilöstökulut liikevaihdosta' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
};
