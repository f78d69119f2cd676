import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldErrors, Notification } from '@tavoite/model';
import { archiveOf, FORM_TYPE, formOf, PDF, type SentFile } from '../../../test/files.js';
import { type TestUser, useTestServer } from '../../../test/server.js';
import { notification, notificationFile, notificationRecipient } from '../../db/schema/index.js';

/*
 * Whatever is wrong with a message or its files is said at its field, in one sentence, and nothing is
 * stored.
 */
const folder = join(tmpdir(), `tavoite-bad-input-${randomUUID()}`);
const server = useTestServer({ config: { dataFolder: folder } });
const MEGABYTE = 1024 * 1024;

let organization: number;
let manager: TestUser;
let member: TestUser;
let stranger: TestUser;

beforeEach(async () => {
  organization = await server.createOrganization();
  manager = await server.createUser({
    memberships: { [organization]: { notification_manager: true } },
  });
  member = await server.createUser({ memberships: { [organization]: {} } });
  stranger = await server.createUser({ memberships: { [await server.createOrganization()]: {} } });
});
afterEach(async () => {
  await server.seed((tx) => tx.delete(notification));
  await rm(folder, { recursive: true, force: true });
});

const raw = (blocks: object[], entityMap = {}) => JSON.stringify({ blocks, entityMap });
const paragraph = raw([{ text: 'The figures are here.' }]);
const linked = (url: string) =>
  raw([{ text: 'Click', entityRanges: [{ offset: 0, length: 5, key: 0 }] }], {
    0: { type: 'LINK', data: { url } },
  });

async function stored() {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return server.seed(async (tx) => ({
    messages: await tx.select({ title: notification.title }).from(notification),
    recipients: await tx.select().from(notificationRecipient),
    files: await tx.select({ title: notificationFile.title }).from(notificationFile),
    onDisk: files.filter((entry) => entry.isFile()).length,
  }));
}

describe('a message', () => {
  type Values = Record<string, unknown>;

  it.each<[string, () => Values, Record<string, string>]>([
    ['no title', () => ({ title: ' \n\t ' }), { title: 'This field is required.' }],
    [
      'a title of 256 characters',
      () => ({ title: 'ä'.repeat(256) }),
      { title: 'The title is too long: at most 255 characters are allowed.' },
    ],
    ['no text', () => ({ text_value: raw([]) }), { text_value: 'This field is required.' }],
    ['blanks for a text', () => ({ text_value: raw([{ text: ' ' }]) }), { text_value: 'required' }],
    ['no draft', () => ({ text_value: '<p>Hello</p>' }), { text_value: 'form that the editor' }],
    [
      '3,000 blocks',
      () => ({ text_value: raw(Array.from({ length: 3000 }, () => ({ text: 'x' }))) }),
      { text_value: 'The text has too many paragraphs: at most 2\u00a0000 are allowed.' },
    ],
    [
      'more than 100 kB',
      () => ({ text_value: raw([{ text: 'x'.repeat(110_000) }]) }),
      { text_value: 'The text is too long' },
    ],
    [
      'an unknown style',
      () => ({
        text_value: raw([
          { text: 'abc', inlineStyleRanges: [{ offset: 0, length: 1, style: 'BLINK' }] },
        ]),
      }),
      { text_value: 'Paragraph 1 has a style that is not known: BLINK.' },
    ],
    [
      'an unknown kind of paragraph',
      () => ({ text_value: raw([{ text: 'a' }, { text: 'b', type: 'iframe' }]) }),
      { text_value: 'Paragraph 2 is of a kind that is not known: iframe.' },
    ],
    ...[
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\tscript:x',
      'data:text/html,x',
      '//e.x',
    ].map<[string, () => Values, Record<string, string>]>((url) => [
      `a link to ${url}`,
      () => ({ text_value: linked(url) }),
      { text_value: 'This link is not allowed' },
    ]),
    [
      'recipients of another organisation',
      () => ({ send_notifications: true, notification_recipients: [member.id, stranger.id] }),
      { notification_recipients: 'Only members of the organisation can be mailed.' },
    ],
    [
      'recipients who do not exist',
      () => ({ send_notifications: true, notification_recipients: [999_999] }),
      { notification_recipients: 'Only members of the organisation can be mailed.' },
    ],
    [
      'recipients of another organisation, without being sent',
      () => ({ notification_recipients: [stranger.id] }),
      { notification_recipients: 'Only members of the organisation can be mailed.' },
    ],
    [
      'nobody to send it to',
      () => ({ send_notifications: true, notification_recipients: [] }),
      { notification_recipients: 'Choose who is mailed, or do not send the message by email.' },
    ],
    [
      'files in its body',
      () => ({ files: [{ name: 'a.pdf' }] }),
      { files: 'Files are added by a call of their own.' },
    ],
    ['a time that has passed', () => ({ published: '2020-01-01T08:00' }), { published: 'passed' }],
    ['no time at all', () => ({ published: 'soon' }), { published: 'YYYY-MM-DDTHH:MM' }],
    ['a key that is none', () => ({ idempotency_key: 'x' }), { idempotency_key: 'not valid' }],
  ])('with %s', async (_, values, expected) => {
    const body = { title: 'Figures', text_value: paragraph, ...values() };
    const post = () =>
      server.request<FieldErrors>('POST', '/api/notification/', { token: manager.token, body });
    const created = await post();
    expect(created.status).toBe(400);
    expect(Object.keys(created.body)).toEqual(Object.keys(expected));
    for (const [field, words] of Object.entries(expected)) {
      expect(created.body[field]).toHaveLength(1);
      expect(created.body[field]?.[0]?.toLowerCase()).toContain(words.toLowerCase());
    }
    expect(await stored()).toEqual({ messages: [], recipients: [], files: [], onDisk: 0 });
  });

  it('is not changed by any of them either', async () => {
    const made = await server.request<Notification>('POST', '/api/notification/', {
      token: manager.token,
      body: { title: 'Figures', text_value: paragraph },
    });
    const url = `/api/notification/${made.body.id}/`;
    for (const body of [
      { title: '' },
      { title: 'b', text_value: linked('javascript:x') },
      { title: 'b', notification_recipients: [stranger.id] },
      { title: 'b', send_notifications: true },
    ]) {
      const { status } = await server.request('PATCH', url, { token: manager.token, body });
      expect(status).toBe(400);
    }
    const { body } = await server.request('GET', url, { token: manager.token });
    expect(body).toMatchObject({ title: 'Figures', text_value: paragraph, edited: null });
    expect((await stored()).recipients).toEqual([]);
  });
});

describe('its files', () => {
  const upload = async (files: readonly SentFile[]) => {
    const { body } = await server.request<Notification>('POST', '/api/notification/', {
      token: manager.token,
      body: { title: 'Figures', text_value: paragraph, waits_for_files: true },
    });
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/notification/${body.id}/upload_files/`,
      headers: { authorization: `Token ${manager.token}`, 'content-type': FORM_TYPE },
      payload: formOf(files),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const many = (count: number, content: Buffer = PDF): SentFile[] =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, content }));
  const large = (megabytes: number) => Buffer.concat([PDF, Buffer.alloc(megabytes * MEGABYTE)]);

  it.each<[string, () => SentFile[], number, RegExp]>([
    ['21 files', () => many(21), 413, /takes 20 files at most\. Nothing of this upload was saved/],
    ['25 files', () => many(25), 413, /takes 20 files at most/],
    [
      '21 MB',
      () => [{ name: 'large.pdf', content: large(21) }],
      413,
      /“large.pdf” is larger than 20/,
    ],
    [
      '21 MB after good ones',
      () => [...many(3), { name: 'large.pdf', content: large(21) }],
      413,
      /“large.pdf” is larger than 20 MB\. Nothing of this upload was saved/,
    ],
    ['an empty file', () => [{ name: 'empty.pdf', content: '' }], 400, /“empty.pdf” is empty/],
    [
      'a PDF that is HTML',
      () => [{ name: 'a.pdf', content: '<!doctype html><script>alert(1)</script>' }],
      400,
      /“a.pdf” is not what its name says/,
    ],
    [
      'a page that says it is a table',
      () => [{ name: 'a.csv', content: '\uFEFF <html><script>1</script>' }],
      400,
      /“a.csv” is not plain text/,
    ],
    ['a program', () => [{ name: 'a.exe', content: 'MZ' }], 400, /“a.exe” is of a kind/],
    ['two endings', () => [{ name: 'a.pdf.html', content: PDF }], 400, /“a.pdf.html” is of a kind/],
    ['a name of a path alone', () => [{ name: '../', content: PDF }], 400, /without a name/],
    // The character that turns the direction is gone, and with it the lie.
    [
      'a turned name',
      () => [{ name: 'a\u202Efdp.exe', content: PDF }],
      400,
      /“afdp.exe” is of a kind/,
    ],
  ])('%s', async (_, files, status, words) => {
    const answer = await upload(files());
    expect(answer.status).toBe(status);
    const message = status === 400 ? answer.body.files : [answer.body.detail];
    expect(message).toEqual([expect.stringMatching(words)]);
    const { messages, ...rest } = await stored();
    // The message waits on; of the upload there is nothing.
    expect(messages).toHaveLength(1);
    expect(rest).toEqual({ recipients: [], files: [], onDisk: 0 });
  });

  it.each<[string, () => SentFile[], string[]]>([
    ['20 files', () => many(20), Array.from({ length: 20 }, (_, index) => `${index}.pdf`)],
    [
      '20 MB',
      () => [
        { name: 'a.pdf', content: Buffer.concat([PDF, Buffer.alloc(20 * MEGABYTE - PDF.length)]) },
      ],
      ['a.pdf'],
    ],
    [
      'a name of 255 Finnish letters',
      () => [{ name: `${'äöå'.repeat(84)}.pdf`.slice(-255), content: PDF }],
      [`${'äöå'.repeat(84)}.pdf`.slice(-255)],
    ],
    ['../../x', () => [{ name: '../../x.pdf', content: PDF }], ['x.pdf']],
    ['..\\..\\x', () => [{ name: '..\\..\\x.pdf', content: PDF }], ['x.pdf']],
    ['a bomb', () => [{ name: 'bomb.zip', content: archiveOf(['zeros']) }], ['bomb.zip']],
  ])('are taken: %s', async (_, files, expected) => {
    const { status, body } = await upload(files());
    expect(status).toBe(200);
    expect(body.map(({ file_title }: { file_title: string }) => file_title)).toEqual(expected);
    expect(await stored()).toMatchObject({ onDisk: expected.length });
  });
});
