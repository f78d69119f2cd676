import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplesOf } from '../../test/visual/Gallery.js';
import * as stories from './CommandPalette.stories.js';

export default {
  title: 'Overlays/CommandPalette/Visual',
  tags: ['visual', '!autodocs', '!dev'],
} satisfies Meta;

const samples = samplesOf(stories);

/** What can be gone to. */
export const Everything: StoryObj = { render: () => <samples.Everything /> };

/** While it is loading. */
export const Loading: StoryObj = { render: () => <samples.Loading /> };

/** Nothing fits what was typed. */
export const NothingFits: StoryObj = { render: () => <samples.NothingFits /> };
