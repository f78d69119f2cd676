import { failureOf } from '../api/errors.js';
import { failureMessage, fieldMessages } from './failureMessages.js';

it.each([
  [0, null, { key: 'error-network' }],
  [400, { username: ['Required.'] }, { text: 'Required.' }],
  [400, { a: ['First.'], non_field_errors: ['General.'] }, { text: 'General.' }],
  [403, { detail: 'No right.' }, { text: 'No right.' }],
  [403, null, { key: 'error-forbidden' }],
  [404, null, { key: 'error-not-found' }],
  [413, null, { key: 'error-too-large' }],
  [429, { detail: 'Wait 20 s.' }, { text: 'Wait 20 s.' }],
  [429, null, { key: 'error-too-many-requests' }],
  [500, { detail: 'Internal server error.' }, { key: 'error-server' }],
  [503, { detail: 'Database down.' }, { key: 'error-unavailable' }],
  [418, null, { key: 'error-unknown' }],
  [200, { code: 'invalid_answer' }, { key: 'error-invalid-answer' }],
])('status %i with %j', (status, body, message) => {
  expect(failureMessage(failureOf(status, '', body))).toEqual(message);
});

it('names fields only where the server does', () => {
  expect(
    fieldMessages(failureOf(400, '', { title: ['Too long.'], non_field_errors: ['No.'] })),
  ).toEqual([{ field: 'title', text: 'Too long.' }, { text: 'No.' }]);
  expect(fieldMessages(failureOf(503, '', { title: ['x'] }))).toEqual([
    { key: 'error-unavailable' },
  ]);
});
