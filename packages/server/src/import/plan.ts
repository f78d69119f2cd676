import type { GivenSeries } from './data-file.js';
import type { NotificationTableRow, SystemMessageTableRow } from './message-tables.js';
import type { ReportDataMapRow, ReportGraphRow, ReportTableRow } from './report-tables.js';
import type { MainTaskRow, MilestoneRow, RoadmapRow, TaskRow } from './roadmap-tables.js';
import type {
  ColorPairRow,
  MappingRow,
  MappingTermRow,
  MembershipRow,
  ObjectiveRow,
  OrganizationRow,
  SettingsRow,
  TargetGroupRow,
  TargetRow,
  TermTableRow,
  UserRow,
} from './tables.js';

/** What a folder says about one organisation; maps are by key, in the order of the files. */
export interface OrganizationPlan {
  readonly key: string;
  readonly settings: Map<'settings', SettingsRow>;
  readonly objectives: Map<string, ObjectiveRow>;
  readonly colorPairs: Map<string, ColorPairRow>;
  readonly terms: Map<string, TermTableRow>;
  /** By term key. */
  readonly data: Map<string, GivenSeries>;
  readonly targetGroups: Map<string, TargetGroupRow>;
  readonly targets: Map<string, TargetRow>;
  readonly mappings: Map<string, MappingRow>;
  /** By mapping key, then by term key. */
  readonly mappingTerms: Map<string, Map<string, MappingTermRow>>;
  readonly roadmaps: Map<string, RoadmapRow>;
  readonly milestones: Map<string, MilestoneRow>;
  readonly mainTasks: Map<string, MainTaskRow>;
  readonly tasks: Map<string, TaskRow>;
  readonly notifications: Map<string, NotificationTableRow>;
  readonly reportGraphs: Map<string, ReportGraphRow>;
  readonly reportDataMaps: Map<string, ReportDataMapRow>;
  readonly reports: Map<string, ReportTableRow>;
  /** By e-mail. */
  readonly memberships: Map<string, MembershipRow>;
}

/** What a checked folder is going to write. */
export interface ImportPlan {
  readonly organizations: Map<string, OrganizationRow>;
  /** By e-mail. */
  readonly users: Map<string, UserRow>;
  /** Every organisation that a file names, by key. */
  readonly byOrganization: Map<string, OrganizationPlan>;
  /** By key; they belong to no organisation. */
  readonly systemMessages: Map<string, SystemMessageTableRow>;
}

export function emptyPlan(): ImportPlan {
  return {
    organizations: new Map(),
    users: new Map(),
    byOrganization: new Map(),
    systemMessages: new Map(),
  };
}

export function planOf(plan: ImportPlan, key: string): OrganizationPlan {
  const found = plan.byOrganization.get(key);
  if (found !== undefined) return found;
  const made: OrganizationPlan = {
    key,
    settings: new Map(),
    objectives: new Map(),
    colorPairs: new Map(),
    terms: new Map(),
    data: new Map(),
    targetGroups: new Map(),
    targets: new Map(),
    mappings: new Map(),
    mappingTerms: new Map(),
    roadmaps: new Map(),
    milestones: new Map(),
    mainTasks: new Map(),
    tasks: new Map(),
    notifications: new Map(),
    reportGraphs: new Map(),
    reportDataMaps: new Map(),
    reports: new Map(),
    memberships: new Map(),
  };
  plan.byOrganization.set(key, made);
  return made;
}
