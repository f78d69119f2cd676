import { combineReducers } from '@reduxjs/toolkit';
import type { OrganizationUser, PlanDeletion, Roadmap, Target } from '@tavoite/model';
import type { CallInput } from '../../api/client.js';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import { plans } from './plans.js';

export const roadmapScreen = createScreenActions('roadmap');

/** The roadmaps of the organisation: the tabs. */
export const roadmapsCall = createAsyncCall<Roadmap[]>('roadmap/list');

/** What managers do with whole roadmaps, and what was deleted. */
export type RoadmapWrite =
  | { kind: 'create'; title: string }
  | { kind: 'rename'; id: number; title: string; version: number }
  | { kind: 'delete'; id: number }
  | { kind: 'order'; roadmaps: number[]; based_on: number[] }
  | { kind: 'restore'; item: CallInput<'restorePlanItem'>['body'] };

export interface Wrote {
  kind: RoadmapWrite['kind'];
  /** The roadmap that it was about; null for the order. */
  roadmap: number | null;
  title: string;
}

export const roadmapWriteCall = createAsyncCall<Wrote, RoadmapWrite>('roadmap/write');

/** Who can own tasks. */
export const ownersCall = createAsyncCall<OrganizationUser[]>('roadmap/owners');
/** What tasks can work towards. */
export const targetsCall = createAsyncCall<Target[]>('roadmap/targets');
/** What was deleted and can be brought back. */
export const deletionsCall = createAsyncCall<PlanDeletion[]>('roadmap/deletions');

export const roadmap = combineReducers({
  list: roadmapsCall.reducer,
  write: roadmapWriteCall.reducer,
  owners: ownersCall.reducer,
  targets: targetsCall.reducer,
  deletions: deletionsCall.reducer,
  plans,
});
