import type { MonthNumber } from '@tavoite/model';

/** A bar on the timeline: whole months, both ends included. */
export interface RoadmapTask {
  id: number;
  title: string;
  /** 0-based row inside the main task. */
  rowIndex: number;
  startMonth: MonthNumber;
  endMonth: MonthNumber;
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

/** Why a change of a bar is refused. */
export type Refusal = 'length' | 'overlap';
export type TaskEdge = 'start' | 'end';
