import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../test/fixtures/story.js';
import * as fi from '../labels/fi.js';
import { TimeSeriesChart } from '../TimeSeriesChart/TimeSeriesChart.js';
import { ChartProvider } from './ChartProvider.js';
import { plainParts } from './parts.js';

const retry = fn();
const chart = { title: 'Myynti', locale: 'fi', series: [], height: 200 } as const;

const meta = {
  title: 'ChartProvider',
  component: ChartProvider,
  args: {
    labels: fi,
    children: (
      <Card width={480}>
        <TimeSeriesChart {...chart} state="error" onRetry={retry} />
      </Card>
    ),
  },
} satisfies Meta<typeof ChartProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The charts inside are in the language given; their frames keep the parts from further out. */
export const Language: Story = {
  parameters: { sameInEveryLanguage: 'It is given its language.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Arvoja ei voitu ladata.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Yritä uudelleen' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** The parts of a chart without a kit. */
export const PlainParts: Story = {
  parameters: { sameInEveryLanguage: 'It is given its language.' },
  args: { parts: plainParts },
  play: Language.play,
};

/** One part of your own; the others stay. */
export const OwnPart: Story = {
  parameters: { sameInEveryLanguage: 'It is given its language.' },
  args: {
    parts: { EmptyState: ({ title }) => <strong>{title} Valitse toinen.</strong> },
    children: (
      <Card width={480}>
        <TimeSeriesChart {...chart} />
      </Card>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Valitse toinen\.$/)).toBeVisible();
  },
};
