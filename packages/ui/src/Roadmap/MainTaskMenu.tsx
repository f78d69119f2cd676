import { MAX_ROWS_PER_MAIN_TASK } from '@tavoite/model';
import type { RefObject } from 'react';
import { AnchoredMenu } from '../DropdownMenu/AnchoredMenu.js';
import { MenuItem } from '../DropdownMenu/index.js';
import { firstFree } from './changes.js';
import type { RoadmapLabels } from './labels.js';
import type { MenuKind, RoadmapActions, RoadmapMainTask } from './types.js';
import type { Plan } from './usePlan.js';

export interface MainTaskMenuProps {
  kind: MenuKind;
  mainTask: RoadmapMainTask;
  index: number;
  /** Number of main tasks. */
  count: number;
  plan: Plan;
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
  /** At the first free month of a row, from the first one shown. */
  const addToRow = (rowIndex: number) => {
    const { plan } = props;
    const at = firstFree(plan.mainTasks, { mainTask: mainTask.id, rowIndex }, plan);
    if (at) plan.onPlanChange({ kind: 'create', at });
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
      <MenuItem
        disabled={mainTask.rowCount >= MAX_ROWS_PER_MAIN_TASK}
        onSelect={() => actions.onAddRow(mainTask)}
      >
        {labels.addRow}
      </MenuItem>
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
