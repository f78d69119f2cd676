import type { MonthNumber } from '@tavoite/model';
import type { ReactNode } from 'react';
import { AnchoredPopover } from '../Popover/AnchoredPopover.js';
import { brokenNotes } from './Arrows.js';
import { earlyText, lateText } from './late.js';
import { linksOf } from './links.js';
import { MainTaskMenu } from './MainTaskMenu.js';
import type { RoadmapActions, RoadmapTask, TaskDetailsTools } from './types.js';
import type { Plan } from './usePlan.js';
import type { PlanEditing } from './usePlanEditing.js';

export interface RoadmapPanelsProps {
  plan: Plan;
  editing: PlanEditing;
  actions: RoadmapActions;
  currentMonth: MonthNumber;
  renderTaskDetails: (task: RoadmapTask, tools: TaskDetailsTools) => ReactNode;
  renderTaskHint: ((task: RoadmapTask, warnings: readonly string[]) => ReactNode) | undefined;
}

/** One popover for the details of all bars, and one menu for all main tasks. */
export function RoadmapPanels({
  plan,
  editing,
  actions,
  currentMonth,
  renderTaskDetails,
  renderTaskHint,
}: RoadmapPanelsProps) {
  const { mainTasks, dependencies, onPlanChange, labels } = plan;
  const { details, ask, connecting } = editing;
  const { menu, menuButton, onMenuOpenChange } = editing.menu;
  const mainTask = mainTasks.find(({ id }) => id === details.shown?.mainTask);
  const task = mainTask?.tasks.find(({ id }) => id === details.shown?.task);
  // A narrow window has no room to spare, and no pointer that opens details in passing.
  const clearTop = details.shown && !plan.space.stacked ? details.shown.top : 0;
  const hint = details.shown?.isHint ? renderTaskHint : undefined;
  const warningsOf = (one: RoadmapTask) =>
    [
      lateText(one, currentMonth, labels),
      earlyText(one, brokenNotes(plan).has(one.id), labels),
    ].filter(Boolean);
  const menuIndex = mainTasks.findIndex(({ id }) => id === menu?.mainTask);
  const menuTask = mainTasks[menuIndex];
  return (
    <>
      {mainTask && task && details.shown && (
        <AnchoredPopover
          key={`${mainTask.id} ${task.id}`}
          anchor={details.anchor}
          open={details.shown.open}
          onOpenChange={details.onOpenChange}
          label={task.title}
          wide={!hint}
          clearTop={hint ? details.shown.clear.top : clearTop}
          clearLeft={hint ? details.shown.clear.left : 0}
          panel={details.panel}
        >
          {hint
            ? hint(task, warningsOf(task))
            : renderTaskDetails(task, {
                mainTask,
                dependencies: linksOf(mainTasks, dependencies, task),
                resize: (edge, months) => ask('resize', task.id, edge, months),
                move: (months) => ask('move', task.id, 'end', months),
                setProgress: (to) =>
                  onPlanChange({ kind: 'progress', task: task.id, from: task.progress, to }),
                connect: () => {
                  details.onOpenChange(false);
                  connecting.start(task.id);
                },
                disconnect: (dependency) => onPlanChange({ kind: 'disconnect', dependency }),
                close: () => details.onOpenChange(false),
              })}
        </AnchoredPopover>
      )}
      {menu && menuTask && (
        <MainTaskMenu
          key={`${menu.kind} ${menuTask.id}`}
          kind={menu.kind}
          mainTask={menuTask}
          index={menuIndex}
          count={mainTasks.length}
          plan={plan}
          anchor={menuButton}
          open={menu.open}
          onOpenChange={onMenuOpenChange}
          labels={labels}
          actions={actions}
          onMove={editing.reorder}
        />
      )}
    </>
  );
}
