/** How long a receiver may take to answer. */
const ANSWER_TIMEOUT_MS = 10_000;
/** One that did not answer the last time. */
const HANGING_TIMEOUT_MS = 3_000;

export interface Patience {
  /**
   * How many milliseconds a receiver may take for a message, or null if it is not to be asked now: it let
   * the last one hang, and another is under way. An urgent one is sent in any case, with all the time.
   */
  begin(receiver: string, isUrgent: boolean): number | null;
  /** After each `begin` that was allowed. */
  end(receiver: string, hasTimedOut: boolean): void;
}

/**
 * Keeps receivers that hang from holding every place at which messages are sent: of those that let the
 * last message hang, each gets one at a time, and less time. Known to this process only: another one finds
 * out by itself.
 */
export function createPatience(): Patience {
  const hanging = new Set<string>();
  const underWay = new Map<string, number>();
  return {
    begin(receiver, isUrgent) {
      const count = underWay.get(receiver) ?? 0;
      const isHanging = hanging.has(receiver) && !isUrgent;
      if (isHanging && count > 0) return null;
      underWay.set(receiver, count + 1);
      return isHanging ? HANGING_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
    },
    end(receiver, hasTimedOut) {
      const count = (underWay.get(receiver) ?? 1) - 1;
      if (count > 0) underWay.set(receiver, count);
      else underWay.delete(receiver);
      if (hasTimedOut) hanging.add(receiver);
      else hanging.delete(receiver);
    },
  };
}
