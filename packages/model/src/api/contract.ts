import * as auth from './auth.js';
import type { EndpointName } from './calls.js';
import * as comments from './comments.js';
import * as data from './data.js';
import type { Endpoint } from './endpoint.js';
import * as figures from './figures.js';
import * as identities from './identities.js';
import * as managedAccessTokens from './manage/access-tokens.js';
import * as managedChanges from './manage/changes.js';
import * as managedFigures from './manage/figures.js';
import * as managedHistory from './manage/history.js';
import * as managedImport from './manage/import.js';
import * as managedOrganization from './manage/organization.js';
import * as managedPages from './manage/pages.js';
import * as managedPeople from './manage/people.js';
import * as managedTargets from './manage/targets.js';
import * as managedTerms from './manage/terms.js';
import * as managedWebhooks from './manage/webhooks.js';
import * as notifications from './notifications.js';
import * as reportItems from './reports/items.js';
import * as reports from './reports/reports.js';
import * as reportSchedules from './reports/schedules.js';
import * as reportSending from './reports/sending.js';
import * as roadmapDependencies from './roadmap/dependencies.js';
import * as roadmapMainTasks from './roadmap/mainTasks.js';
import * as roadmapMilestones from './roadmap/milestones.js';
import * as roadmapPlans from './roadmap/plan.js';
import * as roadmaps from './roadmap/roadmaps.js';
import * as roadmapTasks from './roadmap/tasks.js';
import * as secondFactor from './second-factor.js';
import * as sessions from './sessions.js';
import * as setUp from './set-up.js';
import * as settings from './settings.js';
import * as systemMessages from './system-messages.js';
import * as targets from './targets.js';
import * as terms from './terms.js';
import * as users from './users.js';

/**
 * Every call of the HTTP API by name, with its schemas and rules. The files that it is made of
 * export endpoints and nothing else, so that a new one need not be listed here.
 */
export const contract = {
  ...auth,
  ...setUp,
  ...identities,
  ...users,
  ...secondFactor,
  ...sessions,
  ...settings,
  ...data,
  ...figures,
  ...comments,
  ...terms,
  ...targets,
  ...roadmaps,
  ...roadmapPlans,
  ...roadmapMilestones,
  ...roadmapMainTasks,
  ...roadmapTasks,
  ...roadmapDependencies,
  ...notifications,
  ...reportItems,
  ...reports,
  ...reportSending,
  ...reportSchedules,
  ...systemMessages,
  ...managedAccessTokens,
  ...managedFigures,
  ...managedImport,
  ...managedChanges,
  ...managedTerms,
  ...managedTargets,
  ...managedOrganization,
  ...managedPages,
  ...managedPeople,
  ...managedHistory,
  ...managedWebhooks,
} satisfies Record<EndpointName, Endpoint>;

export type Contract = typeof contract;
