import type { Meta, StoryObj } from '@storybook/react-vite';
import * as dataMapPanel from '../../src/DataMapPanel/DataMapPanel.stories.js';
import * as figureKey from '../../src/FigureKey/FigureKey.stories.js';
import { Gallery, MANY_IN_ONE_PAGE, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Analysis/DataMapPanel/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { a11y: MANY_IN_ONE_PAGE },
} satisfies Meta;

const panels = samplesOf(dataMapPanel);
const finnish = samplesOf(dataMapPanel, 'fi');
const keys = samplesOf(figureKey);

/** Filled, loading and with a notice; and the key alone. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={panels.OnAPage} width={1240} height={560} />
      <Sample of={panels.Loading} width={800} height={480} />
      <Sample of={panels.WithANotice} width={800} height={560} />
      <Sample of={keys.Default} width={400} />
      <Sample of={keys.Finnish} width={400} />
    </Gallery>
  ),
};

/** As on a phone, and in the longer language. */
export const NarrowAndFinnish: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={panels.Phone} width={360} height={640} />
      <Sample of={finnish.Phone} width={360} height={640} />
    </Gallery>
  ),
};
