import { existsSync } from 'node:fs';
import type { WorkerOptions } from 'node:worker_threads';

/** A thread's code, and how Node reads it. */
export interface ThreadFile {
  readonly url: URL;
  readonly options?: Pick<WorkerOptions, 'execArgv'>;
}

const beside = (path: string): URL => new URL(path, import.meta.url);

/** Where the code of the drawing thread is: bundled, built, or in the sources, as in development. */
export function drawingThread(): ThreadFile {
  const built = [beside('../../bundled/thread.mjs'), beside('./thread.js')].find((url) =>
    existsSync(url),
  );
  if (built !== undefined) return { url: built };
  return {
    url: beside('./from-source.mjs'),
    options: { execArgv: ['--conditions=tavoite-source'] },
  };
}
