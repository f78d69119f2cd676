import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { tokenOf } from './actions.js';
import type { Credentials } from './users.js';

interface Task {
  id: number;
  title: string;
  start_date: string | null;
  end_date: string | null;
  progress: number;
}

/** A roadmap of one test: its own, so that tests beside it change nothing of it. */
export interface OwnRoadmap {
  id: number;
  path: string;
  /** The tasks as they are stored now, by title. */
  tasks: () => Promise<Record<string, Task>>;
  /** The ids of the tasks of each dependency: the one before and the one after. */
  links: () => Promise<[number, number][]>;
  /** Adds a task to the first row, so many months from now. */
  add: (title: string, from: number, count: number) => Promise<void>;
  /** Changes a task as someone else would. */
  change: (title: string, fields: object) => Promise<void>;
}

/** The first and last day of months, counted from the current one. */
function months(from: number, count: number) {
  const now = new Date();
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, date))
      .toISOString()
      .slice(0, 10);
  return { start_date: day(from, 1), end_date: day(from + count, 0) };
}

/**
 * Makes a roadmap with a main task of two rows, the tasks First and Second, and an idea.
 *
 * @param targets ids of the targets that First is for
 */
export async function makeRoadmap(
  request: APIRequestContext,
  user: Credentials,
  title: string,
  targets: readonly number[] = [],
): Promise<OwnRoadmap> {
  const token = await tokenOf(request, user);
  const headers = { Authorization: `Token ${token}` };
  const post = async (path: string, data: object): Promise<{ id: number }> => {
    const response = await request.post(path, { headers, data });
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()) as { id: number };
  };
  const { id } = await post('/api/roadmap/', { title });
  const { id: main_task } = await post('/api/maintask/', {
    title: 'Groundwork',
    roadmap: id,
    row_count: 2,
  });
  const task = { roadmap: id, main_task, progress: 40 };
  await post('/api/task/', { ...task, targets, title: 'First', row_index: 0, ...months(0, 2) });
  await post('/api/task/', { ...task, title: 'Second', row_index: 1, ...months(1, 3) });
  await post('/api/task/', { roadmap: id, title: 'Later', date_length: 1 });
  const tasks = async () => {
    const response = await request.get(`/api/task/?roadmapId=${id}`, { headers });
    const { results } = (await response.json()) as { results: Task[] };
    return Object.fromEntries(results.map((one) => [one.title, one]));
  };
  return {
    id,
    path: `/roadmap?roadmap=${id}`,
    tasks,
    async links() {
      const response = await request.get(`/api/task_dependency/?roadmapId=${id}`, { headers });
      const { results } = (await response.json()) as {
        results: { predecessor: number; successor: number }[];
      };
      return results.map(({ predecessor, successor }) => [predecessor, successor]);
    },
    async add(name, from, count) {
      await post('/api/task/', { ...task, title: name, row_index: 0, ...months(from, count) });
    },
    async change(name, fields) {
      const found = (await tasks())[name];
      const response = await request.patch(`/api/task/${found?.id}/`, { headers, data: fields });
      expect(response.ok()).toBe(true);
    },
  };
}

/** A target of the user's organisation. */
export async function anyTarget(
  request: APIRequestContext,
  user: Credentials,
): Promise<{ id: number; title: string }> {
  const headers = { Authorization: `Token ${await tokenOf(request, user)}` };
  const response = await request.get('/api/target/', { headers });
  const { results } = (await response.json()) as { results: { id: number; title: string }[] };
  const [first] = results;
  if (!first) throw new Error('The organisation has no targets.');
  return first;
}

/** The bar of a task. */
export const barOf = (page: Page, title: string) =>
  page.locator('[data-task]').filter({ hasText: title });

/** The first and last months of a bar, as its name says them. */
export async function spanOf(page: Page, title: string): Promise<string> {
  const name = (await barOf(page, title).getAttribute('aria-label')) ?? '';
  return name.split(', ')[1] ?? '';
}
