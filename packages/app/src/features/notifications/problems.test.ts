import '../../../test/browser.js';
import { problemsOf } from './problems.js';

const fields = {
  title: 'Results',
  content: JSON.stringify({ blocks: [{ text: 'Hello' }], entityMap: {} }),
  send: true,
  recipients: { users: [3], emails: [] },
  later: false,
  publishAt: null,
};

it('refuses a recipient that is typed and not chosen, while it is to be mailed', () => {
  expect(problemsOf(fields, ' ')).not.toHaveProperty('notification_recipients');
  const expected = [{ key: 'recipient-unknown', values: { text: 'outsider@example.com' } }];
  expect(problemsOf(fields, ' outsider@example.com ').notification_recipients).toEqual(expected);
  expect(
    problemsOf({ ...fields, recipients: { users: [], emails: [] } }, 'outsider@example.com')
      .notification_recipients,
  ).toEqual(expected);
  expect(problemsOf({ ...fields, send: false }, 'outsider@example.com')).not.toHaveProperty(
    'notification_recipients',
  );
});
