import { checkAnswer } from './checkAnswer.js';
import { createApiClient } from './client.js';
import { ApiError, failureOf, INVALID_ANSWER } from './errors.js';

interface FakeResponse {
  status?: number;
  statusText?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** A fetch that gives these answers, the last one repeatedly, and records the requests. */
function fakeFetch(...answers: FakeResponse[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? {};
    const { status = 200, statusText = 'OK', body = '{}', headers } = answer;
    requests.push({ url: String(url), init });
    return {
      status,
      statusText,
      ok: status >= 200 && status < 300,
      headers: new Headers(headers),
      text: async () => body,
    } as Response;
  };
  return { fetch: fetch as typeof globalThis.fetch, requests };
}

const failureOfCall = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error.failure;
};

describe('a request', () => {
  it('fills the path, writes the query and names token, language and organisation', async () => {
    const { fetch, requests } = fakeFetch({});
    await createApiClient({ fetch }).call(
      'getTarget',
      { params: { id: 7 }, query: { start_date: '2026-01-01', end_date: undefined } },
      { token: 'secret', language: 'fi', organization: 3 },
    );
    expect(requests[0]?.url).toBe('/api/target/7/?start_date=2026-01-01');
    expect(requests[0]?.init).toMatchObject({
      method: 'GET',
      body: null,
      credentials: 'omit',
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'fi',
        Authorization: 'Token secret',
        'X-Organization': '3',
      },
    });
  });

  it('names itself, each time anew, in a way that the server takes', async () => {
    const { fetch, requests } = fakeFetch({}, {});
    const client = createApiClient({ fetch });
    await client.call('getTarget', { params: { id: '7' }, query: {} });
    await client.call('getTarget', { params: { id: '8' }, query: {} });
    const ids = requests.map(({ init }) => new Headers(init.headers).get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/);
  });

  it('joins lists by commas, writes flags, and escapes what is in a path', async () => {
    const { fetch, requests } = fakeFetch({});
    const client = createApiClient({ fetch });
    await client.call('listTargetGroups', { query: { ids: [1, 2], all: true } });
    await client.call('getTarget', { params: { id: '../1?x' }, query: {} });
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/target_group/?ids=1%2C2&all=true',
      '/api/target/..%2F1%3Fx/',
    ]);
  });

  it('names no organisation where none is meant, and no token without a session', async () => {
    const { fetch, requests } = fakeFetch({});
    const client = createApiClient({ fetch });
    const options = { organization: 3, token: null };
    await client.call('getActiveOrganization', { query: {} }, options);
    await client.call('login', { body: { username: 'a', password: 'b' } }, options);
    for (const { init } of requests) {
      expect(init.headers).not.toHaveProperty('X-Organization');
      expect(init.headers).not.toHaveProperty('Authorization');
    }
    expect(requests[1]?.init.body).toBe('{"username":"a","password":"b"}');
    expect(requests[1]?.init.headers).toHaveProperty('Content-Type', 'application/json');
  });
});

describe('an answer', () => {
  it('of 204 is read as text', async () => {
    const { fetch } = fakeFetch({ status: 204, body: '' });
    await expect(createApiClient({ fetch }).call('logout', {})).resolves.toBe('');
  });

  it('that is not OK becomes an error with status, status text and messages', async () => {
    const { fetch } = fakeFetch({
      status: 400,
      statusText: 'Bad Request',
      body: '{"new_password2":["No match.","Too short."],"non_field_errors":["No."]}',
    });
    const call = createApiClient({ fetch }).call('logout', {});
    expect(await failureOfCall(call)).toEqual({
      status: 400,
      statusText: 'Bad Request',
      messages: { new_password2: ['No match.', 'Too short.'], non_field_errors: ['No.'] },
      code: null,
    });
  });

  it.each([
    ['', {}],
    ['<html>Bad gateway</html>', {}],
    ['{"detail":"Down.","code":"x"}', { detail: ['Down.'] }],
  ])('of a failing server may be anything: %j', async (body, messages) => {
    const { fetch } = fakeFetch({ status: 502, statusText: 'Bad Gateway', body });
    const call = createApiClient({ fetch }).call('logout', {});
    expect(await failureOfCall(call)).toMatchObject({ status: 502, messages });
  });

  it('tells a field with the name code from the code of the answer', async () => {
    const { fetch } = fakeFetch({ status: 400, body: '{"code":["Not right."]}' });
    const call = createApiClient({ fetch }).call('logout', {});
    expect(await failureOfCall(call)).toMatchObject({
      messages: { code: ['Not right.'] },
      code: null,
    });
  });

  it('that is no JSON is an error', async () => {
    const { fetch } = fakeFetch({ body: '<html>' });
    const call = createApiClient({ fetch }).call('logout', {});
    expect(await failureOfCall(call)).toMatchObject({ status: 200, code: INVALID_ANSWER });
  });

  it('is held against the contract where that is asked for', async () => {
    const { fetch } = fakeFetch({ body: '{"key":7}' });
    const call = createApiClient({ fetch, checkAnswer }).call('login', {
      body: { username: 'a', password: 'b' },
    });
    const failure = await failureOfCall(call);
    expect(failure.code).toBe(INVALID_ANSWER);
    expect(failure.messages.non_field_errors?.[0]).toMatch(/^login: answer: /);
  });
});

describe('an answer that is asked for again', () => {
  const first = { body: '[1]', headers: { etag: 'W/"one"' } };
  const unchanged = { status: 304, body: '', headers: { etag: 'W/"one"' } };
  const body = { keys: ['a'], start_date: '2026-01-01', end_date: '2026-01-31' };
  const session = { token: 'secret', organization: 3 };
  const tagOf = ({ headers }: RequestInit) => (headers as Record<string, string>)['If-None-Match'];

  it('is the same one while the server says that nothing has changed, also of a POST', async () => {
    const changed = { body: '[2]', headers: { etag: 'W/"two"' } };
    const { fetch, requests } = fakeFetch(first, unchanged, changed, unchanged);
    const client = createApiClient({ fetch });
    const read = () => client.call('readData', { body }, session);
    const answer = await read();
    expect(await read()).toBe(answer);
    expect(await read()).toEqual([2]);
    expect(await read()).toEqual([2]);
    expect(requests.map(({ init }) => tagOf(init))).toEqual([
      undefined,
      'W/"one"',
      'W/"one"',
      'W/"two"',
    ]);
    expect(requests.every(({ init }) => init.cache === 'no-store')).toBe(true);
  });

  it('is not that of another request, organisation or session', async () => {
    const { fetch, requests } = fakeFetch(first);
    const client = createApiClient({ fetch });
    const others = [
      () => client.call('readData', { body: { ...body, keys: ['b'] } }, session),
      () => client.call('listTerms', { query: {} }, session),
      () => client.call('readData', { body }, { ...session, organization: 4 }),
      () => client.call('readData', { body }, { ...session, token: 'other' }),
      // The session before it is forgotten.
      () => client.call('readData', { body }, session),
    ];
    await client.call('readData', { body }, session);
    for (const read of others) await read();
    expect(requests.map(({ init }) => tagOf(init))).toEqual(Array(6).fill(undefined));
  });

  it('is forgotten on demand, also when it is still on its way', async () => {
    const { fetch, requests } = fakeFetch(first);
    const client = createApiClient({ fetch });
    const read = () => client.call('readData', { body }, session);
    await read();
    client.forget();
    const late = read();
    client.forget();
    await late;
    await read();
    expect(requests.map(({ init }) => tagOf(init))).toEqual(Array(3).fill(undefined));
  });

  it('is not remembered without a tag, when it is refused or breaks the contract', async () => {
    const { fetch, requests } = fakeFetch(
      { body: '[]' },
      { status: 400, headers: first.headers },
      { body: '{"results":7}', headers: first.headers },
      { body: '[]' },
    );
    const client = createApiClient({ fetch, checkAnswer });
    const read = () => client.call('readData', { body }, session).catch(() => undefined);
    for (let i = 0; i < 4; i += 1) await read();
    expect(requests.map(({ init }) => tagOf(init))).toEqual(Array(4).fill(undefined));
  });

  it('fails when the server reports no change of what was never read', async () => {
    const { fetch } = fakeFetch(unchanged);
    const call = createApiClient({ fetch }).call('readData', { body }, session);
    expect(await failureOfCall(call)).toMatchObject({ status: 304 });
  });
});

describe('no answer', () => {
  it('is status 0 when the network is down', async () => {
    const fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    const call = createApiClient({ fetch }).call('logout', {});
    expect(await failureOfCall(call)).toMatchObject({ status: 0, messages: {} });
  });

  it('is the abort itself when the caller gave up', async () => {
    const controller = new AbortController();
    const fetch = (_: unknown, init: RequestInit = {}) =>
      new Promise<Response>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const call = createApiClient({ fetch: fetch as typeof globalThis.fetch }).call(
      'logout',
      {},
      { signal: controller.signal },
    );
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('messages of an error body', () => {
  it.each([
    ['a bare text', 'No.', { non_field_errors: ['No.'] }],
    ['a list', ['One.', 'Two.'], { non_field_errors: ['One.', 'Two.'] }],
    [
      'nested lists',
      { files: [['Too big.'], 'Wrong type.'] },
      { files: ['Too big.', 'Wrong type.'] },
    ],
    ['item errors', { ids: { 0: ['Unknown.'] } }, { ids: ['Unknown.'] }],
    ['nothing', null, {}],
    ['empty lists', { email: [] }, {}],
  ])('are lists by field: %s', (_, body, messages) => {
    expect(failureOf(400, 'Bad Request', body).messages).toEqual(messages);
  });
});
