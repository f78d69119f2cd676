import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@tavoite/model';
import { useTestServer } from '../../test/server.js';
import { addMessage, listMessages, removeMessage } from './messages.js';

const server = useTestServer();
const folder = mkdtempSync(join(tmpdir(), 'tavoite-message-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, html: string): string {
  const path = join(folder, name);
  writeFileSync(path, html);
  return path;
}

it('publishes sanitised HTML in both languages, lists it, and takes it away', async () => {
  const options = {
    titleFi: 'Huoltokatko',
    html: file(
      'en.html',
      '<p onclick="x()">On <b>Sunday</b></p><script>alert(1)</script><a href="javascript:x">a</a>',
    ),
    htmlFi: file('fi.html', '<p>Sunnuntaina</p>'),
    forced: true,
    until: '2199-01-31',
  };
  const id = await addMessage(server.connection, ' Maintenance ', options);
  const { token } = await server.createUser({ language: 'fi' });
  const english = await server.createUser();
  const list = async (key: string) =>
    (await server.call(contract.listSystemMessages, { token: key })).body.results;
  expect(await list(english.token)).toMatchObject([
    { id, title: 'Maintenance', text_value: '<p>On <b>Sunday</b></p><a>a</a>', forced: true },
  ]);
  expect(await list(token)).toMatchObject([
    { title: 'Huoltokatko', text_value: '<p>Sunnuntaina</p>' },
  ]);
  expect(await listMessages(server.connection)).toEqual([
    expect.stringMatching(/Maintenance {2}\(forced\) {2}\(shown until 2199-02-01 00:00\)$/),
  ]);
  expect(await removeMessage(server.connection, String(id))).toBe('Maintenance');
  expect(await list(english.token)).toEqual([]);
  await expect(removeMessage(server.connection, String(id))).rejects.toThrow(
    'There is no system message',
  );
});

it.each([
  ['', {}, 'needs a title'],
  ['x'.repeat(256), {}, 'longer than 255'],
  ['a', { html: '/nowhere/a.html' }, 'cannot be read: ENOENT'],
  ['a', { html: file('blank.html', '<script>x</script>') }, 'Nothing of the HTML'],
  ['a', { until: '2020-01-01' }, 'has passed'],
  ['a', { until: '2026-02-30' }, 'is not a date'],
])('refuses %j %j in one sentence', async (title, values, words) => {
  const options = { html: file('good.html', '<p>a</p>'), forced: false, ...values };
  await expect(addMessage(server.connection, title, options)).rejects.toThrow(words);
  expect(await listMessages(server.connection)).toEqual([]);
});
