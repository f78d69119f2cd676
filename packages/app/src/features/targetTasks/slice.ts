import type { Task } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

/** The tasks of a target's dialog. */
export interface TasksOfTarget {
  readonly target: number;
  readonly tasks: readonly Task[];
  /** Titles of their roadmaps by id. */
  readonly roadmaps: Readonly<Record<number, string>>;
}

/** Opened with the target's id. */
export const tasksScreen = createScreenActions<number>('targetTasks');
export const tasksCall = createAsyncCall<TasksOfTarget, number>('targetTasks');
export const targetTasks = tasksCall.reducer;
