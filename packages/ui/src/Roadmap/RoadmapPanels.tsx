import type { ReactNode } from 'react';
import { AnchoredPopover } from '../Popover/AnchoredPopover.js';
import { linksOf } from './links.js';
import { MainTaskMenu } from './MainTaskMenu.js';
import type { RoadmapActions, RoadmapTask, TaskDetailsTools } from './types.js';
import type { Plan } from './usePlan.js';
import type { PlanEditing } from './usePlanEditing.js';

export interface RoadmapPanelsProps {
  plan: Plan;
  editing: PlanEditing;
  actions: RoadmapActions;
  renderTaskDetails: (task: RoadmapTask, tools: TaskDetailsTools) => ReactNode;
}

/** One popover for the details of all bars, and one menu for all main tasks. */
export function RoadmapPanels({ plan, editing, actions, renderTaskDetails }: RoadmapPanelsProps) {
  const { mainTasks, dependencies, onPlanChange, labels } = plan;
  const { details, ask, connecting } = editing;
  const { menu, menuButton, onMenuOpenChange } = editing.menu;
  const mainTask = mainTasks.find(({ id }) => id === details.shown?.mainTask);
  const task = mainTask?.tasks.find(({ id }) => id === details.shown?.task);
  // A narrow window has no room to spare, and no pointer that opens details in passing.
  const clearTop = details.shown && !plan.space.stacked ? details.shown.top : 0;
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
          wide
          clearTop={clearTop}
          panel={details.panel}
        >
          {renderTaskDetails(task, {
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
