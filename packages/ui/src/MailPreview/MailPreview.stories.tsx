import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { richText } from '../../test/fixtures/richText.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { MailPreview } from './MailPreview.js';

const english = {
  from: 'Revontuli Group, through Tavoite',
  footer: 'You get this mail because you belong to Revontuli Group.',
  labels: en.mailPreview,
};
const finnish = {
  from: 'Revontuli-konserni, Tavoitteen kautta',
  footer: 'Saat tämän viestin, koska kuulut ympäristöön Revontuli-konserni.',
  labels: fi.mailPreview,
};

const meta = {
  title: 'Messages/MailPreview',
  component: MailPreview,
  args: {
    ...english,
    to: 'Aino Virtanen, Mikko Mäkinen + 28',
    subject: 'October results are verified',
    content: richText,
    files: ['October 2026.pdf', 'Sales by month.xlsx'],
  },
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFiles: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'report' })).toBeVisible();
  },
};

export const Empty: Story = { args: { to: '–', subject: '–', content: '', files: [] } };

export const Narrow: Story = {
  args: { subject: 'Toimitusketjun kehittämissuunnitelma on luettavissa ja kommentoitavissa' },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
};
