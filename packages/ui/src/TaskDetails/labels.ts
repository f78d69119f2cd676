import type { RoadmapTableLabels } from '../Roadmap/labels.js';
import type { TargetMeterLabels } from '../TargetMeter/index.js';

export interface TaskDetailsLabels {
  /** Of the first month. */
  start: string;
  /** Of the last month. */
  end: string;
  /** Name of the button that moves an edge a month back; takes the text of `start` or `end`. */
  earlier: (edge: string) => string;
  /** Likewise, a month on. */
  later: (edge: string) => string;
  /** How long the task lasts. */
  months: (count: number) => string;
  /** After the length of an idea. */
  undated: string;
  /** Before the owner's name. */
  owner: string;
  /** Shown where a task has no owner. */
  noOwner: string;
  /** Before the share that is done. */
  progress: string;
  /** Over the targets of the task. */
  targets: string;
  /** Shown where a task serves no target. */
  noTargets: string;
  /** Shown where the last month has passed before the task was done. */
  late: string;
  /** How a task stands that is neither late nor too early. */
  states: RoadmapTableLabels['states'];
  /** Over the tasks that it waits for. */
  follows: string;
  /** Over the tasks that wait for it. */
  followedBy: string;
  /** Next to a task that starts before the one it follows has ended. */
  tooEarly: string;
  /** Name of the button that lets one choose a task that follows. */
  connect: string;
  /** Name of the button that removes a dependency; takes the other task's title. */
  disconnect: (title: string) => string;
  /** Name of the button that edits the task. */
  edit: string;
  /** Name of the button that deletes the task. */
  delete: string;
  /** Name of the button that closes the details. */
  close: string;
  /** At the end of the hint: how all of the details open. */
  more: string;
  /** Spoken while the task is loading. */
  loading: string;
  /** Texts of the targets' meters. */
  meter: TargetMeterLabels;
}
