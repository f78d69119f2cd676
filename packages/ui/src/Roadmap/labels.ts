import type { SortOrder } from '../tableParts/SortHead.js';

/** The texts of a roadmap, of its table and of its picture. */
export interface RoadmapLabels {
  /** Name of the whole plan. */
  roadmap: string;
  /** Head of the column of main tasks. */
  mainTasks: string;
  /** Next to the sample of the line in the progress of a main task: where it would be to plan. */
  expectedToday: string;
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
  /** Entry that adds a task to a row, counted from 1. */
  addTaskToRow: (row: number) => string;
  /** Entry that deletes a row, counted from 1. */
  deleteRow: (row: number) => string;
  /** Shown in place of the rows when there is no main task. */
  empty: string;
  /** Spoken while the plan is loading. */
  loading: string;
  /** A quarter of a fiscal year, 1 to 4, in the head. */
  quarter: (quarter: number) => string;
  /** Spoken name of a bar; the months are written out, such as "August 2026". */
  task: (title: string, start: string, end: string, progress: number) => string;
  /** On a bar whose end has passed before it was done, and after its spoken name. */
  late: string;
  /** Late tasks of a bar that stands for several: "2 late". */
  lateCount: (count: number) => string;
  /** Tasks that start too early, of a bar that stands for several: "2 too early". */
  tooEarlyCount: (count: number) => string;
  /** After the spoken name of a bar that is one of several chosen. */
  chosen: string;
  /** Spoken when bars are chosen. */
  chosenCount: (count: number) => string;
  /** Progress of a whole main task, weighted by months, and what would be done by now to plan. */
  mainTaskProgress: (progress: number, expected: number) => string;
  /** Spoken name of a milestone. */
  milestone: (title: string, month: string) => string;
  /** Of a milestone whose month is over: after its spoken name and in its hint. */
  milestonePassed: string;
  /** Likewise of one that is ahead; also next to the sample of its form. */
  milestoneToCome: string;
  /** Shown and spoken in place of milestones of one month that have no room. */
  milestoneCount: (count: number) => string;
  /** Spoken while a bar is carried and after it has changed; with the main task where that is another one. */
  placed: (title: string, start: string, end: string, row: number, mainTask: string) => string;
  /** Spoken after several bars have moved. */
  placedCount: (count: number) => string;
  /** Spoken when a bar is picked up by keyboard. */
  pickedUp: (title: string) => string;
  /** Spoken when bars are put back. */
  putBack: (title: string) => string;
  /** Said when a bar is gone while it was carried. */
  gone: (title: string) => string;
  /** Shown and spoken when a change is refused. */
  refused: {
    /** No month would be left. */
    length: (title: string) => string;
    /** Another bar is in the way. */
    overlap: (title: string, other: string) => string;
    /** There is no such row. */
    outside: (title: string) => string;
  };
  /** After the name of the bar in the way: what to do instead. */
  anotherRow: string;
  /** Spoken after a main task has moved; places count from 1. */
  moved: (title: string, place: number, count: number) => string;
  /** Head of the tasks without dates. */
  ideas: string;
  /** Shown in their place when there are none. */
  noIdeas: string;
  /** Name of the button that adds an idea. */
  addIdea: string;
  /** Name of the button that edits an idea. */
  editIdea: (title: string) => string;
  /** Shown while an idea is chosen and waits for a month. */
  placeIdea: (title: string) => string;
  /** Said of a dependency whose second task starts before the first has ended. */
  brokenDependency: (from: string, to: string) => string;
  /** On the bar of that second task. */
  tooEarly: string;
  /** In print: a task that is on another page. */
  taskOnPage: (title: string, page: number) => string;
  /** In print: a dependency whose tasks are on two pages. */
  followsTask: (from: string, to: string) => string;
  /** In print: how many more of them there are. */
  moreLinks: (count: number) => string;
  /** Shown while the end of a new dependency is chosen. */
  connectFrom: (title: string) => string;
  /** Likewise, while the task is chosen that a given one waits for. */
  connectTo: (title: string) => string;
  /** Shown when two tasks would wait for each other. */
  circular: (from: string, to: string) => string;
  /** Shown while a bar has the keyboard focus, and listed on demand: which keys do what. */
  keys: readonly string[];
  /** Likewise, for those who may change bars. */
  editKeys: readonly string[];
  /** Likewise, while a bar is carried. */
  carryKeys: string;
  /** Texts of the table of the plan. */
  table: RoadmapTableLabels;
}

export interface RoadmapTableLabels {
  /** Head of the column of tasks. */
  task: string;
  /** Head of the column of main tasks. */
  mainTask: string;
  /** Head of the column of first months. */
  start: string;
  /** Head of the column of last months. */
  end: string;
  /** Head of the column of lengths. */
  length: string;
  /** A length. */
  months: (count: number) => string;
  /** Head of the column of how tasks stand. */
  status: string;
  /** How a task stands that is neither late nor too early. */
  states: Record<'due' | 'done' | 'underWay' | 'notStarted', string>;
  /** Head of the column of progress. */
  progress: string;
  /** Head of the column of owners. */
  owner: string;
  /** Head of the column of targets. */
  targets: string;
  /** What the next press on the head of a column does. */
  sortHint: Record<SortOrder | 'plan', string>;
  /** Head of the column of what a task waits for. */
  waitsFor: string;
  /** Head of the column of months of milestones. */
  month: string;
  /** In place of the tasks of a main task that has none. */
  noTasks: string;
}
