import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { DownloadIcon, EditIcon, SendIcon } from '../icons/index.js';
import { ReportCard } from './ReportCard.js';

const actions = (disabled: boolean) => (
  <>
    <Button size="sm" icon={<Icon icon={EditIcon} size="sm" />}>
      Edit
    </Button>
    <Button size="sm" icon={<Icon icon={SendIcon} size="sm" />} disabled={disabled}>
      Send
    </Button>
    <Button size="sm" icon={<Icon icon={DownloadIcon} size="sm" />} disabled={disabled}>
      PDF
    </Button>
  </>
);

const meta = {
  title: 'Reports/ReportCard',
  component: ReportCard,
  args: {
    title: 'Board report, October 2026',
    published: '12/11/2026',
    publishedDate: '2026-11-12',
    contents: '3 graphs, 1 data map',
    actions: actions(false),
  },
} satisfies Meta<typeof ReportCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** While pictures are made, it can be neither sent nor downloaded. */
export const Processing: Story = {
  args: { processingLabel: 'Processing', actions: actions(true) },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article');
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(await within(card).findByRole('button', { name: 'PDF' })).toBeDisabled();
  },
};

/** A picture in it could not be made, and says why where it stands. */
export const Failed: Story = {
  args: {
    failedLabel: 'A picture is missing',
    notes: 'Sent on 12/11/2026 to 8 recipients',
  },
};

export const LongTitleInANarrowPlace: Story = {
  args: { title: 'Huoltosopimusliiketoiminnan kannattavuusraportti johtoryhmälle, lokakuu 2026' },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};
