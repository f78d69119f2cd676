import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { richText } from '../../test/fixtures/richText.js';
import { notificationItem } from '../labels/en.js';
import { NotificationItem } from '../NotificationItem/index.js';
import { MessageSkeleton } from './MessageSkeleton.js';

const english = { label: 'Loading notifications' };

const finnish = { label: 'Ladataan ilmoituksia' };

const meta = {
  title: 'Messages/MessageSkeleton',
  component: MessageSkeleton,
  args: english,
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof MessageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of a `SystemMessageCard`. */
export const Loading: Story = {};

/** Of a `NotificationItem`. */
export const Wide: Story = { args: { wide: true } };

const placesOf = (card: HTMLElement) => {
  const files = card.querySelector('[data-beside]') as HTMLElement;
  const parts = [files, files.parentElement as HTMLElement];
  return parts.map((part) => {
    const { left, width } = part.getBoundingClientRect();
    return [left, width].map(Math.round);
  });
};

/** What is loading stands where it is going to be, however wide the list is. */
export const InPlace: Story = {
  args: { wide: true },
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It compares places.' },
  render: (args) => (
    <>
      {[1200, 700, 340].map((width) => (
        <div key={width} style={{ width, marginBlockEnd: 24 }}>
          <MessageSkeleton {...args} />
          <NotificationItem
            title="October results are verified"
            isNew={false}
            published="12/11/2026"
            publishedDate="2026-11-12"
            content={richText}
            files={[{ id: 1, title: 'October 2026.pdf', href: '#1' }]}
            author="Maija Korhonen"
            labels={notificationItem}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const items = canvas.getAllByRole('article');
    for (const [index, skeleton] of canvas.getAllByRole('status').entries())
      await expect(placesOf(skeleton)).toEqual(placesOf(items[index] as HTMLElement));
  },
};

export const Narrow: Story = {
  args: { wide: true },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};
