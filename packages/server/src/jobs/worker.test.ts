import { startWorker, type Worker } from './worker.js';

const options = { slots: 3, pollMs: 5 };
let worker: Worker<string>;
let done: string[];
let release: () => void;

/** Works on the jobs; one named `hang` is held until it is released. */
function workOn(waiting: string[], take = async (count: number) => waiting.splice(0, count)) {
  done = [];
  const hanging = new Promise<void>((resolve) => {
    release = resolve;
  });
  const errors: Error[] = [];
  worker = startWorker(
    {
      take,
      run: async (job) => {
        if (job === 'hang') await hanging;
        done.push(job);
      },
      onError: (error) => errors.push(error),
    },
    options,
  );
  return errors;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}

it('goes on with other jobs while one hangs', async () => {
  const others = Array.from({ length: 20 }, (_, index) => `${index}`);
  workOn(['hang', ...others]);
  await until(() => done.length === others.length);
  expect(done).toEqual(others);
  release();
  expect(await worker.stop(1000)).toEqual([]);
  expect(done).toContain('hang');
});

it('says what was not done in time when it is stopped, and takes nothing more', async () => {
  const waiting = ['hang'];
  workOn(waiting);
  await until(() => waiting.length === 0);
  expect(await worker.stop(1)).toEqual(['hang']);
  waiting.push('late');
  worker.wake();
  expect(waiting).toEqual(['late']);
  release();
});

it('asks again after jobs could not be taken', async () => {
  let tries = 0;
  const errors = workOn([], async () => {
    tries++;
    if (tries === 1) throw new Error('no database');
    return tries === 2 ? ['one'] : [];
  });
  await until(() => done.length === 1);
  expect(errors).toMatchObject([{ message: 'no database' }]);
  await worker.stop(1000);
});
