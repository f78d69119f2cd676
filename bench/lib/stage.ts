import { loadavg } from 'node:os';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Direction } from './inPage.js';
import { median } from './samples.js';

/** A competitor's page, freshly opened. */
export class Competitor {
  private constructor(
    readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async open(browser: Browser, url: string): Promise<Competitor> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    // Time on the processor: what others do on the machine is not counted.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('HeapProfiler.enable');
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => window.stage !== undefined);
    return new Competitor(page, devtools);
  }

  close(): Promise<void> {
    return this.page.close();
  }

  /** Milliseconds from mounting to the last change painted. */
  mount(option = 0): Promise<number> {
    return this.page.evaluate((given) => window.stage?.mount(given) ?? Number.NaN, option);
  }

  /** Milliseconds of the competitor's step, likewise. */
  act(): Promise<number> {
    return this.page.evaluate(() => window.stage?.act() ?? Number.NaN);
  }

  /** Processor time of the page's main thread so far, in milliseconds. */
  async mainThread(): Promise<number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  }

  /** Bytes that scripts and the DOM hold after everything that can be freed is. */
  async heap(): Promise<number> {
    await this.devtools.send('HeapProfiler.collectGarbage');
    const usage: { usedSize: number; embedderHeapUsedSize?: number } =
      await this.devtools.send('Runtime.getHeapUsage');
    return usage.usedSize + (usage.embedderHeapUsedSize ?? 0);
  }

  /** Processor milliseconds of the main thread for each scrolled frame. */
  async scroll(direction: Direction, step: number, frames: number): Promise<number> {
    const before = await this.mainThread();
    await this.page.evaluate(([way, by, count]) => window.stage?.scroll(way, by, count), [
      direction,
      step,
      frames,
    ] as const);
    return ((await this.mainThread()) - before) / frames;
  }

  /**
   * What a gesture costs.
   *
   * @param gesture makes `moves` moves with the mouse
   * @returns p95 of the frames' lengths, and the main thread's processor time for each move, in ms
   */
  async gesture(moves: number, gesture: (page: Page) => Promise<void>) {
    await this.page.evaluate(() => window.stage?.watchFrames());
    const before = await this.mainThread();
    await gesture(this.page);
    const cpu = ((await this.mainThread()) - before) / moves;
    const frames = await this.page.evaluate(() => window.stage?.frames() ?? []);
    return { frame: percentile(frames, 0.95), cpu };
  }
}

export function percentile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/**
 * Medians of figures of competitors that take turns.
 *
 * @param sample a competitor's figures of one round; each round opens its own pages
 */
export async function mediansInTurn<Name extends string, Figure extends string>(
  names: readonly Name[],
  rounds: number,
  sample: (name: Name) => Promise<Record<Figure, number>>,
): Promise<Record<Name, Record<Figure, number>>> {
  const taken = new Map<Name, Record<Figure, number>[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) taken.get(name)?.push(await sample(name));
  }
  const medians = [...taken].map(([name, samples]) => {
    const figures = Object.keys(samples[0] ?? {}) as Figure[];
    return [
      name,
      Object.fromEntries(figures.map((key) => [key, median(samples.map((s) => s[key]))])),
    ];
  });
  return Object.fromEntries(medians) as Record<Name, Record<Figure, number>>;
}

/** How busy the machine is, for the heading of a table. */
export const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
