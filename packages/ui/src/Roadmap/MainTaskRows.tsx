import type { MonthNumber } from '@tavoite/model';
import { type CSSProperties, memo, type PointerEvent, type ReactNode, useState } from 'react';
import { DropdownMenu, MenuItem } from '../DropdownMenu/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import {
  GROUP_PADDING_PX,
  groupHeight,
  isFree,
  MONTH_WIDTH_PX,
  ROW_HEIGHT_PX,
  type TaskSpan,
} from './geometry.js';
import type { RoadmapLabels } from './Roadmap.js';
import { FreeMonth, Grip, Group, GroupTitle, Track } from './styles.js';
import { TaskBar } from './TaskBar.js';
import type { Refusal, RoadmapMainTask, RoadmapTask } from './types.js';

export interface MainTaskRowsProps {
  mainTask: RoadmapMainTask;
  index: number;
  count: number;
  top: number;
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  readOnly: boolean;
  isDragged: boolean;
  isDropPlace: boolean;
  labels: RoadmapLabels;
  labelOfTask: (task: RoadmapTask) => string;
  renderDetails: (task: RoadmapTask) => ReactNode;
  onResize: (task: RoadmapTask, span: TaskSpan) => void;
  onRefuse: (task: RoadmapTask, refusal: Refusal) => void;
  onAddTask: (mainTask: RoadmapMainTask, rowIndex: number, month: MonthNumber) => void;
  onEdit: (mainTask: RoadmapMainTask) => void;
  onDelete: (mainTask: RoadmapMainTask) => void;
  onAddRow: (mainTask: RoadmapMainTask) => void;
  onDeleteRow: (mainTask: RoadmapMainTask, rowIndex: number) => void;
  onMove: (from: number, to: number) => void;
  onOpenRoadmap: (id: number) => void;
  grip: {
    onPointerDown: (event: PointerEvent<HTMLElement>, index: number) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

interface Place {
  month: MonthNumber;
  rowIndex: number;
}

/** One main task with its rows of bars; renders a `<div role="group">`. */
export const MainTaskRows = memo(function MainTaskRows(props: MainTaskRowsProps) {
  const { mainTask, index, firstMonth, lastMonth, readOnly, labels, grip } = props;
  const [hovered, setHovered] = useState<Place | null>(null);

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (readOnly || event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const month = firstMonth + Math.floor((event.clientX - box.left) / MONTH_WIDTH_PX);
    const rowIndex = Math.floor((event.clientY - box.top - GROUP_PADDING_PX) / ROW_HEIGHT_PX);
    const inside = rowIndex >= 0 && rowIndex < mainTask.rowCount && month <= lastMonth;
    setHovered((before) => {
      if (!inside || !isFree(month, rowIndex, mainTask.tasks)) return null;
      return before?.month === month && before.rowIndex === rowIndex ? before : { month, rowIndex };
    });
  };

  /** The first free month of a row, from the first one shown: where the menu adds a task. */
  const addToRow = (rowIndex: number) => {
    for (let month = firstMonth; month <= lastMonth; month += 1) {
      if (isFree(month, rowIndex, mainTask.tasks)) {
        props.onAddTask(mainTask, rowIndex, month);
        return;
      }
    }
  };
  const rows = Array.from({ length: mainTask.rowCount }, (_, row) => row);

  return (
    <Group
      role="group"
      aria-label={mainTask.title}
      data-dragged={props.isDragged || undefined}
      data-drop={props.isDropPlace || undefined}
      style={
        {
          '--top': `${props.top}px`,
          '--height': `${groupHeight(mainTask)}px`,
          '--task-color': mainTask.color,
          '--task-color-dark': mainTask.darkColor,
        } as CSSProperties
      }
    >
      <GroupTitle>
        {!readOnly && (
          <Grip
            type="button"
            // The menu beside it moves by keyboard.
            tabIndex={-1}
            aria-hidden="true"
            onPointerDown={(event) => grip.onPointerDown(event, index)}
            onPointerMove={grip.onPointerMove}
            onPointerUp={grip.onPointerUp}
            onPointerCancel={grip.onPointerCancel}
          >
            <Icon name="grip" size="sm" />
          </Grip>
        )}
        <span data-title="" title={mainTask.title}>
          {mainTask.title}
        </span>
        {mainTask.links.length > 0 && (
          <DropdownMenu
            trigger={
              <IconButton size="sm" label={`${labels.linkedRoadmaps}: ${mainTask.title}`}>
                <Icon name="link" size="sm" />
              </IconButton>
            }
          >
            {mainTask.links.map((link) => (
              <MenuItem key={link.id} onSelect={() => props.onOpenRoadmap(link.id)}>
                {link.title}
              </MenuItem>
            ))}
          </DropdownMenu>
        )}
        {!readOnly && (
          <DropdownMenu
            trigger={
              <IconButton size="sm" label={`${labels.mainTaskActions}: ${mainTask.title}`}>
                <Icon name="more" size="sm" />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => props.onEdit(mainTask)}>{labels.edit}</MenuItem>
            <MenuItem disabled={index === 0} onSelect={() => props.onMove(index, index - 1)}>
              {labels.moveUp}
            </MenuItem>
            <MenuItem
              disabled={index === props.count - 1}
              onSelect={() => props.onMove(index, index + 1)}
            >
              {labels.moveDown}
            </MenuItem>
            <MenuItem onSelect={() => props.onAddRow(mainTask)}>{labels.addRow}</MenuItem>
            {rows.map((row) => (
              <MenuItem key={`add-${row}`} onSelect={() => addToRow(row)}>
                {labels.addTaskToRow(row + 1)}
              </MenuItem>
            ))}
            {mainTask.rowCount > 1 &&
              rows.map((row) => (
                <MenuItem
                  key={`delete-${row}`}
                  tone="danger"
                  onSelect={() => props.onDeleteRow(mainTask, row)}
                >
                  {labels.deleteRow(row + 1)}
                </MenuItem>
              ))}
            <MenuItem tone="danger" onSelect={() => props.onDelete(mainTask)}>
              {labels.delete}
            </MenuItem>
          </DropdownMenu>
        )}
      </GroupTitle>
      <Track onPointerMove={onPointerMove} onPointerLeave={() => setHovered(null)}>
        {hovered && (
          <FreeMonth
            type="button"
            // The menu adds tasks by keyboard.
            tabIndex={-1}
            aria-label={labels.addTask}
            style={
              {
                '--from': hovered.month - firstMonth,
                '--row': hovered.rowIndex,
              } as CSSProperties
            }
            onClick={() => props.onAddTask(mainTask, hovered.rowIndex, hovered.month)}
          >
            +
          </FreeMonth>
        )}
        {mainTask.tasks.map(
          (task) =>
            task.endMonth >= firstMonth &&
            task.startMonth <= lastMonth && (
              <TaskBar
                key={task.id}
                task={task}
                tasks={mainTask.tasks}
                firstMonth={firstMonth}
                readOnly={readOnly}
                label={props.labelOfTask(task)}
                renderDetails={props.renderDetails}
                onResize={props.onResize}
                onRefuse={props.onRefuse}
              />
            ),
        )}
      </Track>
    </Group>
  );
});
