declare global {
  interface Window {
    /** Runs `work`; resolves to the milliseconds from its start to the paint after the page's last change. */
    settled?: (work: () => void) => Promise<number>;
    /** The next frame's time. */
    frame?: () => Promise<number>;
    /** Resolves after the next frame is drawn. */
    painted?: () => Promise<void>;
  }
}

/** Installs this benchmark's clocks on a page. Uses nothing from outside, so that it can be sent there. */
export function installClocks(): void {
  /** A page without a change for this long is settled. */
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
    // Frames are requested only after a change: drawing every one would slow all competitors equally.
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
    // The first frame paints what the work itself changed, so no second one is needed.
    observer.takeRecords();
    await follow();
    while (following || performance.now() - last < QUIET_MS)
      await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    return last - start;
  };
}
