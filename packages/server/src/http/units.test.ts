import { tokenOf } from './authenticate.js';
import { loggedError, loggedPath } from './logger.js';

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
    ['/?api-token=abc&org-id=1', '/'],
    ['/x?search=Aino#id_token=def', '/x'],
    ['/reset-password/12/abc', '/reset-password/12/[hidden]'],
    ['/people/aino@example.com/x', '/people/[address]/x'],
    ['/people/aino.virtanen%40example.com', '/people/[address]'],
    ['/data-map', '/data-map'],
  ])('%s is %s', (url, logged) => expect(loggedPath(url)).toBe(logged));
});

it('logs what a mail server and the database say without addresses and values', () => {
  const refused = loggedError(new Error('550 5.1.1 <aino@example.com>: Recipient rejected'));
  expect(refused.message).toBe('550 5.1.1 <[address]>: Recipient rejected');
  const unreadable = new Error('invalid input syntax for type date: "3 "May" 2026"');
  expect(loggedError(unreadable).message).toBe('invalid input syntax for type date: [value]');
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
