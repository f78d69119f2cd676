import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, Sample, samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './MovableRows.stories.js';

export default {
  title: 'Managing/MovableRows/Visual',
  tags: ['visual', '!autodocs', '!dev'],
} satisfies Meta;

const rows = samplesOf(stories);

/** A tree of rows with their grips, wide and narrow. */
export const Everything: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={rows.Default} width={420} />
      <Sample of={rows.Narrow} width={240} />
    </Gallery>
  ),
};
