import pg from 'pg';
import { diskFullSentence, failureSentence } from './failure.js';
import { OperatorError } from './operator-error.js';

function databaseError(code: string, message: string): pg.DatabaseError {
  const error = new pg.DatabaseError(message, 0, 'error');
  error.code = code;
  error.detail = 'Key (email)=(ada@group.example) already exists.';
  return error;
}

const failedQuery = (cause: Error) =>
  new Error(`Failed query: insert into "user" values ($1)\nparams: ada@group.example`, { cause });

const systemError = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: something`), { code, ...more });

it.each([
  ['a full disk', failedQuery(databaseError('53100', 'could not extend file')), /disk .* is full/],
  ['a broken connection', failedQuery(databaseError('57P01', 'terminating')), /ended the connect/],
  [
    'a wrong password',
    databaseError('28P01', 'password authentication failed'),
    /let this user in/,
  ],
  [
    'another refusal',
    failedQuery(databaseError('23505', 'duplicate key value violates unique constraint "x"')),
    /^The database refused: duplicate key value violates unique constraint "x" \(23505\)\.$/,
  ],
  ['a full disk at start', systemError('ENOSPC', { path: '/srv/x' }), /disk is full \(\/srv\/x\)/],
  ['a disk that is full somewhere', systemError('ENOSPC'), /^The disk is full\. Make room/],
  ['an unreachable database', systemError('ECONNREFUSED', { syscall: 'connect' }), /be reached/],
  [
    'a database that is too slow to connect',
    new Error('timeout expired'),
    /did not answer in time/,
  ],
  [
    'anything else',
    new Error(`first line ${'x'.repeat(1000)}\nsecond`),
    /^Unexpected .{300,340}…$/,
  ],
  ['no error at all', 'text', /^Unexpected problem: text$/],
])('says the cause of %s and none of the data', (_, error, sentence) => {
  const said = failureSentence(error);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/ada@|insert into|second/);
});

it('leaves what is said already', () => {
  expect(failureSentence(new OperatorError('PORT must be a number.'))).toBe(
    'PORT must be a number.',
  );
});

it('knows a full disk by what PostgreSQL prints', () => {
  const output = 'initdb: error: could not write to file "x": No space left on device';
  expect(diskFullSentence(output, '/srv/x')).toMatch(/^The disk is full \(\/srv\/x\)\./);
  expect(diskFullSentence('FATAL: something else', '/srv/x')).toBeUndefined();
});
