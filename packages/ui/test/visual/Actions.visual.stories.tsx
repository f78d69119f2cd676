import type { Meta, StoryObj } from '@storybook/react-vite';
import * as button from '../../src/Button/Button.stories.js';
import * as checkbox from '../../src/Checkbox/Checkbox.stories.js';
import * as iconButton from '../../src/IconButton/IconButton.stories.js';
import * as segmentedControl from '../../src/SegmentedControl/SegmentedControl.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Actions/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const buttons = samplesOf(button);
const iconButtons = samplesOf(iconButton);
const checkboxes = samplesOf(checkbox);
const controls = samplesOf(segmentedControl);

/** Buttons in each look and state, icon buttons, switches of views, checkboxes. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={buttons.Primary} width={180} />
      <Sample of={buttons.Secondary} width={220} />
      <Sample of={buttons.Quiet} width={120} />
      <Sample of={buttons.Danger} width={160} />
      <Sample of={buttons.WithIcons} width={160} />
      <Sample of={buttons.Loading} width={180} />
      <Sample of={buttons.Disabled} width={100} />
      <Sample of={buttons.Sizes} width={280} />
      <Sample of={buttons.LongTextInANarrowPlace} width={200} />
      <Sample of={buttons.AsLink} width={230} />
      <Sample of={iconButtons.Quiet} width={60} />
      <Sample of={iconButtons.Secondary} width={60} />
      <Sample of={iconButtons.Danger} width={60} />
      <Sample of={iconButtons.Disabled} width={60} />
      <Sample of={iconButtons.Sizes} width={160} />
      <Sample of={controls.GraphOrNumbers} width={260} />
      <Sample of={controls.Small} width={260} />
      <Sample of={controls.Narrow} width={260} />
      <Sample of={controls.Disabled} width={260} />
      <Sample of={checkboxes.Unchecked} width={200} />
      <Sample of={checkboxes.Checked} width={200} />
      <Sample of={checkboxes.Indeterminate} width={200} />
      <Sample of={checkboxes.WithHint} width={320} />
      <Sample of={checkboxes.Disabled} width={200} />
    </Gallery>
  ),
};
