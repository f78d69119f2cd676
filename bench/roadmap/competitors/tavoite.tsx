import '@tavoite/tokens/tokens.css';
import { monthNumber } from '@tavoite/model';
import { GlobalStyle, Roadmap, type RoadmapActions, type RoadmapTask } from '@tavoite/ui';
import type { Mount } from '../../lib/inPage.js';
import { drawNow } from '../../lib/react.js';
import { FIRST_YEAR, lanes, MONTHS } from '../data.js';

const FIRST = monthNumber(FIRST_YEAR, 1);
const mainTasks = lanes().map(({ id, title, bars }) => ({
  id,
  title,
  rowCount: 1,
  color: '#0b6e78',
  darkColor: '#4fb8c2',
  links: [],
  tasks: bars.map((bar) => ({
    id: bar.id,
    title: bar.title,
    rowIndex: 0,
    startMonth: FIRST + bar.start,
    endMonth: FIRST + bar.end,
    progress: bar.progress,
  })),
}));
const ignore = () => undefined;
const ACTIONS: RoadmapActions = {
  onResizeTask: ignore,
  onRefuse: ignore,
  onAddTask: ignore,
  onAddMainTask: ignore,
  onEditMainTask: ignore,
  onDeleteMainTask: ignore,
  onMoveMainTask: ignore,
  onAddRow: ignore,
  onDeleteRow: ignore,
  onAddMilestone: ignore,
  onOpenMilestone: ignore,
  onOpenRoadmap: ignore,
};
const LABELS = {
  roadmap: 'Roadmap',
  mainTasks: 'Main tasks',
  milestones: 'Milestones',
  addMainTask: 'Add a main task',
  addMilestone: 'Add a milestone',
  linkedRoadmaps: 'Linked roadmaps',
  mainTaskActions: 'Actions',
  edit: 'Edit',
  delete: 'Delete',
  moveUp: 'Move up',
  moveDown: 'Move down',
  addRow: 'Add a row',
  addTask: 'Add a task',
  addTaskToRow: (row: number) => `Add a task to row ${row}`,
  deleteRow: (row: number) => `Delete row ${row}`,
  empty: 'No main tasks yet.',
};
const titleOf = (task: RoadmapTask) => task.title;

// The page's ground, as the style sheets of the others: there before anything is mounted.
drawNow(document.head.appendChild(document.createElement('meta')), <GlobalStyle />);

export const mount: Mount = (element) => {
  drawNow(
    element,
    <Roadmap
      mainTasks={mainTasks}
      milestones={[]}
      firstMonth={FIRST}
      lastMonth={FIRST + MONTHS - 1}
      currentMonth={FIRST}
      readOnly={false}
      actions={ACTIONS}
      labels={LABELS}
      monthName={String}
      labelOfTask={titleOf}
      renderTaskDetails={titleOf}
    />,
  );
  return {};
};
