import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { ReportCard } from '../ReportCard/index.js';
import { ReportCardSkeleton } from './ReportCardSkeleton.js';

const english = { label: 'Loading reports' };

const finnish = { label: 'Ladataan raportteja' };

const meta = {
  title: 'Reports/ReportCardSkeleton',
  component: ReportCardSkeleton,
  args: english,
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof ReportCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const status = await within(canvasElement).findByRole('status', { name: english.label });
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
};

export const Finnish: Story = { args: finnish };

/** It is as high as the card whose place it holds. */
export const BesideACard: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <ReportCardSkeleton {...args} />
      <ReportCard
        title="Board report"
        published="Published 12/11/2026"
        publishedDate="2026-11-12"
        contents="3 graphs"
        cover={null}
        actions={<span style={{ minHeight: 28 }}>Open PDF</span>}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = await canvas.findByRole('status');
    const page = status.querySelector('[data-shape="block"]');
    const cover = canvas.getByRole('article').querySelector('[aria-hidden]');
    await expect(page?.getBoundingClientRect().width).toBe(cover?.getBoundingClientRect().width);
    await expect(page?.getBoundingClientRect().height).toBeCloseTo(
      cover?.getBoundingClientRect().height ?? 0,
      0,
    );
  },
};
