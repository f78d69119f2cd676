import type { Meta, StoryObj } from '@storybook/react-vite';
import * as pagePreview from '../../src/PagePreview/PagePreview.stories.js';
import * as reorderableList from '../../src/ReorderableList/ReorderableList.stories.js';
import * as reportCard from '../../src/ReportCard/ReportCard.stories.js';
import * as reportGraphTile from '../../src/ReportGraphTile/ReportGraphTile.stories.js';
import * as viewPicker from '../../src/ViewPicker/ViewPicker.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Reports/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const cards = samplesOf(reportCard);
const tiles = samplesOf(reportGraphTile);
const lists = samplesOf(reorderableList);
const previews = samplesOf(pagePreview);
const pickers = samplesOf(viewPicker);

/** Cards, graphs in each state, and the lists that a report is put together with. */
export const Everything: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={cards.Ready} width={600} />
      <Sample of={cards.Processing} width={600} />
      <Sample of={cards.Failed} width={600} />
      <Sample of={cards.LongTitleInANarrowPlace} width={360} />
      <Sample of={cards.InAWidePlace} width={800} />
      <Sample of={tiles.Ready} width={280} />
      <Sample of={tiles.KeyOfItsLines} width={280} />
      <Sample of={tiles.Processing} width={280} />
      <Sample of={tiles.Failed} width={280} />
      <Sample of={lists.ContentsOfAReport} width={460} />
      <Sample of={lists.Empty} width={280} />
      <Sample of={previews.Pages} width={400} />
      <Sample of={pickers.ViewsOfAReport} width={400} />
    </Gallery>
  ),
};
