import { type BenchState, benchState, filtered, type Mount, type Mounted } from './data.js';

/** Updates before the measured ones: code compiled and data converted, as in a page in use. */
const WARM_UPDATES = 24;
/** Measured updates, round and round: to cumulative values, a filter, back again. */
const UPDATES = 24;

export interface PageBench {
  /** Milliseconds from the call that mounts to the frame that shows the chart. */
  mountToPaint(points: number): Promise<number>;
  /** Median milliseconds that one update keeps the thread. */
  update(points: number): Promise<number>;
}

declare global {
  interface Window {
    chartBench?: PageBench;
  }
}

/** Resolves after the next frame is drawn: a task posted in a frame runs after its paint. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });

function place(): HTMLElement {
  const element = document.createElement('div');
  element.style.width = '960px';
  document.body.replaceChildren(element);
  return element;
}

/** Makes a competitor's page ready to be measured. */
export function offer(mount: Mount): void {
  window.chartBench = {
    async mountToPaint(points) {
      const state = benchState(points, 'monthly');
      const element = place();
      await painted();
      const start = performance.now();
      mount(element, state);
      await painted();
      return performance.now() - start;
    },
    async update(points) {
      const monthly = benchState(points, 'monthly');
      const cumulative = benchState(points, 'cumulative');
      const steps: BenchState[] = [cumulative, filtered(cumulative), filtered(monthly), monthly];
      const chart: Mounted = mount(place(), monthly);
      await painted();
      // Once round, so that the code is warm and data is converted, as it is in use.
      for (let i = 0; i < WARM_UPDATES; i += 1) {
        chart.update(steps[i % steps.length] ?? monthly);
        await painted();
      }
      const samples: number[] = [];
      for (let i = 0; i < UPDATES; i += 1) {
        const step = steps[i % steps.length] ?? monthly;
        const start = performance.now();
        chart.update(step);
        samples.push(performance.now() - start);
        await painted();
      }
      chart.unmount();
      samples.sort((a, b) => a - b);
      return ((samples[UPDATES / 2 - 1] ?? 0) + (samples[UPDATES / 2] ?? 0)) / 2;
    },
  };
}
