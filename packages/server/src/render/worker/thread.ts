import { parentPort } from 'node:worker_threads';
import { compoundWords, setCompounds } from '@tavoite/model';
import type { AnswerMessage, TaskMessage } from './messages.js';
import { type DrawingTask, drawingTasks } from './tasks.js';

/*
 * The drawing thread: takes one task after another, and never touches the database or a file but the
 * fonts.
 */

setCompounds(compoundWords);

const isTask = (name: string): name is DrawingTask => Object.hasOwn(drawingTasks, name);

async function answer({ id, name, input }: TaskMessage): Promise<AnswerMessage> {
  try {
    if (!isTask(name)) throw new Error(`There is no task ${name}`);
    // The pool sends what the task of this name takes.
    const work = drawingTasks[name] as (input: unknown) => Promise<unknown>;
    return { id, result: await work(input) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { id, error: { message: error.message, stack: error.stack ?? '' } };
  }
}

parentPort?.on('message', (task: TaskMessage) => {
  void answer(task).then((message) => parentPort?.postMessage(message));
});
