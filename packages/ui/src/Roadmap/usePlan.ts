import type { Locale, MonthNumber } from '@tavoite/model';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Sizes } from './geometry.js';
import type { TitleSpace } from './groups.js';
import type { RoadmapLabels } from './labels.js';
import type { PlanChange, RoadmapDependency, RoadmapIdea, RoadmapMainTask } from './types.js';

/** What handlers of gestures and keys know of the plan: always the newest, without drawing again. */
export interface Plan {
  mainTasks: readonly RoadmapMainTask[];
  dependencies: readonly RoadmapDependency[];
  ideas: readonly RoadmapIdea[];
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  readOnly: boolean;
  sizes: Sizes;
  space: TitleSpace;
  tops: readonly number[];
  /** Width of what covers the timeline on the left, in px. */
  titleWidth: number;
  locale: Locale;
  labels: RoadmapLabels;
  onPlanChange: (change: PlanChange) => void;
}

export type LatestPlan = RefObject<Plan>;

/** Keeps what handlers read up to date. */
export function useLatestPlan(plan: Plan): LatestPlan {
  const latest = useRef(plan);
  useLayoutEffect(() => {
    latest.current = plan;
  });
  return latest;
}

/** The bar that an event is on. */
export const barOf = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('[data-task]') : null;

export const taskOf = (bar: HTMLElement | null): number | null =>
  bar ? Number(bar.dataset.task) : null;
