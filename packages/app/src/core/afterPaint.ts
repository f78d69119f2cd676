export interface Waiting {
  cancel(): void;
}

/** Does something once the next frame is painted: what was clicked answers first. */
export function afterPaint(work: () => void): Waiting {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(work);
  };
  // A page that is not shown paints nothing.
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return {
    cancel: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
