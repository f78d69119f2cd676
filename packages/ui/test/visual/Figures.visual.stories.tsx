import type { Meta, StoryObj } from '@storybook/react-vite';
import * as breadcrumbs from '../../src/Breadcrumbs/Breadcrumbs.stories.js';
import * as figureChange from '../../src/FigureChange/FigureChange.stories.js';
import * as figureSection from '../../src/FigureSection/FigureSection.stories.js';
import * as figureTrace from '../../src/FigureTrace/FigureTrace.stories.js';
import { Gallery, MANY_IN_ONE_PAGE, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Figures/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { a11y: MANY_IN_ONE_PAGE, chromatic: { disableSnapshot: true } },
} satisfies Meta;

const ways = samplesOf(breadcrumbs);
const traces = samplesOf(figureTrace);
const changes = samplesOf(figureChange);

const sections = samplesOf(figureSection);

/** What a figure is made of: a formula, a sum, months, a problem, nothing yet. */
export const Trace: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={ways.Default} width={520} />
      <Sample of={traces.Formula} width={520} />
      <Sample of={traces.SumOfTermsBelow} width={520} />
      <Sample of={traces.StoredMonths} width={520} />
      <Sample of={traces.Invalid} width={520} />
      <Sample of={traces.Loading} width={520} />
      <Sample of={sections.Wide} width={800} />
      <Sample of={sections.WithoutActions} width={500} />
      <Sample of={sections.Narrow} width={360} />
    </Gallery>
  ),
};

/** Waterfalls: ups, downs and estimates, interaction, months, and no change to tell. */
export const Change: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={changes.Sum} width={832} />
      <Sample of={changes.Interaction} width={832} />
      <Sample of={changes.StoredMonths} width={832} />
      <Sample of={changes.MissingValue} width={832} />
    </Gallery>
  ),
};
