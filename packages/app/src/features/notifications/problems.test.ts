import '../../../test/browser.js';
import { momentInTimeZone } from '@tavoite/model';
import { pastProblem, problemsOf } from './problems.js';

const fields = {
  title: 'Results',
  content: JSON.stringify({ blocks: [{ text: 'Hello' }], entityMap: {} }),
  send: true,
  recipients: { users: [3], emails: [] },
  later: false,
  publishAt: null,
};

it('refuses a recipient that is typed and not chosen, while it is to be mailed', () => {
  const typed = (typedRecipient: string, changed = {}) =>
    problemsOf({ ...fields, ...changed }, { typedRecipient }).notification_recipients;
  expect(typed(' ')).toBeUndefined();
  const expected = [{ key: 'recipient-unknown', values: { text: 'outsider@example.com' } }];
  expect(typed(' outsider@example.com ')).toEqual(expected);
  expect(typed('outsider@example.com', { recipients: { users: [], emails: [] } })).toEqual(
    expected,
  );
  expect(typed('outsider@example.com', { send: false })).toBeUndefined();
});

const HOUR_MS = 3_600_000;
/** What one would type for a moment, by the clock of a time zone. */
const typedAt = (hours: number, timeZone: string) =>
  momentInTimeZone(new Date(Date.now() + hours * HOUR_MS), timeZone).slice(0, 16);

it.each(['Europe/Helsinki', 'Pacific/Pago_Pago', 'Pacific/Tongatapu'])(
  'refuses a time that has gone by in %s, which may be another one here',
  (timeZone) => {
    expect(pastProblem(typedAt(-1, timeZone), timeZone)).toEqual({ key: 'time-past' });
    expect(pastProblem(typedAt(1, timeZone), timeZone)).toBeNull();
    expect(pastProblem(null, timeZone)).toBeNull();
    const later = { ...fields, later: true, publishAt: typedAt(-1, timeZone) };
    expect(problemsOf(later, { timeZone }).published).toEqual([{ key: 'time-past' }]);
    expect(problemsOf({ ...later, later: false }, { timeZone })).not.toHaveProperty('published');
  },
);
