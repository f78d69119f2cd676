const NOW = new Date('2026-11-20T12:00:00Z');

/** Makes it 20 November 2026, noon. Only the date: time passes as it does. */
export function makeItNovember(): void {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'queueMicrotask',
      'nextTick',
      'hrtime',
      'performance',
    ],
  });
}
