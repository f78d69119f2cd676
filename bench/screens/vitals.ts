import type { Page } from '@playwright/test';
import { installClocks } from '../lib/settled.js';

export interface Vitals {
  /** Largest Contentful Paint, ms from the start of the navigation. */
  lcp: number;
  /** Cumulative Layout Shift, shifts within half a second of input left out. */
  cls: number;
  /** Longest interaction since the last `forgetInteractions`, ms in steps of 8. */
  inp: number;
}

declare global {
  interface Window {
    vitals?: Vitals;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Watches the page from the very start. Uses nothing from outside, so that it can be sent there. */
function installVitals(): void {
  const vitals = { lcp: 0, cls: 0, inp: 0 };
  window.vitals = vitals;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) vitals.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration);
    // TypeScript does not know the threshold.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Installs clocks and observers on every page that opens here from now on. */
export async function watchVitals(page: Page): Promise<void> {
  // This script's loader wraps named functions in a helper that does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value' });
  await page.addInitScript(installClocks);
  await page.addInitScript(installVitals);
}

/** Reads the figures once the observers have been notified of what was shown last. */
export async function readVitals(page: Page): Promise<Vitals> {
  await page.evaluate(async () => {
    await window.painted?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  return page.evaluate(() => window.vitals ?? { lcp: 0, cls: 0, inp: 0 });
}

export async function forgetInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.vitals) window.vitals.inp = 0;
  });
}
