import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FieldError, UnavailableError } from '../messages/errors.js';
import { scanFile } from './scanner.js';

/** The harmless text that every virus scanner takes for a virus. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

let folder: string;
let clean: string;
let infected: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavoite-scanner-'));
  // clamd changes to its own user.
  await chmod(folder, 0o755);
  clean = join(folder, 'clean');
  infected = join(folder, 'infected');
  await writeFile(clean, Buffer.alloc(1_500_000, 'x'));
  await writeFile(infected, EICAR);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('with a stand-in for clamd', () => {
  let standIn: Server;
  let socketPath: string;
  let received: Buffer;
  /** Answers when the whole file has come. */
  let reply: string | null;

  beforeAll(async () => {
    socketPath = join(folder, 'stand-in');
    standIn = createServer((socket) => {
      let bytes = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (piece) => {
        bytes = Buffer.concat([bytes, piece]);
        if (bytes.subarray(-4).readUInt32BE() !== 0) return;
        received = bytes;
        if (reply === null) socket.destroy();
        else socket.end(`${reply}\0`);
      });
    });
    standIn.listen(socketPath);
    await once(standIn, 'listening');
  });
  afterAll(() => new Promise((resolve) => standIn.close(resolve)));

  it('sends the whole file in pieces with their lengths', async () => {
    reply = 'stream: OK';
    await scanFile(socketPath, clean, 'a.pdf');
    expect(received.subarray(0, 10).toString()).toBe('zINSTREAM\0');
    let total = 0;
    let at = 10;
    for (let length = received.readUInt32BE(at); length > 0; length = received.readUInt32BE(at)) {
      total += length;
      at += 4 + length;
    }
    expect([total, at]).toEqual([1_500_000, received.length - 4]);
  });

  it('refuses what is found, by name', async () => {
    reply = 'stream: Win.Test.EICAR_HDB-1 FOUND';
    const error = await scanFile(socketPath, clean, 'a.pdf').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FieldError);
    expect((error as FieldError).fields.files).toEqual([
      { key: 'file_infected', values: { name: 'a.pdf', found: 'Win.Test.EICAR_HDB-1' } },
    ]);
  });

  it.each([
    ['is not there', 'nowhere', 'stream: OK'],
    ['breaks off', 'stand-in', null],
    ['has a limit that is too low', 'stand-in', 'INSTREAM size limit exceeded. ERROR'],
    ['says something else', 'stand-in', 'stream: OK and so on'],
  ])('takes nothing when clamd %s', async (_, name, given) => {
    reply = given;
    await expect(scanFile(join(folder, name), clean, 'a.pdf')).rejects.toThrow(UnavailableError);
  });
});

const hasClamd = spawnSync('clamd', ['--version']).status === 0;
/** Skipped where clamd is not installed (Debian: clamav-daemon). */
const withClamd = hasClamd ? it : it.skip;

withClamd('with clamd itself: takes a clean file and refuses a virus', async () => {
  const socketPath = join(folder, 'clamd.sock');
  // A database of one virus, so that none has to be fetched.
  const md5 = createHash('md5').update(EICAR).digest('hex');
  await writeFile(join(folder, 'test.hdb'), `${md5}:${EICAR.length}:Test-EICAR\n`);
  await writeFile(
    join(folder, 'clamd.conf'),
    [
      'Foreground yes',
      `DatabaseDirectory ${folder}`,
      `LocalSocket ${socketPath}`,
      'User root',
    ].join('\n'),
  );
  const clamd = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  try {
    let answer: unknown = 'starting';
    for (let tries = 0; tries < 200 && answer !== undefined; tries += 1) {
      await sleep(100);
      answer = await scanFile(socketPath, clean, 'a.pdf').catch((error: unknown) => error);
    }
    expect(answer).toBeUndefined();
    await expect(scanFile(socketPath, infected, 'virus.txt')).rejects.toMatchObject({
      fields: { files: [{ key: 'file_infected', values: { found: 'Test-EICAR.UNOFFICIAL' } }] },
    });
  } finally {
    clamd.kill('SIGKILL');
  }
});
