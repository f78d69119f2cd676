import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { FigureKey } from './FigureKey.js';

const meta = {
  title: 'Analysis/FigureKey',
  component: FigureKey,
  args: { labels: labelsOf('en').figureKey },
  render: (args, context) => <FigureKey {...args} labels={labelsOf(localeOf(context)).figureKey} />,
} satisfies Meta<typeof FigureKey>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above or below figures of both kinds. */
export const Default: Story = {};

export const Finnish: Story = { globals: { language: 'fi' } };

/** How many figures are unusual, as a button that leads to them. */
export const WithUnusual: Story = {
  args: { onUnusual: fn() },
  render: (args, context) => {
    const locale = localeOf(context);
    const unusual = locale === 'fi' ? '10/2026: 5 poikkeavaa' : '5 unusual in 10/2026';
    return <FigureKey {...args} labels={{ ...labelsOf(locale).figureKey, unusual }} />;
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /10\/2026/ }));
    await expect(args.onUnusual).toHaveBeenCalledOnce();
  },
};

/** With the marks of rows that have targets. */
export const WithStatuses: Story = {
  render: (args, context) => {
    const { targets, statuses } = labelsOf(localeOf(context)).dataMapPanel;
    return (
      <FigureKey
        {...args}
        labels={{ ...labelsOf(localeOf(context)).figureKey, targets, statuses }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const behind = await within(canvasElement).findByText(/^(Behind|Jäljessä)$/);
    await expect(behind.querySelector('[data-status="mid"]')).toBeVisible();
  },
};

/** Where the kind of all figures is said beside it, only what is unusual. */
export const OnlyUnusual: Story = {
  render: (args, context) => {
    const { legend } = labelsOf(localeOf(context)).figureKey;
    const { unusual } = labelsOf(localeOf(context)).dataMapPanel;
    return <FigureKey {...args} labels={{ legend, unusual }} />;
  },
  play: async ({ canvasElement }) => {
    const key = within(canvasElement).getByRole('group');
    await expect(key.querySelector('[data-kind="unusual"]')).toBeVisible();
    await expect(key.children).toHaveLength(1);
  },
};
