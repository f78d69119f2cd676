import type { Meta, StoryObj } from '@storybook/react-vite';
import * as colorPairPicker from '../../src/ColorPairPicker/ColorPairPicker.stories.js';
import * as commentThread from '../../src/CommentThread/CommentThread.stories.js';
import * as dataMap from '../../src/DataMap/DataMap.stories.js';
import * as figureGrid from '../../src/FigureGrid/FigureGrid.stories.js';
import * as roadmap from '../../src/Roadmap/Roadmap.stories.js';
import * as roadmapEditing from '../../src/Roadmap/RoadmapEditing.stories.js';
import * as roadmapTable from '../../src/Roadmap/RoadmapTable.stories.js';
import * as taskDetails from '../../src/TaskDetails/TaskDetails.stories.js';
import * as taskList from '../../src/TaskList/TaskList.stories.js';
import * as termNodeCard from '../../src/TermNodeCard/TermNodeCard.stories.js';
import * as termRootCard from '../../src/TermRootCard/TermRootCard.stories.js';
import * as termTree from '../../src/TermTree/TermTree.stories.js';
import { Gallery, MANY_IN_ONE_PAGE, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Analysis/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: MANY_IN_ONE_PAGE },
} satisfies Meta;

const trees = samplesOf(termTree);
const nodes = samplesOf(termNodeCard);
const maps = samplesOf(dataMap);
const grids = samplesOf(figureGrid);
const roadmaps = samplesOf(roadmap);
const editing = samplesOf(roadmapEditing);
const tables = samplesOf(roadmapTable);
const details = samplesOf(taskDetails);
const threads = samplesOf(commentThread);
const lists = samplesOf(taskList);
const colors = samplesOf(colorPairPicker);

const roots = samplesOf(termRootCard);

/** The tree, and its nodes with a value, an estimate and without data. */
export const Terms: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={trees.Terms} width={1200} />
      <Sample of={trees.InRows} width={1200} />
      <Sample of={trees.Narrow} width={360} />
      <Sample of={nodes.Actual} width={310} />
      <Sample of={nodes.Estimate} width={310} />
      <Sample of={nodes.WithoutData} width={310} />
      <Sample of={nodes.LongFinnishTitle} width={310} />
      <Sample of={roots.Terms} width={360} />
      <Sample of={roots.Loading} width={360} />
      <Sample of={roots.MoreThanFits} width={360} />
    </Gallery>
  ),
};

/** Figures that are not saved yet, and one that is refused. */
export const FigureGrid: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={grids.Problems} width={1200} />
      <Sample of={grids.Narrow} width={340} />
    </Gallery>
  ),
};

/** Actual and estimate differ by weight and slant. */
export const DataMap: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={maps.TermsByMonths} width={1200} />
      <Sample of={maps.Narrow} width={340} />
    </Gallery>
  ),
};

/** For those who plan, for those who read, and in a narrow place. */
export const Roadmap: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={roadmaps.ForManagers} width={1200} />
      <Sample of={roadmaps.ReadOnly} width={800} />
      <Sample of={roadmaps.Today} width={800} />
      <Sample of={roadmaps.Narrow} width={340} />
    </Gallery>
  ),
};

/** Crowded milestones, nothing yet, loading and failed. */
export const RoadmapStates: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={roadmaps.CrowdedMilestones} width={1200} />
      <Sample of={roadmaps.Empty} width={700} />
      <Sample of={roadmaps.Loading} width={700} />
      <Sample of={roadmaps.Failed} width={700} />
    </Gallery>
  ),
};

/** Ideas and dependencies; zoom and density; late and dimmed bars; the same as a table. */
export const RoadmapViews: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={editing.Ideas} width={1200} />
      <Sample of={editing.Dependencies} width={1200} />
      <Sample of={roadmaps.Quarters} width={700} />
      <Sample of={roadmaps.Years} width={500} />
      <Sample of={roadmaps.Compact} width={700} />
      <Sample of={roadmaps.Late} width={500} />
      <Sample of={roadmaps.Filtered} width={700} />
      <Sample of={tables.WholePlan} width={1000} />
      <Sample of={tables.Empty} width={500} />
    </Gallery>
  ),
};

/** A task's details for those who plan and those who read; the colours of main tasks. */
export const RoadmapParts: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={details.ForManagers} width={360} />
      <Sample of={details.ReadOnly} width={360} />
      <Sample of={details.Loading} width={360} />
      <Sample of={details.LongText} width={320} />
      <Sample of={colors.Default} width={360} />
      <Sample of={colors.Disabled} width={360} />
      <Sample of={colors.LongText} width={320} />
    </Gallery>
  ),
};

/** Tasks of a target: late and ahead, without months, none, and in a narrow place. */
export const TaskLists: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={lists.Tasks} width={460} />
      <Sample of={lists.Empty} width={460} />
      <Sample of={lists.Loading} width={460} />
      <Sample of={lists.LongText} width={300} />
    </Gallery>
  ),
};

/** Comments on a figure: open and resolved, none, and in a narrow place. */
export const CommentThreads: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={threads.Comments} width={460} />
      <Sample of={threads.Empty} width={460} />
      <Sample of={threads.Failed} width={460} />
      <Sample of={threads.LongText} width={300} />
    </Gallery>
  ),
};
