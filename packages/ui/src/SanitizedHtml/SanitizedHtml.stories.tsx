import type { Meta, StoryObj } from '@storybook/react-vite';
import { SanitizedHtml } from './SanitizedHtml.js';

const meta = {
  title: 'Messages/SanitizedHtml',
  component: SanitizedHtml,
  args: {
    html: '<h2>News</h2><p>Two things are <em>new</em>:</p><ol><li>Reports by e-mail</li><li>Roadmaps</li></ol><blockquote>Simple beats clever.</blockquote><table><tr><th>Month</th><th>Sales</th></tr><tr><td>10/2026</td><td>1 240</td></tr></table>',
  },
} satisfies Meta<typeof SanitizedHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Markup: Story = {};
export const Empty: Story = { args: { html: '' } };
