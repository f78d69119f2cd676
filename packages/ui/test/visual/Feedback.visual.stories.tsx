import type { Meta, StoryObj } from '@storybook/react-vite';
import * as avatar from '../../src/Avatar/Avatar.stories.js';
import * as badge from '../../src/Badge/Badge.stories.js';
import * as banner from '../../src/Banner/Banner.stories.js';
import * as emptyState from '../../src/EmptyState/EmptyState.stories.js';
import * as errorState from '../../src/ErrorState/ErrorState.stories.js';
import * as skeleton from '../../src/Skeleton/Skeleton.stories.js';
import * as toasts from '../../src/Toasts/Toasts.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Foundations/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const banners = samplesOf(banner);
const messages = samplesOf(toasts);
const empty = samplesOf(emptyState);
const errors = samplesOf(errorState);
const badges = samplesOf(badge);
const avatars = samplesOf(avatar);
const skeletons = samplesOf(skeleton);

/** What shows the outcome: by words and marks, never by colour alone. */
export const Feedback: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={banners.Danger} width={600} />
      <Sample of={banners.Info} width={600} />
      <Sample of={banners.Success} width={600} />
      <Sample of={banners.Warning} width={600} />
      <Sample of={banners.Dismissible} width={600} />
      <Sample of={badges.Tones} width={280} />
      <Sample of={avatars.Sizes} width={280} />
      <Sample of={messages.Stacked} width={420} height={300} />
      <Sample of={errors.WithRetry} width={380} />
      <Sample of={errors.Retrying} width={380} />
      <Sample of={empty.WithDescriptionAndAction} width={420} />
      <Sample of={empty.LongFinnishText} width={380} />
      <Sample of={skeletons.CardThatLoads} width={380} />
    </Gallery>
  ),
};
