import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, Sample, samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './RichTextEditor.stories.js';

export default {
  title: 'Messages/RichTextEditor/Visual',
  tags: ['visual', '!autodocs', '!dev'],
} satisfies Meta;

const editors = samplesOf(stories);
const finnish = samplesOf(stories, 'fi');

/** Empty, filled, wrong, nested and on a narrow screen. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={editors.Typing} width={600} />
      <Sample of={editors.Filled} width={600} />
      <Sample of={editors.WithError} width={600} />
      <Sample of={editors.NestedLists} width={600} />
      <Sample of={editors.Narrow} width={360} />
    </Gallery>
  ),
};

/** The same tools in the longer language. */
export const Finnish: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={finnish.Filled} width={600} />
      <Sample of={finnish.Narrow} width={360} />
    </Gallery>
  ),
};
