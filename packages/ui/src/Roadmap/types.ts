import type { MonthNumber, TaskPlace } from '@tavoite/model';

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
  /** Name of the person responsible. */
  owner?: string | null;
  /** Titles of the targets that it serves. */
  targets?: readonly string[];
  /** Of a bar that stands for several tasks: how many of them are late. Without it the bar is one task. */
  late?: number;
  /** Likewise, how many of them start before one that they wait for has ended. */
  early?: number;
  /** `#rrggbb` of a bar that has not the colour of its main task. */
  color?: string;
  /** Likewise, in the dark theme. */
  darkColor?: string;
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

/** A task that starts only after another one has ended. */
export interface RoadmapDependency {
  /** Unique in the plan. */
  id: number;
  /** The task that has to end first. */
  from: number;
  /** The task that follows. */
  to: number;
}

/** A task without dates, kept beside the plan. */
export interface RoadmapIdea {
  /** Unique among the ideas. */
  id: number;
  /** Its text. */
  title: string;
  /** How long it will last once it is placed, in months; 1 by default. */
  months?: number;
  /** Name of the person responsible. */
  owner?: string | null;
}

/** How much of the plan fits: columns of one month are wide, narrow, or very narrow. */
export type RoadmapZoom = 'month' | 'quarter' | 'year';
export type RoadmapDensity = 'comfortable' | 'compact';

/** What becomes of one bar. */
export interface TaskMove {
  /** Id of the task. */
  task: number;
  /** Where it is. */
  from: TaskPlace;
  /** Where it is to be. */
  to: TaskPlace;
}

/** What a user asks of the plan. It is drawn once the props say so. */
export type PlanChange =
  /** Bars that are moved together, or one whose edge is moved: all of them, or none. */
  | { kind: 'move' | 'resize'; changes: readonly TaskMove[] }
  /** A new task. */
  | { kind: 'create'; at: TaskPlace }
  /** Tasks to delete, which their owner asks about first. */
  | { kind: 'delete'; tasks: readonly number[] }
  /** What is done of a task, 0 to 100. */
  | { kind: 'progress'; task: number; from: number; to: number }
  /** A main task to another place, counted from 0. */
  | { kind: 'reorder'; mainTask: number; from: number; to: number }
  /** An idea that gets its months. */
  | { kind: 'schedule'; idea: number; at: TaskPlace }
  /** A task that is to follow another one. */
  | { kind: 'connect'; from: number; to: number }
  /** A dependency one end of which is hung on another task; `from` and `to` are its new ends. */
  | { kind: 'reconnect'; dependency: number; from: number; to: number }
  /** A dependency that is no longer there. */
  | { kind: 'disconnect'; dependency: number };

/** Why a change of bars is refused: no month would be left, another bar is in the way, or there is no such row. */
export type Refusal = 'length' | 'overlap' | 'outside';
export type TaskEdge = 'start' | 'end';

/** Names a bar: the ids of its main task and its own. */
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
  /** The main task of the bar. */
  mainTask: RoadmapMainTask;
  /** The tasks that it waits for, and those that wait for it. */
  dependencies: { before: readonly TaskLink[]; after: readonly TaskLink[] };
  /** Moves an edge by whole months; refused and spoken as a drag would be. */
  resize: (edge: TaskEdge, months: number) => void;
  /** Moves the bar by whole months, likewise. */
  move: (months: number) => void;
  /** Sets what is done, 0 to 100. */
  setProgress: (progress: number) => void;
  /** Lets the user choose the task that follows this one. */
  connect: () => void;
  /** Removes a dependency. */
  disconnect: (dependency: number) => void;
  /** Closes the details; the focus returns to the bar. */
  close: () => void;
}

/** A task at the other end of a dependency. */
export interface TaskLink {
  /** Id of the dependency. */
  dependency: number;
  /** Id of the task. */
  task: number;
  /** Title of the task. */
  title: string;
  /** The one that follows starts before the other has ended. */
  broken: boolean;
}

/** What opens forms and other pages; changes of bars go to `onPlanChange`. */
export interface RoadmapActions {
  /** Adds a main task; without it there is no button. */
  onAddMainTask?: (() => void) | undefined;
  /** Edits a main task. */
  onEditMainTask: (mainTask: RoadmapMainTask) => void;
  /** Deletes a main task. */
  onDeleteMainTask: (mainTask: RoadmapMainTask) => void;
  /** Adds a row at the end of a main task. */
  onAddRow: (mainTask: RoadmapMainTask) => void;
  /** Deletes a row, counted from 0. */
  onDeleteRow: (mainTask: RoadmapMainTask, rowIndex: number) => void;
  /** Adds a milestone; without it there is no button. */
  onAddMilestone?: (() => void) | undefined;
  /** Opened by managers to edit, by others to read. */
  onOpenMilestone: (milestone: RoadmapMilestone) => void;
  /** Called with the id of a linked roadmap. */
  onOpenRoadmap: (id: number) => void;
  /** Adds an idea; without it there is no button. */
  onAddIdea?: () => void;
  /** Edits an idea; without it there is no button. */
  onOpenIdea?: (idea: RoadmapIdea) => void;
}
