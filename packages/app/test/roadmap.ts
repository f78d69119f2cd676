import {
  type MainTask,
  type Roadmap,
  type RoadmapPlan,
  rangeToDates,
  type Task,
} from '@tavoite/model';

export const aRoadmap = (changes: Partial<Roadmap> = {}): Roadmap => ({
  id: 7,
  title: 'Growth',
  organization: 10,
  order: 0,
  version: 1,
  plan_version: 1,
  ...changes,
});

export const aMainTask = (id: number, changes: Partial<MainTask> = {}): MainTask => ({
  id,
  title: `Main task ${id}`,
  roadmap: 7,
  color_pair: null,
  row_count: 1,
  link_to_roadmap: [],
  index: 0,
  version: 1,
  ...changes,
});

/** A bar in a place, or an idea. */
export const aTask = (
  id: number,
  place: { main_task: number; row_index: number; start: number; end: number } | null,
  changes: Partial<Task> = {},
): Task => ({
  id,
  type: place ? 'task' : 'idea',
  title: `Task ${id}`,
  roadmap: 7,
  main_task: place?.main_task ?? null,
  row_index: place?.row_index ?? null,
  ...(place
    ? { ...rangeToDates(place), date_length: place.end - place.start + 1 }
    : { start_date: null, end_date: null, date_length: 1 }),
  targets: [],
  user: null,
  progress: 0,
  version: 1,
  ...changes,
});

export const aPlan = (changes: Partial<RoadmapPlan> = {}): RoadmapPlan => ({
  roadmap: aRoadmap(),
  version: 1,
  main_tasks: [],
  tasks: [],
  milestones: [],
  dependencies: [],
  targets: [],
  users: [],
  color_pairs: [],
  ...changes,
});
