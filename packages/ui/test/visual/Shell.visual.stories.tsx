import type { Meta, StoryObj } from '@storybook/react-vite';
import * as bottomNav from '../../src/BottomNav/BottomNav.stories.js';
import * as hotLink from '../../src/HotLink/HotLink.stories.js';
import * as leftMenu from '../../src/LeftMenu/LeftMenu.stories.js';
import * as pageHeader from '../../src/PageHeader/PageHeader.stories.js';
import * as topBar from '../../src/TopBar/TopBar.stories.js';
import { Gallery, MANY_IN_ONE_PAGE, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Shell/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: MANY_IN_ONE_PAGE },
} satisfies Meta;

const bars = samplesOf(topBar);
const menus = samplesOf(leftMenu);
const headers = samplesOf(pageHeader);
const links = samplesOf(hotLink);
const quick = samplesOf(bottomNav);

/** What surrounds every page. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={bars.SignedIn} width={1240} />
      <Sample of={bars.UnreadMessages} width={700} />
      <Sample of={bars.SignedOut} width={500} />
      <Sample of={menus.Extended} width={200} height={500} />
      <Sample of={menus.Collapsed} width={90} height={500} />
      <Sample of={headers.TitleOnly} width={420} />
      <Sample of={headers.LongFinnishTitle} width={400} />
      <Sample of={headers.WithActionsAndTabs} width={600} />
      <Sample of={headers.Highlighted} width={600} />
      <Sample of={links.Choose} width={160} height={100} />
      <Sample of={quick.Phone} width={320} height={60} />
      <Sample of={quick.Finnish} width={280} height={60} />
    </Gallery>
  ),
};
