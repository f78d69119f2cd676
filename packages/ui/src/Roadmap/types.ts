import type { MonthNumber } from '@tavoite/model';

/** Whole months, both ends included. */
export interface TaskSpan {
  /** First month, as `year * 12 + (month - 1)`. */
  startMonth: MonthNumber;
  /** Last month, likewise. */
  endMonth: MonthNumber;
}

/** A bar on the timeline. */
export interface RoadmapTask extends TaskSpan {
  /** Unique in the plan. */
  id: number;
  /** Text of the bar. */
  title: string;
  /** 0-based row inside the main task. */
  rowIndex: number;
  /** 0 to 100. */
  progress: number;
}

export interface RoadmapMainTask {
  /** Unique in the plan. */
  id: number;
  /** Name of the main task. */
  title: string;
  /** At least 1. */
  rowCount: number;
  /** `#rrggbb` per theme. */
  color: string;
  /** Colour of its bars in the dark theme. */
  darkColor: string;
  /** Roadmaps that this main task leads to. */
  links: readonly { id: number; title: string }[];
  /** Its bars, in any order. */
  tasks: readonly RoadmapTask[];
}

export interface RoadmapMilestone {
  /** Unique in the plan. */
  id: number;
  /** Text of the mark. */
  title: string;
  /** Where it stands, as `year * 12 + (month - 1)`. */
  month: MonthNumber;
}

/** Why a change of a bar is refused: no month would be left, or another bar is in the way. */
export type Refusal = 'length' | 'overlap';
export type TaskEdge = 'start' | 'end';

/** Where a bar is: the ids of its main task and its own. */
export interface BarPlace {
  /** The main task that the bar belongs to. */
  mainTask: number;
  /** The task that the bar shows. */
  task: number;
}

/** The menus of a main task. */
export type MenuKind = 'actions' | 'links';

/** What the details of a bar can do with it. */
export interface TaskDetailsTools {
  /** Moves an edge by whole months; refused and spoken as a drag would be. */
  resize: (edge: TaskEdge, months: number) => void;
  /** Closes the details; the focus returns to the bar. */
  close: () => void;
}

export interface RoadmapActions {
  /** Called with the months of a bar after it was moved or resized. */
  onResizeTask: (task: RoadmapTask, span: TaskSpan) => void;
  /** A change of a bar would leave no month or overlap another bar. */
  onRefuse: (task: RoadmapTask, refusal: Refusal) => void;
  /** Called with the main task, the row from 0 and the month that was pressed. */
  onAddTask: (mainTask: RoadmapMainTask, rowIndex: number, month: MonthNumber) => void;
  /** Adds a main task. */
  onAddMainTask: () => void;
  /** Edits a main task. */
  onEditMainTask: (mainTask: RoadmapMainTask) => void;
  /** Deletes a main task. */
  onDeleteMainTask: (mainTask: RoadmapMainTask) => void;
  /** Called with the places of a main task before and after, from 0. */
  onMoveMainTask: (from: number, to: number) => void;
  /** Adds a row at the end of a main task. */
  onAddRow: (mainTask: RoadmapMainTask) => void;
  /** Deletes a row, counted from 0. */
  onDeleteRow: (mainTask: RoadmapMainTask, rowIndex: number) => void;
  /** Adds a milestone. */
  onAddMilestone: () => void;
  /** Opened by managers to edit, by others to read. */
  onOpenMilestone: (milestone: RoadmapMilestone) => void;
  /** Called with the id of a linked roadmap. */
  onOpenRoadmap: (id: number) => void;
}

export interface RoadmapLabels {
  /** Name of the whole plan. */
  roadmap: string;
  /** Head of the column of main tasks. */
  mainTasks: string;
  /** Name of the row of milestones. */
  milestones: string;
  /** Button that scrolls to the current month. */
  today: string;
  /** Name of the button that adds a main task. */
  addMainTask: string;
  /** Name of the button that adds a milestone. */
  addMilestone: string;
  /** Over the roadmaps that a main task leads to. */
  linkedRoadmaps: string;
  /** Name of the button that opens a main task's menu. */
  mainTaskActions: string;
  /** Entry that edits the main task. */
  edit: string;
  /** Entry that deletes the main task. */
  delete: string;
  /** Entry that moves the main task up by one. */
  moveUp: string;
  /** Entry that moves the main task down by one. */
  moveDown: string;
  /** Entry that adds a row to the main task. */
  addRow: string;
  /** Name of the button that adds a task to an only row. */
  addTask: string;
  /** Name of the button that adds a task to a row, counted from 1. */
  addTaskToRow: (row: number) => string;
  /** Entry that deletes a row, counted from 1. */
  deleteRow: (row: number) => string;
  /** Shown in place of the rows when there is no main task. */
  empty: string;
  /** Spoken while the plan is loading. */
  loading: string;
  /** Spoken name of a bar; the months are written out, such as "August 2026". */
  task: (title: string, start: string, end: string, progress: number) => string;
  /** Spoken name of a milestone. */
  milestone: (title: string, month: string) => string;
  /** Shown and spoken in place of milestones of one month that have no room. */
  milestoneCount: (count: number) => string;
  /** Spoken after a bar has changed. */
  resized: (title: string, start: string, end: string) => string;
  /** Spoken when a change is refused. */
  refused: Record<Refusal, (title: string) => string>;
  /** Spoken after a main task has moved; places count from 1. */
  moved: (title: string, place: number, count: number) => string;
  /** Shown while a bar has the keyboard focus: which keys do what. */
  keys: string;
  /** Likewise, for those who may change bars. */
  resizeKeys: string;
}
