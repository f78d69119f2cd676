import { tokenOf } from './authenticate.js';
import { loggedError, withoutSecrets } from './logger.js';

describe('the token of a header', () => {
  it.each([
    ['Token abc', 'abc'],
    ['bearer abc', 'abc'],
    ['abc', 'abc'],
    ['  Token   abc  ', 'abc'],
    ['Token', 'Token'],
    ['', undefined],
    [undefined, undefined],
    ['Basic a b', undefined],
    ['x'.repeat(513), undefined],
  ])('%j is %j', (header, token) => expect(tokenOf(header)).toBe(token));
});

describe('an address in a log', () => {
  it.each([
    ['/?api-token=abc&org-id=1', '/?api-token=[hidden]&org-id=1'],
    ['/x?a=1&ticket=abc#id_token=def', '/x?a=1&ticket=[hidden]#id_token=[hidden]'],
    ['/x?ACCESS_TOKEN=abc', '/x?ACCESS_TOKEN=[hidden]'],
    ['/reset-password/12/abc', '/reset-password/12/[hidden]'],
    ['/data-map?keys=a,b', '/data-map?keys=a,b'],
  ])('%s is %s', (url, logged) => expect(withoutSecrets(url)).toBe(logged));
});

it('logs a failed query without its parameters', () => {
  const error = new Error('Failed query: UPDATE "user" SET x = $1\nparams: secret,two\nlines', {
    cause: new Error('connection lost'),
  });
  const logged = loggedError(error);
  expect(logged.message).toBe('Failed query: UPDATE "user" SET x = $1');
  expect(logged.cause).toBe('connection lost');
  expect(logged.stack).toMatch(/\n {4}at /);
  expect(JSON.stringify(logged)).not.toMatch(/secret|two|lines/);
});
