import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { CodeList } from './CodeList.js';

const meta = {
  title: 'Account/CodeList',
  component: CodeList,
  args: {
    'aria-label': 'Recovery codes',
    codes: [
      '7K2M-XQ4D-0R9T-BC3H',
      'W1ZP-58NE-GJ6V-42SA',
      'Q0YX-M3KD-7TFB-9HRC',
      '4E8N-VPW2-S6GZ-1JTA',
      'B9CD-30FK-XM7Q-R5YH',
      'T2J6-ZA8S-WV1E-PG4N',
      'HN5R-Q7D0-C3XB-KM9F',
      '8SYE-1GTV-4JPZ-W6A2',
      'K4XM-B0QH-F9D7-3RNC',
      'V6PZ-2WSJ-E8TG-Y1A5',
    ],
  },
  decorators: [inFinnish({ 'aria-label': 'Recovery codes' }, { 'aria-label': 'Palautuskoodit' })],
} satisfies Meta<typeof CodeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RecoveryCodes: Story = {
  play: async ({ canvasElement, args }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(args.codes);
  },
};

/** One below the other. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
