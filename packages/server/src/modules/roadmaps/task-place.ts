import {
  datesToRange,
  endOfMonth,
  MAX_TASK_MONTHS,
  monthOfDate,
  rangeLength,
} from '@tavoite/model';
import { FieldError } from '../../messages/errors.js';
import type { Change } from './change.js';
import { checkRoadmap, checkSameRoadmap } from './checks.js';
import { selectMainTasks, type TaskRow } from './read-queries.js';

/** What a request says about where a task is. */
export interface PlaceFields {
  readonly roadmap?: number | undefined;
  readonly main_task?: number | null | undefined;
  readonly row_index?: number | null | undefined;
  readonly start_date?: string | null | undefined;
  readonly end_date?: string | null | undefined;
  readonly date_length?: number | undefined;
}

/** The columns that say where a task is. */
export type PlaceColumns = Pick<
  TaskRow,
  'roadmapId' | 'mainTaskId' | 'rowIndex' | 'startDate' | 'endDate' | 'dateLength'
>;

async function mainTaskNamed({ tx, organizationId }: Change, id: number) {
  const [row] = await selectMainTasks(tx, [organizationId], { ids: [id] });
  if (row === undefined) throw new FieldError({ main_task: ['unknown_main_task'] });
  return row;
}

async function roadmapOfIdea(
  change: Change,
  { roadmap, main_task }: PlaceFields,
  current: PlaceColumns | undefined,
): Promise<number> {
  if (current !== undefined) {
    checkSameRoadmap(current, roadmap);
    return current.roadmapId;
  }
  if (roadmap !== undefined) {
    await checkRoadmap(change, roadmap);
    return roadmap;
  }
  if (main_task === undefined || main_task === null)
    throw new FieldError({ roadmap: ['required'] });
  return (await mainTaskNamed(change, main_task)).roadmapId;
}

/** The months from one date to the other; start and end win over a length that is given, too. */
function lengthOf(start: string, end: string): number {
  const range = datesToRange(start, end);
  if (range === null) throw new FieldError({ date_length: ['task_too_short'] });
  const months = rangeLength(range);
  if (months > MAX_TASK_MONTHS) throw new FieldError({ date_length: ['too_big'] });
  return months;
}

/** Without an end, the end that the length leads to. */
function endOf({ end_date, date_length }: PlaceFields, start: string, before: string | null) {
  if (end_date) return end_date;
  if (before !== null) return before;
  const month = monthOfDate(start);
  if (month === null || date_length === undefined) throw new FieldError({ end_date: ['required'] });
  return endOfMonth(month + date_length - 1);
}

/** Where a task is going to be, by the request and, for a stored one, where it is. */
export async function placeOfTask(
  change: Change,
  fields: PlaceFields,
  current?: PlaceColumns,
): Promise<PlaceColumns> {
  const dates = [fields.start_date, fields.end_date];
  const isGiven = dates.some((date) => typeof date === 'string');
  const isTakenAway = dates.includes(null);
  const start = fields.start_date ?? current?.startDate ?? null;
  if (!isGiven && (isTakenAway || start === null)) {
    return {
      roadmapId: await roadmapOfIdea(change, fields, current),
      mainTaskId: null,
      rowIndex: null,
      startDate: null,
      endDate: null,
      dateLength: fields.date_length ?? current?.dateLength ?? 1,
    };
  }
  if (start === null || fields.start_date === null)
    throw new FieldError({ start_date: ['required'] });
  if (fields.end_date === null) throw new FieldError({ end_date: ['required'] });
  const end = endOf(fields, start, current?.endDate ?? null);
  const dateLength = lengthOf(start, end);
  const mainTaskId = fields.main_task ?? current?.mainTaskId ?? null;
  const rowIndex = fields.row_index ?? current?.rowIndex ?? null;
  if (mainTaskId === null) throw new FieldError({ main_task: ['required'] });
  if (rowIndex === null) throw new FieldError({ row_index: ['required'] });
  const { roadmapId, rowCount } = await mainTaskNamed(change, mainTaskId);
  if (current !== undefined && current.roadmapId !== roadmapId)
    throw new FieldError({ main_task: ['other_roadmap'] });
  checkSameRoadmap({ roadmapId }, fields.roadmap);
  if (rowIndex >= rowCount) throw new FieldError({ row_index: ['no_such_row'] });
  return { roadmapId, mainTaskId, rowIndex, startDate: start, endDate: end, dateLength };
}
