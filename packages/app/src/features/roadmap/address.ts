import { TASK_STATES, type TaskState } from '@tavoite/model';
import { type RoadmapDensity, type RoadmapZoom, TASK_SORTS, type TaskSort } from '@tavoite/ui';
import { writeText } from '../../core/addresses.js';

export const ZOOMS = ['month', 'quarter', 'year'] as const satisfies readonly RoadmapZoom[];
export const DENSITIES = ['comfortable', 'compact'] as const satisfies readonly RoadmapDensity[];
export const LOOKS = ['chart', 'list'] as const;
export type Look = (typeof LOOKS)[number];

/** Which tasks stand out; the others are dimmed. */
export interface PlanFilter {
  /** Part of the title; empty for any. */
  text: string;
  /** Id of the owner; null for any. */
  owner: number | null;
  /** Id of a target; null for any. */
  target: number | null;
  /** How it stands; null for any. */
  state: TaskState | null;
}

/** What the address of the roadmap screen says besides the period. */
export interface RoadmapAddress {
  /** Id of the chosen roadmap; null for the first one. */
  roadmap: number | null;
  look: Look;
  zoom: RoadmapZoom;
  density: RoadmapDensity;
  /** What the list is in the order of; null for main task by main task. */
  sort: TaskSort | null;
  filter: PlanFilter;
  /** Id of the task whose form is open. */
  task: number | null;
}

function readId(search: URLSearchParams, name: string): number | null {
  const text = search.get(name);
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

function readOneOf<T extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const text = search.get(name);
  return choices.find((choice) => choice === text) ?? choices[0];
}

/** The name of a column, with a `-` before it where the list is descending. */
function readSort(search: URLSearchParams): TaskSort | null {
  const name = search.get('sort') ?? '';
  const by = TASK_SORTS.find((one) => one === name.replace(/^-/, ''));
  return by ? { by, order: name.startsWith('-') ? 'descending' : 'ascending' } : null;
}

export function readRoadmapAddress(search: URLSearchParams): RoadmapAddress {
  return {
    roadmap: readId(search, 'roadmap'),
    look: readOneOf(search, 'view', LOOKS),
    zoom: readOneOf(search, 'zoom', ZOOMS),
    density: readOneOf(search, 'density', DENSITIES),
    sort: readSort(search),
    filter: {
      text: search.get('text') ?? '',
      owner: readId(search, 'owner'),
      target: readId(search, 'target'),
      state: TASK_STATES.find((state) => state === search.get('state')) ?? null,
    },
    task: readId(search, 'task'),
  };
}

const idText = (id: number | null): string | null => (id === null ? null : String(id));
const unlessDefault = <T extends string>(value: T, choices: readonly T[]): string | null =>
  value === choices[0] ? null : value;

/** The address with some of its parts changed; defaults are not written, other parameters stay. */
export function writeRoadmapAddress(
  before: URLSearchParams,
  change: Partial<RoadmapAddress>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  const { roadmap, look, zoom, density, sort, filter, task } = change;
  if (roadmap !== undefined) writeText(after, 'roadmap', idText(roadmap));
  if (look !== undefined) writeText(after, 'view', unlessDefault(look, LOOKS));
  if (zoom !== undefined) writeText(after, 'zoom', unlessDefault(zoom, ZOOMS));
  if (density !== undefined) writeText(after, 'density', unlessDefault(density, DENSITIES));
  if (sort !== undefined)
    writeText(after, 'sort', sort && `${sort.order === 'descending' ? '-' : ''}${sort.by}`);
  if (task !== undefined) writeText(after, 'task', idText(task));
  if (filter !== undefined) {
    writeText(after, 'text', filter.text === '' ? null : filter.text);
    writeText(after, 'owner', idText(filter.owner));
    writeText(after, 'target', idText(filter.target));
    writeText(after, 'state', filter.state);
  }
  return after;
}

export const NO_FILTER: PlanFilter = { text: '', owner: null, target: null, state: null };

export const isFiltered = ({ text, owner, target, state }: PlanFilter): boolean =>
  text.trim() !== '' || owner !== null || target !== null || state !== null;
