import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mixedSeries } from '../../test/fixtures/series.js';
import { Card } from '../../test/fixtures/story.js';
import { legendEntries } from '../TimeSeriesChart/legend.js';
import { browserTheme } from '../theme/theme.js';
import { Legend } from './Legend.js';

const meta = {
  title: 'Primitives/Legend',
  component: Legend,
  args: {
    entries: legendEntries(mixedSeries, browserTheme),
    label: 'Series',
    theme: browserTheme,
    filteredKeys: new Set<string>(),
    onToggle: fn(),
  },
  render: (args) => (
    <Card>
      <Legend {...args} />
    </Card>
  ),
} satisfies Meta<typeof Legend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; the arrow keys move between entries. */
export const Filter: Story = {
  play: async ({ canvasElement, args }) => {
    const buttons = await within(canvasElement).findAllByRole('button');
    await expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(buttons.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight} ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('reseller');
  },
};

/** Hidden series have an empty picture. */
export const Filtered: Story = { args: { filteredKeys: new Set(['reseller', 'margin']) } };

/** A target stands beside its series, without its name, which is spoken. */
export const Targets: Story = {
  args: {
    target: 'Target',
    readout: null,
    entries: legendEntries(
      [
        ...mixedSeries,
        ...mixedSeries.slice(0, 2).map((series): (typeof mixedSeries)[number] => ({
          ...series,
          key: `target-${series.key}`,
          title: `Target: ${series.title}`,
          type: 'line',
          targetOf: series.key,
        })),
      ],
      browserTheme,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: /^Target: / })).toHaveLength(
      2,
    );
  },
};

/** What is drawn only for those who ask looks as what is hidden, and is not among what a reset shows. */
export const Option: Story = {
  args: {
    entries: legendEntries(mixedSeries, browserTheme).map((entry, i) =>
      i === 1 ? { ...entry, isOption: true } : entry,
    ),
    filteredKeys: new Set(['reseller']),
  },
};

/** Nothing to toggle: a list. */
export const Informing: Story = { args: { onToggle: undefined } };
