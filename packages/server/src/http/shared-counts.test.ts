import { useTestServer } from '../../test/server.js';
import { until } from '../../test/until.js';
import { type Hearing, type Listener, listen } from '../db/listener.js';
import { createRequestLimits, type RequestLimits } from './request-limit.js';
import { type SharedCounts, shareRequestCounts } from './shared-counts.js';

const LIMIT = 100;
const server = useTestServer({ routes: () => undefined });
let problems: Error[];
/** Messages that processes were told. */
let heard: number;
let processes: { limits: RequestLimits; shared: SharedCounts; listener: Listener }[];

/** What a process does that serves. */
async function startProcess(): Promise<RequestLimits> {
  const onProblem = (problem: Error) => problems.push(problem);
  const limits = createRequestLimits(LIMIT);
  const shared = shareRequestCounts(limits, server.services.database, onProblem);
  const { channel, onMessage } = shared.hearing;
  let isListening = false;
  const hearing: Hearing = {
    channel,
    onMessage(payload) {
      heard += 1;
      onMessage(payload);
    },
    onConnected: async () => {
      isListening = true;
    },
  };
  const listener = listen(server.connection, [hearing], onProblem);
  processes.push({ limits, shared, listener });
  await until(() => isListening);
  return limits;
}

beforeEach(() => {
  [problems, processes, heard] = [[], [], 0];
});
afterEach(async () => {
  for (const { shared, listener } of processes) {
    shared.stop();
    await listener.close();
  }
  expect(problems).toEqual([]);
});

const isRefused = (limits: RequestLimits, user: number): boolean => {
  try {
    limits.countUser(user);
    return false;
  } catch {
    return true;
  }
};

it('bounds what a client sends to all processes together, and no other client', async () => {
  const [first, second] = [await startProcess(), await startProcess()];
  for (let request = 0; request < LIMIT; request += 1) first.countUser(1);
  await until(() => heard === 2);
  expect(isRefused(second, 1)).toBe(true);
  expect(isRefused(second, 2)).toBe(false);
  expect(isRefused(first, 2)).toBe(false);
});

it('does not count twice what it has told itself', async () => {
  const only = await startProcess();
  for (let request = 0; request < LIMIT / 2; request += 1) only.countUser(1);
  await until(() => heard === 1);
  const more = Array.from({ length: LIMIT / 2 }, () => isRefused(only, 1));
  expect(more).not.toContain(true);
  expect(isRefused(only, 1)).toBe(true);
});

it('tells only of clients that send much', () => {
  const limits = createRequestLimits(LIMIT);
  for (let user = 0; user < 1000; user += 1) limits.countUser(user);
  expect(limits.takeCounts(10).size).toBe(0);
  for (let request = 0; request < 12; request += 1) limits.countUser(7);
  expect([...limits.takeCounts(10)]).toEqual([['user 7', 10]]);
  expect(limits.takeCounts(10).size).toBe(0);
});
