import type { Meta, StoryObj } from '@storybook/react-vite';
import * as groupCardSkeleton from '../../src/GroupCardSkeleton/GroupCardSkeleton.stories.js';
import * as messageSkeleton from '../../src/MessageSkeleton/MessageSkeleton.stories.js';
import * as reportCardSkeleton from '../../src/ReportCardSkeleton/ReportCardSkeleton.stories.js';
import * as spinner from '../../src/Spinner/Spinner.stories.js';
import * as spinnerOverlay from '../../src/Spinner/SpinnerOverlay.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

export default { title: 'Waiting/Visual', tags: ['visual', '!autodocs', '!dev'] } satisfies Meta;

const groups = samplesOf(groupCardSkeleton);
const messages = samplesOf(messageSkeleton);
const reports = samplesOf(reportCardSkeleton);
const spinners = samplesOf(spinner);
const overlays = samplesOf(spinnerOverlay);

/** What holds the place of what is loading. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={groups.Loading} width={360} />
      <Sample of={messages.Loading} width={600} />
      <Sample of={messages.Narrow} width={360} />
      <Sample of={reports.Loading} width={400} />
      <Sample of={spinners.WithASpokenName} width={80} />
      <Sample of={spinners.Sizes} width={240} />
      <Sample of={overlays.Active} width={360} />
      <Sample of={overlays.Inactive} width={360} />
    </Gallery>
  ),
};
