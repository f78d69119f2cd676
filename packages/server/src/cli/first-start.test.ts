import { setTimeout as sleep } from 'node:timers/promises';
import { useTestServer } from '../../test/server.js';
import { asOwner } from '../db/database.js';
import { DEMO_LOCK, waitUntilFilled } from './first-start.js';

const server = useTestServer();

it('has a command wait for a first start that is filling the database, and say so', async () => {
  const steps: string[] = [];
  let held = () => {};
  const isHeld = new Promise<void>((resolve) => {
    held = resolve;
  });
  const filling = asOwner(server.connection, async (_, client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    held();
    while (steps.length === 0) await sleep(10);
    steps.push('filled');
  });
  await isHeld;
  await waitUntilFilled(server.connection, (message) => steps.push(message));
  steps.push('waited');
  await filling;
  expect(steps).toEqual([
    expect.stringMatching(/^Waiting for the first start/),
    'filled',
    'waited',
  ]);
});

it('waits for nothing else', async () => {
  const say = jest.fn();
  await waitUntilFilled(server.connection, say);
  expect(say).not.toHaveBeenCalled();
});
