import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An HTTP server on this machine that keeps what it is sent. */
export class Receiver {
  readonly received: Received[] = [];
  /** How it answers: 204 without a body, unless a test says otherwise. */
  answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  url = '';
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      this.received.push({ path, headers, body: Buffer.concat(chunks).toString('utf8') });
      this.answer(response);
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Resolves when so many requests have come in all. */
  async until(count: number): Promise<void> {
    while (this.received.length < count) await sleep(10);
  }
}

/** A receiver for the tests of one file, which has received nothing when each of them begins. */
export function useReceiver(): Receiver {
  const receiver = new Receiver();
  const { answer } = receiver;
  beforeAll(() => receiver.start());
  afterAll(() => receiver.stop());
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer = answer;
  });
  return receiver;
}
