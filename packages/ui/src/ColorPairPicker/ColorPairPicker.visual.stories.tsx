import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, Sample, samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './ColorPairPicker.stories.js';

export default {
  title: 'Roadmap/ColorPairPicker/Visual',
  tags: ['visual', '!autodocs', '!dev'],
} satisfies Meta;

const pickers = samplesOf(stories);

/** With a choice, without one, empty, disabled and with long names. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={pickers.Default} width={360} />
      <Sample of={pickers.NothingChosen} width={360} />
      <Sample of={pickers.Empty} width={360} />
      <Sample of={pickers.Disabled} width={360} />
      <Sample of={pickers.LongText} width={360} />
    </Gallery>
  ),
};
