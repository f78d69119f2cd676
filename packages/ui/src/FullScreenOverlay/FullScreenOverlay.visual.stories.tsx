import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './FullScreenOverlay.stories.js';

export default {
  title: 'Overlays/FullScreenOverlay/Visual',
  tags: ['visual', '!autodocs', '!dev'],
} satisfies Meta;

const samples = samplesOf(stories);

/** Over all of the page. */
export const Everything: StoryObj = { render: () => <samples.ClosesOnAnyClick /> };

/** In the longer language. */
export const Finnish: StoryObj = { render: () => <samples.Finnish /> };
