import { BusyError, nonFieldError } from '../messages/errors.js';

/** Cells of one request, and of all that a process works on: about 250 MB of rows of JSON. */
const MAX_CELLS = 1_500_000;
const MAX_WAITING = 100;
const MAX_WAIT_MS = 10_000;
const RETRY_AFTER_S = 5;

export interface WorkBudget {
  /**
   * Waits until there is room for an answer of so many values, and returns how to give the room
   * back. Users take turns: none holds more than half while others wait.
   *
   * @throws FieldError when the answer is too large at any time, BusyError when too many wait
   */
  reserve(userId: number, cells: number): Promise<() => void>;
}

interface Waiting {
  readonly userId: number;
  readonly cells: number;
  readonly start: () => void;
}

/** Bounds the values that a process computes, writes and sends at once, and with them its memory. */
export function createWorkBudget({
  maxCells = MAX_CELLS,
  maxWaiting = MAX_WAITING,
  maxWaitMs = MAX_WAIT_MS,
} = {}): WorkBudget {
  const heldBy = new Map<number, number>();
  const waiting = new Set<Waiting>();
  let held = 0;

  function hasRoom({ userId, cells }: Pick<Waiting, 'userId' | 'cells'>): boolean {
    const own = heldBy.get(userId) ?? 0;
    return held + cells <= maxCells && (own === 0 || own + cells <= maxCells / 2);
  }

  function change(userId: number, cells: number): void {
    held += cells;
    const own = (heldBy.get(userId) ?? 0) + cells;
    if (own > 0) heldBy.set(userId, own);
    else heldBy.delete(userId);
  }

  function startWaiting(): void {
    for (const next of waiting) {
      if (!hasRoom(next)) {
        // A large request is not overtaken for ever by small ones of others.
        if (held + next.cells > maxCells) return;
        continue;
      }
      waiting.delete(next);
      change(next.userId, next.cells);
      next.start();
    }
  }

  function turn(userId: number, cells: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(next);
        reject(busy());
        startWaiting();
      }, maxWaitMs);
      const next: Waiting = {
        userId,
        cells,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.add(next);
      startWaiting();
    });
  }

  return {
    async reserve(userId, cells) {
      if (cells > maxCells) throw nonFieldError('answer_too_large');
      if (waiting.size >= maxWaiting) throw busy();
      await turn(userId, cells);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        change(userId, -cells);
        startWaiting();
      };
    },
  };
}

function busy(): BusyError {
  return new BusyError(RETRY_AFTER_S);
}
