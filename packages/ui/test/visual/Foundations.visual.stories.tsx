import type { Meta, StoryObj } from '@storybook/react-vite';
import * as card from '../../src/Card/Card.stories.js';
import * as column from '../../src/Columns/Columns.stories.js';
import * as divider from '../../src/Divider/Divider.stories.js';
import * as dot from '../../src/Dot/Dot.stories.js';
import * as icon from '../../src/Icon/Icon.stories.js';
import * as link from '../../src/Link/Link.stories.js';
import * as liveRegion from '../../src/LiveRegion/LiveRegion.stories.js';
import * as logo from '../../src/Logo/Logo.stories.js';
import * as reserved from '../../src/Reserved/Reserved.stories.js';
import * as stack from '../../src/Stack/Stack.stories.js';
import * as visuallyHidden from '../../src/VisuallyHidden/VisuallyHidden.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Foundations/Basics/Visual',
  tags: ['visual', '!autodocs', '!dev'],
} satisfies Meta;

const cards = samplesOf(card);
const dividers = samplesOf(divider);
const dots = samplesOf(dot);
const icons = samplesOf(icon);
const links = samplesOf(link);
const regions = samplesOf(liveRegion);
const logos = samplesOf(logo);
const reserveds = samplesOf(reserved);
const columns = samplesOf(column);
const stacks = samplesOf(stack);
const hidden = samplesOf(visuallyHidden);
const finnishReserved = samplesOf(reserved, 'fi');

/** What everything else is made of. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={cards.WithText} width={360} />
      <Sample of={columns.SideBySide} width={600} />
      <Sample of={stacks.Parts} width={360} />
      <Sample of={dividers.Or} width={300} />
      <Sample of={dots.Unread} width={120} />
      <Sample of={links.Plain} width={240} />
      <Sample of={links.FromARouter} width={240} />
      <Sample of={logos.WithName} width={200} />
      <Sample of={logos.MarkOnly} width={80} />
      <Sample of={logos.Large} width={280} />
      <Sample of={regions.SaysAMessage} width={240} />
      <Sample of={hidden.BesideAFigure} width={240} />
      <Sample of={reserveds.Shown} width={240} />
      <Sample of={reserveds.Kept} width={240} />
      <Sample of={finnishReserved.Finnish} width={360} />
    </Gallery>
  ),
};

/** Every icon. */
export const Icons: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={icons.Decoration} width={40} />
      <Sample of={icons.WithAName} width={40} />
      <Sample of={icons.All} width={1240} />
    </Gallery>
  ),
};
