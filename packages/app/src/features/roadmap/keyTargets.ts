/** Text that is being written has keys of its own, such as undo; a dialog keeps the keys to itself. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;
