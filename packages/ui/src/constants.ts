/** Waiting time after the last change of size before lines are measured and drawn again. */
export const RESIZE_DEBOUNCE_MS = 500;
