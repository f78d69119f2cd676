declare global {
  interface Window {
    /** Does something; milliseconds from its start to the paint after the last change of the page. */
    settled?: (work: () => void) => Promise<number>;
    /** The next frame's time. */
    frame?: () => Promise<number>;
    /** Resolves after the next frame is drawn. */
    painted?: () => Promise<void>;
  }
}

/** Puts the clocks of this benchmark on a page. Leans on nothing outside, so that it can be sent there. */
export function installClocks(): void {
  /** Without a change for so long a page is settled. */
  const QUIET_MS = 400;

  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

  // A task posted in a frame runs after its paint.
  const painted = async () => {
    await frame();
    await new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  };

  window.frame = frame;
  window.painted = painted;
  window.settled = async (work) => {
    let last = 0;
    let changed = false;
    let following = false;
    // Frames are asked for after a change only: drawing every one would cost all alike.
    const follow = async () => {
      changed = true;
      if (following) return;
      following = true;
      while (changed) {
        changed = false;
        await painted();
        last = performance.now();
      }
      following = false;
    };
    const observer = new MutationObserver(() => void follow());
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const start = performance.now();
    work();
    // What the work itself changed is painted by the first frame, and needs no second.
    observer.takeRecords();
    await follow();
    while (following || performance.now() - last < QUIET_MS)
      await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    return last - start;
  };
}
