import { installClocks } from './settled.js';

/** A competitor on the page. */
export interface Mounted {
  /** The step that is measured after mounting, if the benchmark has one. */
  act?: () => void;
  /** The element that scrolls in a direction. */
  scroller?: (direction: Direction) => Element | null;
}

export type Direction = 'down' | 'sideways';

/** Draws a competitor; `option` is the benchmark's own, such as the scale of a view. */
export type Mount = (element: HTMLElement, option: number) => Mounted;

export interface Stage {
  /** Mounts; milliseconds to the paint after which nothing on the page changes. */
  mount(option: number): Promise<number>;
  /** The competitor's step; milliseconds as above. */
  act(): Promise<number>;
  /** Scrolls by `step` px in each of the given number of frames. */
  scroll(direction: Direction, step: number, frames: number): Promise<void>;
  /** Starts to note the frames. */
  watchFrames(): void;
  /** Milliseconds between the frames since then. */
  frames(): number[];
}

declare global {
  interface Window {
    stage?: Stage;
  }
}

/** Makes a competitor's page ready to be measured. */
export function offer(mount: Mount): void {
  installClocks();
  const { settled, painted, frame } = window as Required<Window>;
  let mounted: Mounted = {};
  let times: number[] = [];
  let watching = false;
  const element = document.createElement('div');
  element.style.cssText = 'width: 1240px; height: 760px; overflow: hidden';
  document.body.style.margin = '0';
  document.body.replaceChildren(element);

  window.stage = {
    async mount(option) {
      await painted();
      return settled(() => {
        mounted = mount(element, option);
      });
    },
    act: () => settled(() => mounted.act?.()),
    async scroll(direction, step, frames) {
      const scroller = mounted.scroller?.(direction);
      if (!scroller) throw new Error(`Nothing scrolls ${direction}`);
      const property = direction === 'down' ? 'scrollTop' : 'scrollLeft';
      const before = scroller[property];
      for (let i = 0; i < frames; i += 1) {
        await frame();
        scroller[property] += step;
      }
      await painted();
      if (scroller[property] - before < (step * frames) / 2)
        throw new Error(`It did not scroll ${direction}: ${scroller[property] - before} px`);
    },
    watchFrames() {
      times = [];
      if (watching) return;
      watching = true;
      const note = (time: number) => {
        times.push(time);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    },
    frames: () => times.slice(1).map((time, i) => time - (times[i] ?? 0)),
  };
}
