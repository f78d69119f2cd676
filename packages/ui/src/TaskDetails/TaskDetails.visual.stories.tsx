import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, MANY_IN_ONE_PAGE, Sample, samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './TaskDetails.stories.js';
import * as hintStories from './TaskHint.stories.js';

export default {
  title: 'Roadmap/TaskDetails/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { a11y: MANY_IN_ONE_PAGE, chromatic: { disableSnapshot: true } },
} satisfies Meta;

const details = samplesOf(stories);
const hints = samplesOf(hintStories);

/** For those who plan and those who read, while loading and on a narrow screen. */
export const Everything: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={details.ForManagers} width={400} />
      <Sample of={details.ReadOnly} width={400} />
      <Sample of={details.OneMonth} width={400} />
      <Sample of={details.WithoutOwnerAndTargets} width={400} />
      <Sample of={details.Loading} width={400} />
      <Sample of={details.LongText} width={360} />
      <Sample of={hints.Default} width={350} />
      <Sample of={hints.LongText} width={350} />
    </Gallery>
  ),
};
