import { useTestServer } from '../../test/server.js';

describe('the HTTP server', () => {
  const server = useTestServer();

  it('answers its health', async () => {
    const answer = await server.request('GET', '/api/health/');
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});
