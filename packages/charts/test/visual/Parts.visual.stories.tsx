import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType, CSSProperties } from 'react';
import * as chartProvider from '../../src/ChartProvider/ChartProvider.stories.js';
import * as headlineFigureCard from '../../src/HeadlineFigureCard/HeadlineFigureCard.stories.js';
import * as nearViewport from '../../src/NearViewport/NearViewport.stories.js';
import * as sparkline from '../../src/Sparkline/Sparkline.stories.js';
import * as targetGraph from '../../src/TargetGraph/TargetGraph.stories.js';
import * as timelineRangeBrush from '../../src/TimelineRangeBrush/TimelineRangeBrush.stories.js';

export default {
  title: 'Parts/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const figures = composeStories(headlineFigureCard);
const lines = composeStories(sparkline);
const brushes = composeStories(timelineRangeBrush);
const targets = composeStories(targetGraph);
const providers = composeStories(chartProvider);
const { Near } = composeStories(nearViewport);

const SHEET: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 24,
  marginBottom: 24,
};

const Sheet = ({ of, width }: { of: readonly ComponentType[]; width: number }) => (
  <div style={SHEET}>
    {of.map((Story, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <div key={index} style={{ width }}>
        <Story />
      </div>
    ))}
  </div>
);

/** Headline figures and sparklines: actual, estimated, with gaps, empty, loading, long. */
export const Figures: StoryObj = {
  render: () => (
    <>
      <Sheet
        width={320}
        of={[
          figures.Actual,
          figures.Estimate,
          figures.WithPrefix,
          figures.Empty,
          figures.Loading,
          figures.LongText,
        ]}
      />
      <Sheet width={220} of={[lines.Default, lines.AllActual, lines.WithGaps, lines.OnePoint]} />
    </>
  ),
};

/** The timeline to choose a period by, wide and narrow. */
export const Brushes: StoryObj = {
  render: () => (
    <>
      <Sheet
        width={700}
        of={[brushes.Default, brushes.Plain, brushes.OneMonth, brushes.Disabled]}
      />
      <Sheet width={328} of={[brushes.Narrow]} />
    </>
  ),
};

/** A target beside what it is compared with, and its states. */
export const Targets: StoryObj = {
  render: () => (
    <>
      <Sheet
        width={640}
        of={[targets.Default, targets.WithoutCompare, targets.Empty, targets.Failed]}
      />
      <Sheet width={328} of={[targets.Narrow]} />
    </>
  ),
};

/** Charts with parts of another kit, and with the plain ones. */
export const FrameParts: StoryObj = {
  render: () => <Sheet width={560} of={[providers.PlainParts, providers.OwnPart, Near]} />,
};
