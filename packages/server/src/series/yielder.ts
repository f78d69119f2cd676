import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which other requests get a turn. */
export const TURN_MS = 5;

/** Lets long work give way: after `turnMs` of it, `rest` waits for the next turn of the event loop. */
export class Yielder {
  private turnStarted = performance.now();

  constructor(private readonly turnMs = TURN_MS) {}

  /** Whether it is time to rest. */
  get due(): boolean {
    return performance.now() - this.turnStarted >= this.turnMs;
  }

  async rest(): Promise<void> {
    await nextTurn();
    this.turnStarted = performance.now();
  }
}
