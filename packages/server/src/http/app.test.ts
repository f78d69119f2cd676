import { type AddressInfo, connect } from 'node:net';
import { contract, type Endpoint } from '@tavoite/model';
import { z } from 'zod';
import { useTestServer } from '../../test/server.js';

const server = useTestServer();
const endpoints = Object.entries(contract) as [string, Endpoint][];

const json = { 'content-type': 'application/json' };

describe('the contract', () => {
  it('is served whole', () => {
    const served = new Set(server.table.endpoints.map(({ method, path }) => `${method} ${path}`));
    for (const [, { method, path }] of endpoints) expect(served).toContain(`${method} ${path}`);
  });

  describe.each(endpoints.filter(([, { access }]) => access !== 'public'))(
    '%s',
    (_, { method, path }) => {
      const url = path.replace(/\{\w+\}/g, '1');
      it('is refused without a session, whatever is sent', async () => {
        for (const options of [{}, { headers: json, body: '{"broken' }, { token: 'unknown' }]) {
          expect(await server.request(method, url, options)).toMatchObject({
            status: 401,
            body: { detail: expect.any(String) },
          });
        }
      });
      it('is served without the trailing slash', async () => {
        expect((await server.request(method, url.slice(0, -1))).status).toBe(401);
      });
    },
  );
});

describe('what does not fit', () => {
  it('is not found at an unknown address', async () => {
    for (const [method, url] of [
      ['GET', '/api/'],
      ['GET', '/api'],
      ['GET', '/api/nothing/'],
      ['POST', '/api/nothing/'],
      ['GET', '/api/login/more/'],
      ['GET', '/api/../../etc/passwd'],
      ['DELETE', '/elsewhere'],
    ] as const) {
      expect(await server.request(method, url)).toMatchObject({
        status: 404,
        body: { detail: 'Not found.' },
      });
    }
  });

  it('is not allowed by another method', async () => {
    for (const [method, url, allow] of [
      ['GET', '/api/login/', 'POST'],
      ['GET', '/api/login', 'POST'],
      ['DELETE', '/api/user/get_user_details/', 'GET'],
      ['PUT', '/api/user/activate_organization/', 'GET, POST'],
      ['OPTIONS', '/api/login/', 'POST'],
    ] as const) {
      const answer = await server.request(method, url);
      expect(answer).toMatchObject({ status: 405, body: { detail: expect.any(String) } });
      expect(answer.headers.allow).toBe(allow);
    }
  });

  it.each([
    ['half an object', '{"username":'],
    ['no JSON', 'username=x&password=y'],
    ['two values', '{} {}'],
    ['a prototype', '{"__proto__": {"admin": true}, "username": "x", "password": "y"}'],
    ['a constructor', '{"constructor": {"prototype": {"admin": true}}}'],
    ['a byte order mark within', '{"username": \ufeff"x"}'],
  ])('is malformed JSON: %s', async (_, body) => {
    expect(await server.request('POST', '/api/login/', { headers: json, body })).toMatchObject({
      status: 400,
      body: { detail: 'The request is not valid JSON.' },
    });
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1e999'],
    ['nothing', ''],
  ])('is a body that is %s', async (_, body) => {
    const answer = await server.request('POST', '/api/login/', { headers: json, body });
    expect(answer.status).toBe(400);
    for (const messages of Object.values(answer.body)) {
      expect(messages).toEqual([expect.any(String)]);
    }
  });

  it('is another content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(
        await server.request('POST', '/api/login/', {
          headers: { 'content-type': type },
          body: 'x',
        }),
      ).toMatchObject({ status: 415, body: { detail: expect.any(String) } });
    }
  });

  it('is too large', async () => {
    const body = { username: 'x'.repeat(1_100_000), password: 'y' };
    expect(await server.request('POST', '/api/login/', { body })).toMatchObject({
      status: 413,
      body: { detail: 'The request is too large.' },
    });
  });

  it('is nested as deep as a body can be', async () => {
    const depth = 400_000;
    const body = `{"username": ${'['.repeat(depth)}${']'.repeat(depth)}, "password": "y"}`;
    expect((await server.request('POST', '/api/login/', { headers: json, body })).status).toBe(400);
  });

  it('is a text that PostgreSQL cannot store', async () => {
    const answer = await server.request('POST', '/api/login/', {
      body: { username: 'a\u0000b', password: 'y' },
    });
    expect(answer).toMatchObject({ status: 400, body: { username: ['This value is not valid.'] } });
    expect((await server.request('GET', '/api/auth/providers/?x=%00')).status).toBe(200);
  });

  it('is a broken address', async () => {
    const { token } = await server.createUser();
    for (const url of ['/api/%zz/', '/api/target/%E0%A4%A/', `/api/target/${'9'.repeat(3000)}/`]) {
      const answer = await server.request('GET', url, { token });
      expect([400, 404, 414]).toContain(answer.status);
      expect(answer.body).toEqual({ detail: expect.any(String) });
    }
  });

  it('names no object in the path', async () => {
    const id = await server.createOrganization();
    const { token } = await server.createUser({ memberships: { [id]: {} } });
    for (const bad of ['abc', '-1', '1.5', '0', '99999999999', '1;DROP TABLE "user"', '%00', "'"]) {
      expect(
        await server.request('GET', `/api/target/${encodeURIComponent(bad)}/`, { token }),
      ).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
    }
  });

  it('is told in the language that the browser asks for', async () => {
    for (const [accept, text] of [
      ['fi', 'Tämä kenttä on pakollinen.'],
      ['sv, fi;q=0.8, en;q=0.5', 'Tämä kenttä on pakollinen.'],
      ['fi-FI,fi;q=0.9', 'Tämä kenttä on pakollinen.'],
      ['en, fi;q=0.9', 'This field is required.'],
      ['fi;q=0, de', 'This field is required.'],
      [';;;q=,,', 'This field is required.'],
    ] as const) {
      const answer = await server.request('POST', '/api/login/', {
        headers: { 'accept-language': accept },
        body: { username: 'x' },
      });
      expect(answer.body).toEqual({ password: [text] });
    }
  });
});

describe('what is not HTTP', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', '400'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', '400'],
    ['two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400'],
    ['endless headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, '431'],
  ])('is answered in the same shape: %s', async (_, sent, status) => {
    const { port } = new URL(
      await server.app.listen({ port: 0, host: '127.0.0.1' }).catch(address),
    );
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(sent);
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(received).toMatch(/^content-security-policy: default-src 'none'; .*\r$/m);
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual({
      detail: 'The request could not be read.',
    });
  });

  /** It listens already. */
  function address(): string {
    return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  }
});

describe('every answer', () => {
  it('is for this request alone and runs nothing', async () => {
    for (const url of [
      '/api/auth/providers/',
      '/api/nothing/',
      '/api/user/get_user_details/',
      '/api/%zz/',
      '/missing.png',
      '/%zz',
    ]) {
      const { headers } = await server.request('GET', url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('the documentation', () => {
  it('describes every endpoint as OpenAPI 3.1', async () => {
    const { status, body } = await server.request<{
      openapi: string;
      paths: Record<string, Record<string, { parameters: unknown[] }>>;
    }>('GET', '/api/docs/json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    for (const [, { method, path, params, query }] of endpoints) {
      const operation = body.paths[path]?.[method.toLowerCase()];
      const names = [params, query].flatMap((schema) =>
        schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
      );
      expect(operation?.parameters).toEqual(
        expect.arrayContaining(names.map((name) => expect.objectContaining({ name }))),
      );
    }
  });

  it('is a page without inline scripts', async () => {
    const { headers, text } = await server.request('GET', '/api/docs');
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(text).not.toMatch(/<script(?![^>]*src=)/);
  });
});
