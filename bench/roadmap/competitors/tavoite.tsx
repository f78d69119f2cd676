import '@tavoite/tokens/tokens.css';
import { monthNumber } from '@tavoite/model';
import { GlobalStyle, Roadmap, type RoadmapActions } from '@tavoite/ui';
import { roadmap } from '@tavoite/ui/labels/en';
import type { Mount } from '../../lib/inPage.js';
import { drawNow } from '../../lib/react.js';
import { FIRST_YEAR, type Lane, lanes, MONTHS } from '../data.js';

const FIRST = monthNumber(FIRST_YEAR, 1);
const planOf = (plan: readonly Lane[]) =>
  plan.map(({ id, title, bars }) => ({
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
const mainTasks = planOf(lanes());
const ignore = () => undefined;
const ACTIONS: RoadmapActions = {
  onAddMainTask: ignore,
  onEditMainTask: ignore,
  onDeleteMainTask: ignore,
  onAddRow: ignore,
  onDeleteRow: ignore,
  onAddMilestone: ignore,
  onOpenMilestone: ignore,
  onOpenRoadmap: ignore,
};
// The page's ground, as the style sheets of the others: there before anything is mounted.
drawNow(document.head.appendChild(document.createElement('meta')), <GlobalStyle />);

/** `count` lanes; 0 for those of all competitors. */
export const mount: Mount = (element, count) => {
  drawNow(
    element,
    <Roadmap
      mainTasks={count === 0 ? mainTasks : planOf(lanes(count))}
      milestones={[]}
      firstMonth={FIRST}
      lastMonth={FIRST + MONTHS - 1}
      currentMonth={FIRST}
      readOnly={false}
      actions={ACTIONS}
      locale="en"
      labels={roadmap}
      renderTaskDetails={({ title }) => title}
    />,
  );
  return {};
};
