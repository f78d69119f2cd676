import { createSelector } from '@reduxjs/toolkit';
import type { OrganizationUser, Roadmap } from '@tavoite/model';
import { planOf } from './editing/history.js';
import { initialPlan, type PlanState } from './plans.js';
import type { RoadmapAppState } from './state.js';
import { type PlanView, viewOf } from './view.js';

const NO_ROADMAPS: readonly Roadmap[] = [];
const NO_OWNERS: readonly OrganizationUser[] = [];

export const selectRoadmaps = (state: RoadmapAppState): readonly Roadmap[] =>
  state.roadmap.list.data ?? NO_ROADMAPS;

/** The state of the plan on screen. */
export const selectShownPlan = ({ roadmap }: RoadmapAppState): PlanState =>
  (roadmap.plans.shown === null ? undefined : roadmap.plans.byId[roadmap.plans.shown]) ??
  initialPlan;

const selectPlan = createSelector(
  [
    (state: RoadmapAppState) => selectShownPlan(state).editing?.server ?? null,
    (state: RoadmapAppState) => selectShownPlan(state).editing?.pending ?? null,
  ],
  (server, pending) => (server && pending ? planOf({ server, pending }) : null),
);

/** The plan on screen, with what is on its way to the server; null until it is loaded. */
export const selectPlanView = createSelector(
  [selectPlan, selectRoadmaps, (state: RoadmapAppState) => state.roadmap.owners.data ?? NO_OWNERS],
  (plan, roadmaps, owners): PlanView | null => plan && viewOf(plan, roadmaps, owners),
);

/** Whether the user may change roadmaps. */
export const selectIsManager = (state: RoadmapAppState): boolean =>
  state.user.data?.roadmap_manager === true;
