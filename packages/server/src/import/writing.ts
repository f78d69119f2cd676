import type { Queries } from '../db/database.js';
import type { OrganizationPlan } from './plan.js';
import type { StoredOrganization } from './stored.js';
import type { Count, Ids } from './write-people.js';

/** What writing one organisation's part takes. */
export interface OrganizationWriting {
  readonly tx: Queries;
  readonly organizationId: number;
  readonly plan: OrganizationPlan;
  readonly stored: StoredOrganization | undefined;
  readonly userIds: Ids;
  readonly count: Count;
}
