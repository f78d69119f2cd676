import type { OrganizationRoadmaps } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

export const overviewScreen = createScreenActions('roadmapOverview');
export const overviewCall = createAsyncCall<readonly OrganizationRoadmaps[]>('roadmapOverview');
export const roadmapOverview = overviewCall.reducer;
