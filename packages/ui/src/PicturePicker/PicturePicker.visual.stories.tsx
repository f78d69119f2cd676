import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, Sample, samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './PicturePicker.stories.js';

export default {
  title: 'Fields/PicturePicker/Visual',
  tags: ['visual', '!autodocs', '!dev'],
} satisfies Meta;

const pickers = samplesOf(stories);

/** Icons and colours, without a choice, disabled and narrow. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={pickers.Default} width={360} />
      <Sample of={pickers.Colours} width={360} />
      <Sample of={pickers.NothingChosen} width={360} />
      <Sample of={pickers.Disabled} width={360} />
      <Sample of={pickers.Narrow} width={200} />
    </Gallery>
  ),
};
