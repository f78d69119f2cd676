import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { createAddresses } from './addresses.js';
import { post } from './post.js';

/* Runs the receiver of docs/api.md as a program of its own, and sends it messages. */

const guide = readFileSync(join(__dirname, '../../../../docs/api.md'), 'utf8');
const receiver = /```mjs\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
const SECRET = `whsec_${Buffer.from('a key of thirty-two bytes, or so').toString('base64')}`;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

it('runs the receiver of docs/api.md, which believes what is signed and nothing else', async () => {
  const port = await freePort();
  const program = spawn(process.execPath, ['--input-type=module', '--eval', receiver], {
    env: { PATH: process.env.PATH, WEBHOOK_SECRET: SECRET, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  program.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  try {
    await once(program.stdout, 'data');
    const send = async (secret: string, at = new Date(), body = '{"type":"x","data":{"ö":1}}') => {
      const signature = new Webhook(secret).sign('msg_1', at, '{"type":"x","data":{"ö":1}}');
      const { status } = await post(createAddresses(['127.0.0.1']), {
        url: `http://127.0.0.1:${port}/`,
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': `v2,other ${signature}`,
        },
        body,
        timeoutMs: 10_000,
      });
      return status;
    };
    expect(await send(SECRET)).toBe(204);
    expect(await send(`whsec_${'b'.repeat(44)}`)).toBe(401);
    expect(await send(SECRET, new Date(Date.now() - 10 * 60 * 1000))).toBe(401);
    expect(await send(SECRET, new Date(), '{"type":"y","data":{}}')).toBe(401);
    expect(printed).toBe('listening\nmsg_1 x {"ö":1}\n');
  } finally {
    program.kill();
  }
});

it('signs as the convention has it', () => {
  // The example of its specification.
  const signer = new Webhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  const at = new Date(1_614_265_330 * 1000);
  const body = '{"test": 2432232314}';
  expect(signer.sign('msg_p5jXN8AQM9LWM0D4loKWxJek', at, body)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
