/** Where a worker takes its jobs from, and what it does with them. */
export interface WorkSource<Job> {
  /** The next jobs, at most `count`. */
  take(count: number): Promise<readonly Job[]>;
  /** Does a job; never rejects. */
  run(job: Job): Promise<void>;
  /** Takes note that no jobs could be taken; they are asked for again later. */
  onError(error: Error): void;
}

export interface Worker<Job> {
  /** Looks for new jobs at once. */
  wake(): void;
  /** Takes no more jobs. Answers those that were not done in time. */
  stop(timeoutMs: number): Promise<Job[]>;
}

/**
 * Does several jobs at a time. A job that hangs holds its own slot only: whenever another one is free,
 * the next job is taken.
 */
export function startWorker<Job>(
  { take, run, onError }: WorkSource<Job>,
  { slots, pollMs }: { readonly slots: number; readonly pollMs: number },
): Worker<Job> {
  const running = new Map<Job, Promise<void>>();
  let isStopped = false;
  let isAsked = false;
  let isMoreLikely = false;
  let endPause = () => {};

  const wake = () => {
    isAsked = true;
    endPause();
  };

  function begin(job: Job): void {
    const work = run(job).finally(() => {
      running.delete(job);
      if (isMoreLikely) wake();
    });
    running.set(job, work);
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function work(): Promise<void> {
    while (!isStopped) {
      isAsked = false;
      const free = slots - running.size;
      try {
        const jobs = free > 0 ? await take(free) : [];
        isMoreLikely = jobs.length === free;
        for (const job of jobs) begin(job);
      } catch (error) {
        onError(error as Error);
      }
      if (!isAsked && !isStopped) await pause();
    }
  }
  const working = work();

  return {
    wake,
    async stop(timeoutMs) {
      isStopped = true;
      endPause();
      await working;
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([Promise.all(running.values()), timeout]);
      clearTimeout(timer);
      return [...running.keys()];
    },
  };
}
