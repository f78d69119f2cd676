import type { Meta, StoryObj } from '@storybook/react-vite';
import * as appFrame from '../../src/AppFrame/AppFrame.stories.js';
import * as centeredPage from '../../src/CenteredPage/CenteredPage.stories.js';
import * as environmentSelector from '../../src/EnvironmentSelector/EnvironmentSelector.stories.js';
import * as userMenu from '../../src/UserMenu/UserMenu.stories.js';
import { Gallery, MANY_IN_ONE_PAGE, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Frames/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { a11y: MANY_IN_ONE_PAGE },
} satisfies Meta;

const frames = samplesOf(appFrame);
const finnishFrames = samplesOf(appFrame, 'fi');
const pages = samplesOf(centeredPage);
const environments = samplesOf(environmentSelector);
const users = samplesOf(userMenu);

/** A page of the product, wide and on a phone. */
export const Signed: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={frames.Page} width={1240} height={640} />
      <Sample of={frames.Phone} width={360} height={640} />
      <Sample of={finnishFrames.Finnish} width={360} height={640} />
    </Gallery>
  ),
};

/** Pages before signing in. */
export const SigningIn: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={pages.SignIn} width={800} height={560} />
      <Sample of={pages.RefusedInFinnish} width={360} height={640} />
      <Sample of={pages.Phone} width={360} height={640} />
    </Gallery>
  ),
};

/** The environment and the user. */
export const Choosers: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={environments.Choose} width={360} />
      <Sample of={environments.LongName} width={240} />
      <Sample of={environments.Empty} width={240} />
      <Sample of={users.Choose} width={240} />
      <Sample of={users.EmailOnlyInFinnish} width={240} />
    </Gallery>
  ),
};
