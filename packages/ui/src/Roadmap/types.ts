import type { MonthNumber } from '@tavoite/model';

/** Whole months, both ends included. */
export interface TaskSpan {
  startMonth: MonthNumber;
  endMonth: MonthNumber;
}

/** A bar on the timeline. */
export interface RoadmapTask extends TaskSpan {
  id: number;
  title: string;
  /** 0-based row inside the main task. */
  rowIndex: number;
  /** 0 to 100. */
  progress: number;
}

export interface RoadmapMainTask {
  id: number;
  title: string;
  /** At least 1. */
  rowCount: number;
  /** `#rrggbb` per theme. */
  color: string;
  darkColor: string;
  /** Roadmaps that this main task leads to. */
  links: readonly { id: number; title: string }[];
  tasks: readonly RoadmapTask[];
}

export interface RoadmapMilestone {
  id: number;
  title: string;
  month: MonthNumber;
}

/** Why a change of a bar is refused: no month would be left, or another bar is in the way. */
export type Refusal = 'length' | 'overlap';
export type TaskEdge = 'start' | 'end';

/** Where a bar is: the ids of its main task and its own. */
export interface BarPlace {
  mainTask: number;
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
  onResizeTask: (task: RoadmapTask, span: TaskSpan) => void;
  /** A change of a bar would leave no month or overlap another bar. */
  onRefuse: (task: RoadmapTask, refusal: Refusal) => void;
  onAddTask: (mainTask: RoadmapMainTask, rowIndex: number, month: MonthNumber) => void;
  onAddMainTask: () => void;
  onEditMainTask: (mainTask: RoadmapMainTask) => void;
  onDeleteMainTask: (mainTask: RoadmapMainTask) => void;
  onMoveMainTask: (from: number, to: number) => void;
  onAddRow: (mainTask: RoadmapMainTask) => void;
  onDeleteRow: (mainTask: RoadmapMainTask, rowIndex: number) => void;
  onAddMilestone: () => void;
  /** Opened by managers to edit, by others to read. */
  onOpenMilestone: (milestone: RoadmapMilestone) => void;
  onOpenRoadmap: (id: number) => void;
}

export interface RoadmapLabels {
  /** Name of the whole plan. */
  roadmap: string;
  mainTasks: string;
  milestones: string;
  /** Button that scrolls to the current month. */
  today: string;
  addMainTask: string;
  addMilestone: string;
  linkedRoadmaps: string;
  mainTaskActions: string;
  edit: string;
  delete: string;
  moveUp: string;
  moveDown: string;
  addRow: string;
  addTask: string;
  addTaskToRow: (row: number) => string;
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
