import type { Meta, StoryObj } from '@storybook/react-vite';
import * as downloadMenu from '../../src/DownloadMenu/DownloadMenu.stories.js';
import * as menuButton from '../../src/MenuButton/MenuButton.stories.js';
import * as relatedLinks from '../../src/RelatedLinks/RelatedLinks.stories.js';
import * as tabs from '../../src/Tabs/Tabs.stories.js';
import * as toolbar from '../../src/Toolbar/Toolbar.stories.js';
import * as tooltip from '../../src/Tooltip/Tooltip.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

export default { title: 'Navigation/Visual', tags: ['visual', '!autodocs', '!dev'] } satisfies Meta;

const tooltips = samplesOf(tooltip);
const tabLists = samplesOf(tabs);
const toolbars = samplesOf(toolbar);
const links = samplesOf(relatedLinks);
const menus = samplesOf(menuButton);
const downloads = samplesOf(downloadMenu);
const finnishTabs = samplesOf(tabs, 'fi');
const finnishToolbars = samplesOf(toolbar, 'fi');
const finnishDownloads = samplesOf(downloadMenu, 'fi');

/** Tabs, toolbars, links and the buttons of menus. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={tabLists.WithTrailingAction} width={600} />
      <Sample of={tabLists.OneDisabled} width={600} />
      <Sample of={tabLists.Links} width={600} />
      <Sample of={toolbars.Controls} width={600} />
      <Sample of={toolbars.SetApart} width={600} />
      <Sample of={links.Links} width={360} />
      <Sample of={menus.Closed} width={60} />
      <Sample of={menus.Small} width={60} />
      <Sample of={downloads.OfAChart} width={240} />
      <Sample of={downloads.Loading} width={240} />
      <Sample of={downloads.Small} width={240} />
      <Sample of={tooltips.OnFocus} width={240} />
    </Gallery>
  ),
};

/** As on a phone, and in the longer language. */
export const NarrowAndFinnish: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={tabLists.ManyInANarrowPlace} width={360} />
      <Sample of={finnishTabs.WithTrailingAction} width={360} />
      <Sample of={toolbars.Narrow} width={360} />
      <Sample of={finnishToolbars.Narrow} width={360} />
      <Sample of={links.LongFinnishTitles} width={360} />
      <Sample of={finnishDownloads.OfAChart} width={360} />
    </Gallery>
  ),
};
