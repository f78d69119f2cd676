import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, Sample, samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './TreeRows.stories.js';

export default {
  title: 'Managing/TreeRows/Visual',
  tags: ['visual', '!autodocs', '!dev'],
} satisfies Meta;

const rows = samplesOf(stories);

/** A tree of rows, wide and narrow. */
export const Everything: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={rows.Default} width={900} />
      <Sample of={rows.Narrow} width={320} />
    </Gallery>
  ),
};
