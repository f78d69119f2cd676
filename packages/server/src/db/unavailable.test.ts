import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.js';

it('knows a server that takes a connection and says nothing for an absent one', async () => {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
  client.on('error', () => undefined);
  try {
    const error = await client.connect().then(
      () => undefined,
      (failure: Error) => failure,
    );
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(new Error('timeout of something else'))).toBe(false);
  } finally {
    silent.close();
  }
});
