import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { quickEntries } from '../../test/fixtures/shell.js';
import { BottomNav } from './BottomNav.js';

const PHONE_PX = 304;

const meta = {
  title: 'Shell/BottomNav',
  component: BottomNav,
  args: { ...labelsOf('en').bottomNav, entries: quickEntries('en') },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: PHONE_PX, height: 52 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const language = localeOf({ globals: globals });
    return (
      <BottomNav {...args} {...labelsOf(language).bottomNav} entries={quickEntries(language)} />
    );
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Strategy');
    await expect(
      canvas.getByRole('link', { name: /^Notifications\s*Unread notifications$/ }),
    ).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
};

/** In the smallest windows too, none of the names is cut. */
export const Finnish: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 264 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <BottomNav {...args} {...labelsOf('fi').bottomNav} entries={quickEntries('fi')} />
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Pikavalikko' });
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};
