import { Worker } from 'node:worker_threads';
import { BusyError } from '../../messages/errors.js';
import type { AnswerMessage, TaskMessage } from './messages.js';
import type { ThreadFile } from './thread-file.js';

/** A task that did not come to an end. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
  constructor(
    /** failed: its code threw; crashed: its thread ended; timeout: it took too long; closed: the server stops. */
    readonly kind: 'failed' | 'crashed' | 'timeout' | 'closed',
    message: string,
  ) {
    super(message);
  }
}

export interface PoolOptions {
  readonly thread: ThreadFile;
  readonly size: number;
  /** A task that takes longer is stopped with its thread. */
  readonly timeoutMs: number;
  /** Tasks that wait; more are refused. */
  readonly maxWaiting: number;
  /** A thread without work ends after this time and gives its memory back. */
  readonly idleMs: number;
  /** Memory of one thread for objects. */
  readonly maxHeapMb: number;
}

interface Task {
  readonly name: string;
  readonly input: unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Seconds after which a refused task is worth trying again. */
const RETRY_AFTER_S = 10;

/** One thread and the task that it works on. */
class Thread {
  private readonly worker: Worker;
  private task: Task | null = null;
  private nextId = 1;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: PoolOptions,
    private readonly onFree: (thread: Thread) => void,
    private readonly onEnd: (thread: Thread) => void,
  ) {
    const { thread, maxHeapMb } = options;
    this.worker = new Worker(thread.url, {
      ...thread.options,
      // React draws in a third of the time.
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    this.worker.on('message', (message: AnswerMessage) => this.take(message));
    this.worker.on('error', (error: Error) => this.end(new TaskError('crashed', error.message)));
    this.worker.on('exit', (code) => this.end(new TaskError('crashed', `ended with ${code}`)));
    this.rest();
  }

  get isFree(): boolean {
    return this.task === null;
  }

  run(task: Task): void {
    const { timeoutMs } = this.options;
    this.task = task;
    this.worker.ref();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.end(new TaskError('timeout', `${task.name} took more than ${timeoutMs} ms`));
    }, timeoutMs);
    const message: TaskMessage = { id: this.nextId, name: task.name, input: task.input };
    try {
      this.worker.postMessage(message);
    } catch (error) {
      // What is no plain data cannot be sent; the thread is as it was.
      this.settle()?.reject(new TaskError('failed', String(error)));
      this.onFree(this);
    }
  }

  /** Ends the thread; its task fails with the reason. */
  end(reason: TaskError): void {
    clearTimeout(this.timer);
    this.worker.removeAllListeners();
    // A thread that is being ended may still say so.
    this.worker.on('error', () => undefined);
    void this.worker.terminate();
    const { task } = this;
    this.task = null;
    this.onEnd(this);
    task?.reject(reason);
  }

  private take(message: AnswerMessage): void {
    if (message.id !== this.nextId) return;
    const task = this.settle();
    if ('error' in message) {
      const error = new TaskError('failed', message.error.message);
      error.stack = message.error.stack;
      task?.reject(error);
    } else {
      task?.resolve(message.result);
    }
    this.onFree(this);
  }

  /** The task is done with; another one may come. */
  private settle(): Task | null {
    const { task } = this;
    this.task = null;
    this.nextId += 1;
    this.rest();
    return task;
  }

  /** Waits for work, without keeping the process alive. */
  private rest(): void {
    this.worker.unref();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.end(new TaskError('closed', 'idle'));
    }, this.options.idleMs);
    this.timer.unref();
  }
}

/** Threads for work that would keep requests waiting. They start when there is work for them. */
export class WorkerPool {
  private readonly threads = new Set<Thread>();
  private readonly waiting: Task[] = [];
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {}

  /**
   * Runs a task of the threads' code with plain data.
   * @throws TaskError when it fails, crashes, takes too long or the pool is closed; BusyError when too
   *   many wait
   */
  run(name: string, input: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) {
        reject(new TaskError('closed', 'the server stops'));
        return;
      }
      if (this.waiting.length >= this.options.maxWaiting) {
        reject(new BusyError(RETRY_AFTER_S));
        return;
      }
      this.waiting.push({ name, input, resolve, reject });
      this.next();
    });
  }

  /** Ends all threads; what they worked on, and what waited, fails. */
  close(): void {
    this.isClosed = true;
    const closed = new TaskError('closed', 'the server stops');
    for (const { reject } of this.waiting.splice(0)) reject(closed);
    for (const thread of [...this.threads]) thread.end(closed);
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const thread = [...this.threads].find(({ isFree }) => isFree) ?? this.start();
    const task = thread && this.waiting.shift();
    if (task) thread.run(task);
  }

  private start(): Thread | null {
    if (this.isClosed || this.threads.size >= this.options.size) return null;
    const thread = new Thread(
      this.options,
      () => this.next(),
      (ended) => {
        this.threads.delete(ended);
        this.next();
      },
    );
    this.threads.add(thread);
    return thread;
  }
}
