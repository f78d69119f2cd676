import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, Sample, samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './MovableNodes.stories.js';

export default {
  title: 'Managing/MovableNodes/Visual',
  tags: ['visual', '!autodocs', '!dev'],
} satisfies Meta;

const nodes = samplesOf(stories);

/** Targets with their grips, wide and narrow. */
export const Everything: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={nodes.Default} width={420} />
      <Sample of={nodes.Narrow} width={320} />
    </Gallery>
  ),
};
