import { useTestServer } from '../../test/server.js';

const mockLoads: string[] = [];
jest.mock('./documentation.js', () => {
  mockLoads.push('documentation');
  return jest.requireActual('./documentation.js');
});

const server = useTestServer();

it('is loaded when it is first asked for, not at every start', async () => {
  expect((await server.request('GET', '/api/auth/providers/')).status).toBe(200);
  expect(mockLoads).toEqual([]);
  const answers = await Promise.all(
    ['/api/docs', '/api/docs/', '/api/docs/json'].map((url) => server.request('GET', url)),
  );
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
  expect(mockLoads).toEqual(['documentation']);
});

it('answers unknown addresses and methods as the rest of the API does', async () => {
  expect(await server.request('GET', '/api/docs/nothing')).toMatchObject({
    status: 404,
    body: { detail: 'Not found.' },
  });
  expect((await server.request('POST', '/api/docs/json')).status).toBe(404);
});
