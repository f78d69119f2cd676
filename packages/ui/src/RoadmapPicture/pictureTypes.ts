import type { FiscalStart, Locale, MonthNumber } from '@tavoite/model';
import type { ThemeName, themeValues } from '@tavoite/tokens';
import type { RoadmapLabels } from '../Roadmap/labels.js';
import type {
  RoadmapDependency,
  RoadmapMainTask,
  RoadmapMilestone,
  RoadmapZoom,
} from '../Roadmap/types.js';

export interface RoadmapPictureOptions {
  /** Over the plan. */
  title: string;
  /** Beside the title on each page, such as whose plan it is and its period. */
  subtitle?: string;
  /** The main tasks, from top to bottom. */
  mainTasks: readonly RoadmapMainTask[];
  /** Marks over the timeline, in any order. */
  milestones: readonly RoadmapMilestone[];
  /** Tasks that follow others: arrows where both are on one page, sentences below where they are not. */
  dependencies?: readonly RoadmapDependency[];
  /** First month of the timeline. */
  firstMonth: MonthNumber;
  /** Last month of the timeline, included. */
  lastMonth: MonthNumber;
  /** The line of today is in it, when it is on the timeline; what ended before it and is not done is late. */
  currentMonth: MonthNumber;
  /** Today's day of that month, from 1; without it the line is in the middle. */
  currentDay?: number | undefined;
  /** The month in which the organisation's fiscal years start, 1 by default. */
  fiscalStart?: FiscalStart;
  /** Whose colours it has; paper is light. */
  theme: ThemeName;
  /** Language of the names of months. */
  locale: Locale;
  /** Texts of the roadmap. */
  labels: RoadmapLabels;
  /** Width of the whole picture, in px; by default as wide as its months need. */
  width?: number;
  /** Most height of a page, in px: a plan that needs more is several pages, each with its own head. */
  pageHeight?: number;
}

/** A main task at its place on a page. */
export interface Group {
  mainTask: RoadmapMainTask;
  title: string[];
  top: number;
  height: number;
}

/** What all parts of a picture need. */
export interface Drawing extends RoadmapPictureOptions {
  month: number;
  zoom: RoadmapZoom;
  values: (typeof themeValues)[ThemeName];
  timeline: number;
}

export const HEAD_ROW_PX = 24;
export const TITLE_PX = 220;
export const ROW_PX = 32;
/** Above and below the rows of a main task. */
export const PADDING_PX = 6;
export const LINE_PX = 18;
export const FONT_PX = 12;
/** For words that have no room in one line. */
export const SMALL_FONT_PX = 10;
/** A line below the rows. */
export const NOTE_LINE_PX = 14;
