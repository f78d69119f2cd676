// A thread of a pool that does what tests ask it for.
import { parentPort, threadId } from 'node:worker_threads';

const tasks = {
  echo: (input) => input,
  where: () => threadId,
  fail: (input) => {
    throw new Error(input);
  },
  exit: (code) => process.exit(code),
  /** Never gives the thread back. */
  hang: () => {
    for (;;);
  },
  /** Takes memory until there is none. */
  grow: () => {
    const kept = [];
    for (;;) kept.push(new Array(100_000).fill({}));
  },
};

parentPort.on('message', ({ id, name, input }) => {
  try {
    parentPort.postMessage({ id, result: tasks[name](input) });
  } catch ({ message, stack }) {
    parentPort.postMessage({ id, error: { message, stack } });
  }
});
