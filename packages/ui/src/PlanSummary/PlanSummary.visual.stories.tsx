import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, MANY_IN_ONE_PAGE, Sample, samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './PlanSummary.stories.js';

export default {
  title: 'Roadmap/PlanSummary/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { a11y: MANY_IN_ONE_PAGE, chromatic: { disableSnapshot: true } },
} satisfies Meta;

const summaries = samplesOf(stories);

/** With a filter and without, with nothing late, and on a narrow screen. */
export const Everything: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={summaries.Default} width={700} />
      <Sample of={summaries.Filtered} width={700} />
      <Sample of={summaries.NoneLate} width={700} />
      <Sample of={summaries.Narrow} width={340} />
    </Gallery>
  ),
};
