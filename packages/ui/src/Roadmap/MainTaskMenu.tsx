import type { MonthNumber } from '@tavoite/model';
import type { RefObject } from 'react';
import { AnchoredMenu } from '../DropdownMenu/AnchoredMenu.js';
import { MenuItem } from '../DropdownMenu/index.js';
import { isFree } from './geometry.js';

import type { MenuKind, RoadmapActions, RoadmapLabels, RoadmapMainTask } from './types.js';

export interface MainTaskMenuProps {
  kind: MenuKind;
  mainTask: RoadmapMainTask;
  index: number;
  /** Number of main tasks. */
  count: number;
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: RoadmapLabels;
  actions: RoadmapActions;
  onMove: (from: number, to: number) => void;
}

/** The menu of the main task whose button was pressed: one for the whole plan. */
export function MainTaskMenu(props: MainTaskMenuProps) {
  const { kind, mainTask, index, labels, actions, ...menu } = props;
  /** The first free month of a row, from the first one shown: where the menu adds a task. */
  const addToRow = (rowIndex: number) => {
    for (let month = props.firstMonth; month <= props.lastMonth; month += 1) {
      if (isFree(month, rowIndex, mainTask.tasks)) {
        actions.onAddTask(mainTask, rowIndex, month);
        return;
      }
    }
  };
  const rows = Array.from({ length: mainTask.rowCount }, (_, row) => row);
  const anchored = { anchor: menu.anchor, open: menu.open, onOpenChange: menu.onOpenChange };
  if (kind === 'links')
    return (
      <AnchoredMenu {...anchored} label={`${labels.linkedRoadmaps}: ${mainTask.title}`}>
        {mainTask.links.map((link) => (
          <MenuItem key={link.id} onSelect={() => actions.onOpenRoadmap(link.id)}>
            {link.title}
          </MenuItem>
        ))}
      </AnchoredMenu>
    );
  return (
    <AnchoredMenu {...anchored} label={`${labels.mainTaskActions}: ${mainTask.title}`}>
      <MenuItem onSelect={() => actions.onEditMainTask(mainTask)}>{labels.edit}</MenuItem>
      <MenuItem disabled={index === 0} onSelect={() => props.onMove(index, index - 1)}>
        {labels.moveUp}
      </MenuItem>
      <MenuItem
        disabled={index === props.count - 1}
        onSelect={() => props.onMove(index, index + 1)}
      >
        {labels.moveDown}
      </MenuItem>
      <MenuItem onSelect={() => actions.onAddRow(mainTask)}>{labels.addRow}</MenuItem>
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
            onSelect={() => actions.onDeleteRow(mainTask, row)}
          >
            {labels.deleteRow(row + 1)}
          </MenuItem>
        ))}
      <MenuItem tone="danger" onSelect={() => actions.onDeleteMainTask(mainTask)}>
        {labels.delete}
      </MenuItem>
    </AnchoredMenu>
  );
}
