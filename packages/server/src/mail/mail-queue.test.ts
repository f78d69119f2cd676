import { setTimeout as wait } from 'node:timers/promises';
import { useTestServer } from '../../test/server.js';
import { startSmtp, type TestSmtp } from '../../test/smtp.js';
import { execute } from '../../test/template.js';
import { readConfig } from '../config/config.js';
import type { Outcome, QueueMails } from './mail-queue.js';
import { createMailer, type Mailer } from './mailer.js';

interface Letter {
  address: string;
}

let smtp: TestSmtp;
// Made before the server, which takes it at its start.
const mailer: Mailer = {
  destination: 'test',
  send: (mail) => createMailer(readConfig({ SMTP_URL: smtp.url }, '/')).send(mail),
};
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

const server = useTestServer({ jobs: true, mailer });
const outcomes: (Outcome & Letter)[] = [];
let queue: QueueMails<Letter>;
beforeAll(() => {
  queue = server.services.mails.define<Letter>('letter', {
    compose: async ({ address }) => ({
      to: { name: '', address },
      subject: 'A letter',
      text: address,
    }),
    record: async ({ address }, outcome) => {
      outcomes.push({ address, ...outcome });
    },
  });
});

const outcomesOf = (address: string) =>
  outcomes.filter((outcome) => outcome.address === address).map(({ status }) => status);
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to?.[0]?.address === address);

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition() && tries < 400; tries++) await wait(50);
  expect(condition()).toBe(true);
}

/** As if the time until the next try had passed. */
const makeDue = () =>
  execute(server.connection, `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);

const ask = (...addresses: string[]) => addresses.map((address) => ({ data: { address } }));

it('sends one mail to each recipient, whatever becomes of the others', async () => {
  smtp.reply = (address) => (address.startsWith('bad') ? '550 No such user' : null);
  await queue(ask('one@example.com', 'bad@example.com', 'two@example.com'));
  await until(() => mailsTo('two@example.com').length === 1 && outcomes.length >= 3);
  expect(mailsTo('one@example.com')).toHaveLength(1);
  expect(outcomesOf('bad@example.com')).toEqual(['failed']);
  expect(outcomes.find(({ address }) => address === 'bad@example.com')).toMatchObject({
    error: expect.stringContaining('No such user'),
  });
});

it('tries again what the mail server does not take now, under the same message id', async () => {
  smtp.reply = (address) => (address === 'grey@example.com' ? '451 Greylisted' : null);
  await queue(ask('grey@example.com'));
  await until(() => outcomesOf('grey@example.com').length === 1);
  expect(outcomesOf('grey@example.com')).toEqual(['delayed']);
  smtp.reply = () => null;
  await makeDue();
  await until(() => outcomesOf('grey@example.com').includes('sent'));
  expect(mailsTo('grey@example.com')).toHaveLength(1);
  expect(mailsTo('grey@example.com')[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
});

it('gives up after the last try, and says so', async () => {
  smtp.reply = (address) => (address === 'never@example.com' ? '450 Not now' : null);
  await queue(ask('never@example.com'));
  await until(() => outcomesOf('never@example.com').length === 1);
  await execute(
    server.connection,
    `UPDATE pgboss.job SET start_after = now(), retry_count = retry_limit WHERE state = 'retry'`,
  );
  await until(() => outcomesOf('never@example.com').includes('failed'));
});

it('queues a mail of the same id once, and none of a transaction that is rolled back', async () => {
  smtp.reply = () => null;
  const id = '6f1c9d0e-6d5c-4c6a-9f0b-0d9a1f0c5b11';
  await queue([{ id, data: { address: 'once@example.com' } }]);
  await queue([{ id, data: { address: 'once@example.com' } }]);
  await expect(
    server.services.database.transaction(async (_, client) => {
      await queue(ask('none@example.com'), client);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await queue(ask('last@example.com'));
  await until(() => mailsTo('last@example.com').length === 1);
  await until(() => mailsTo('once@example.com').length === 1);
  expect(mailsTo('none@example.com')).toHaveLength(0);
});

it('sends others while the mail server says nothing of some, more than it works on at a time', async () => {
  smtp.reply = (address) => (address.startsWith('silent') ? 'hang' : null);
  const others = Array.from({ length: 25 }, (_, index) => `other-${index}@example.com`);
  await queue(ask('silent@example.com', ...others));
  await until(() => others.every((address) => outcomesOf(address).includes('sent')));
  expect(outcomesOf('silent@example.com')).toEqual([]);
  smtp.reply = () => null;
  smtp.drop();
  await until(() => outcomesOf('silent@example.com').includes('delayed'));
});

it('does not send before its time', async () => {
  await queue([
    { data: { address: 'later@example.com' }, sendAfter: new Date(Date.now() + 3_600_000) },
  ]);
  await queue(ask('now@example.com'));
  await until(() => mailsTo('now@example.com').length === 1);
  expect(mailsTo('later@example.com')).toHaveLength(0);
});
