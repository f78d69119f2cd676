// Loaded into a server by `node --import`: notes the largest event-loop gap since it was last asked.
// A SIGUSR2 writes it, in milliseconds, to the file named by LOOP_PROBE and the process id.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const NANOSECONDS_PER_MS = 1e6;

const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();
process.on('SIGUSR2', () => {
  const gap = histogram.count === 0 ? 0 : histogram.max / NANOSECONDS_PER_MS - RESOLUTION_MS;
  histogram.reset();
  writeFileSync(`${process.env.LOOP_PROBE}.${process.pid}`, gap.toFixed(3));
});
