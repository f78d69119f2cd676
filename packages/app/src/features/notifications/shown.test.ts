import type { Notification } from '@tavoite/model';
import { found, isNewIn } from './shown.js';

const message = (changes: Partial<Notification>): Notification => ({
  id: 1,
  title: 'October results',
  text_value: 'Net sales grew',
  published: '2026-11-01T08:00:00+02:00',
  read: false,
  edited: null,
  author: { id: 7, name: 'Sari Korhonen' },
  send_notifications: false,
  notification_recipients: [],
  files: [{ id: 3, file_title: 'Budjetti.pdf', notification_file: '/f', size: 1 }],
  state: 'published',
  ...changes,
});

it.each(['', '  ', 'results', 'GREW october', 'korhonen', 'budjetti'])(
  'finds it by "%s"',
  (typed) => {
    expect(found([message({})], typed, 'en')).toHaveLength(1);
  },
);

it.each(['november', 'october november', 'blocks'])('does not find it by "%s"', (typed) => {
  expect(found([message({})], typed, 'en')).toEqual([]);
});

it('takes for new what is published and was unread at first', () => {
  expect(isNewIn([1], message({ read: true }))).toBe(true);
  expect(isNewIn([], message({}))).toBe(false);
  expect(isNewIn([1], message({ state: 'scheduled' }))).toBe(false);
});
