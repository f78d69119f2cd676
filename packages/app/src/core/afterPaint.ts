export interface Waiting {
  cancel(): void;
}

/** Does something once the next frame is painted: what was clicked answers first. */
export function afterPaint(work: () => void): Waiting {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return {
    cancel: () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
