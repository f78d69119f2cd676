import type { Language, MainTask, Milestone, Roadmap, Task, TaskDependency } from '@tavoite/model';
import { titleIn } from '../../domain/titles.js';
import type {
  DependencyRow,
  MainTaskRow,
  MilestoneRow,
  RoadmapRow,
  TaskRow,
} from './read-queries.js';

/* Rows as the API names them. */

export const roadmapOf = (language: Language, row: RoadmapRow): Roadmap => ({
  id: row.id,
  title: titleIn(language, row),
  organization: row.organizationId,
  order: row.ordering,
  version: row.version,
  plan_version: row.planVersion,
});

export const mainTaskOf = (language: Language, row: MainTaskRow): MainTask => ({
  id: row.id,
  title: titleIn(language, row),
  roadmap: row.roadmapId,
  color_pair: row.colorPairId,
  row_count: row.rowCount,
  link_to_roadmap: row.links,
  index: row.ordering,
  version: row.version,
});

export const taskOf = (language: Language, row: TaskRow): Task => ({
  id: row.id,
  type: row.mainTaskId === null ? 'idea' : 'task',
  title: titleIn(language, row),
  roadmap: row.roadmapId,
  main_task: row.mainTaskId,
  row_index: row.rowIndex,
  start_date: row.startDate,
  end_date: row.endDate,
  date_length: row.dateLength,
  targets: row.targets,
  user: row.userId,
  progress: row.progress,
  version: row.version,
});

export const milestoneOf = (language: Language, row: MilestoneRow): Milestone => ({
  id: row.id,
  title: titleIn(language, row),
  roadmap: row.roadmapId,
  end_date: row.endDate,
  user: row.userId,
  version: row.version,
});

export const dependencyOf = (row: DependencyRow): TaskDependency => ({
  id: row.id,
  roadmap: row.roadmapId,
  predecessor: row.predecessorId,
  successor: row.successorId,
});
