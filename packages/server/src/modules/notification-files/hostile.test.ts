import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NotificationFile } from '@tavoite/model';
import { parse } from 'content-disposition';
import {
  archiveOf,
  DOCUMENT,
  FORM_TYPE,
  formOf,
  GIF,
  JPEG,
  PDF,
  PNG,
  WORKBOOK,
} from '../../../test/files.js';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.js';
import { oneIn } from '../../../test/random-requests.js';
import { type TestUser, useTestServer } from '../../../test/server.js';
import { notification } from '../../db/schema/index.js';

const folder = join(tmpdir(), `tavoite-hostile-${randomUUID()}`);
const server = useTestServer({ config: { dataFolder: folder } });
let manager: TestUser;
let id: number;

/** A message of a new organisation. */
async function begin(): Promise<void> {
  const organizationId = await server.createOrganization();
  manager = await server.createUser({
    memberships: { [organizationId]: { notification_manager: true } },
  });
  const [row] = await server.seed((tx) =>
    tx
      .insert(notification)
      .values({ organizationId, title: 'x', textValue: '{}', publishedAt: new Date(0) })
      .returning({ id: notification.id }),
  );
  id = row?.id ?? 0;
}
beforeEach(begin);
afterEach(() => rm(folder, { recursive: true, force: true }));

const post = (payload: Buffer | string, type = FORM_TYPE) =>
  server.app.inject({
    method: 'POST',
    url: `/api/notification/${id}/upload_files/`,
    headers: { authorization: `Token ${manager.token}`, 'content-type': type },
    payload,
  });
const upload = (name: string, content: Buffer | string) => post(formOf([{ name, content }]));

/** Everything below the data folder; a file that got out of its place would be here or above. */
async function stored(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function expectOnlySavedAs(answer: { json(): unknown }, count: number): Promise<void> {
  const files = answer.json() as NotificationFile[];
  expect(files).toHaveLength(count);
  const names = await stored();
  expect(names).toHaveLength(count);
  for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}$/);
  for (const { notification_file, file_title } of files) {
    const { statusCode, headers } = await server.app.inject({
      method: 'GET',
      url: notification_file,
    });
    expect(statusCode).toBe(200);
    const { type, parameters } = parse(String(headers['content-disposition']));
    expect([type, parameters.filename]).toEqual(['attachment', file_title]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(headers['content-type']).not.toMatch(/html|xml|script|svg/);
    expect(String(headers['content-disposition'])).not.toMatch(/[\r\n\0]/);
  }
}

const SCRIPT = '<script>alert(1)</script>';
const HTML = `<!doctype html><html><body onload=alert(1)>${SCRIPT}</body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

/** Two things at once: what it says that it is, and a page or a program. */
it.each<[string, string, Buffer]>([
  ['a PDF that is a page', 'a.pdf', Buffer.concat([PDF, Buffer.from(HTML)])],
  ['a picture that is a script', 'a.gif', Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`)],
  ['a picture with a page behind it', 'a.png', Buffer.concat([PNG, Buffer.from(HTML)])],
  ['a picture with a page in its comment', 'a.jpg', Buffer.concat([JPEG, Buffer.from(HTML)])],
  ['a picture that is an archive, too', 'a.gif', Buffer.concat([GIF, DOCUMENT])],
  ['an archive of macros', 'a.zip', archiveOf(['word/vbaProject.bin', 'a.exe', 'b.html'])],
  ['an archive with paths that lead out', 'a.zip', archiveOf(['../../etc/passwd', '/root/.ssh/x'])],
  [
    'a PDF with a program',
    'a.pdf',
    Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj`),
  ],
])('%s is saved and never shown', async (_, name, content) => {
  const answer = await upload(name, content);
  expect(answer.statusCode).toBe(200);
  await expectOnlySavedAs(answer, 1);
});

it.each<[string, string, Buffer]>([
  ['a table that is a page', 'a.csv', Buffer.from(HTML)],
  ['a text that is a drawing', 'a.txt', Buffer.from(SVG)],
  ['a page as PDF', 'a.pdf', Buffer.from(HTML)],
  ['a page before a PDF', 'a.pdf', Buffer.concat([Buffer.from(HTML), PDF])],
  ['a drawing as picture', 'a.png', Buffer.from(SVG)],
  ['a document as table', 'a.xlsx', DOCUMENT],
  ['a table as document', 'a.docx', WORKBOOK],
  ['a PDF as picture', 'a.jpg', PDF],
  ['a program', 'a.exe', Buffer.from('MZ\x90\0')],
  ['a program behind another ending', 'a.pdf.exe', PDF],
  ['a page with a NUL in its name', 'a.html\0.pdf', Buffer.from(HTML)],
  ['a page by a written end of its name', 'a.html%00.pdf', Buffer.from(HTML)],
  [
    'macros in capitals',
    'a.docx',
    archiveOf(['[Content_Types].xml', 'word/a.xml', 'word/VBAPROJECT.BIN']),
  ],
  [
    'macros of Excel 4',
    'a.xlsx',
    archiveOf(['[Content_Types].xml', 'xl/a.xml', 'xl/macrosheets/sheet1.xml']),
  ],
  ['a table that begins as a program', 'a.csv', Buffer.from('\x7fELF\0\0')],
  ['a hidden file', '.pdf', PDF],
])('%s is refused and leaves nothing', async (_, name, content) => {
  expect((await upload(name, content)).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});

const NAMES = [
  ...['../../../etc/passwd.pdf', '..\\..\\windows\\system.pdf', '/etc/cron.d/x.pdf', 'C:\\x.pdf'],
  ...['....//....//x.pdf', '%2e%2e%2fx.pdf', '..%c0%afx.pdf', 'x.pdf/', 'a:b.pdf', '~root.pdf'],
  ...['CON.pdf', 'nul.pdf', 'x.pdf::$DATA', 'a\0b.pdf', 'a\tb.pdf', '\u202efdp.exe.pdf'],
  ...[`${'a'.repeat(5000)}.pdf`, `${'👩‍👩‍👧‍👦'.repeat(200)}.pdf`, `x.${'y'.repeat(300)}.pdf`],
  ...[
    "utf-8''x.pdf",
    '=?utf-8?B?eA==?=.pdf',
    ';filename=evil.html;.pdf',
    'a"; filename="b.html.pdf',
  ],
];

/** For hundreds of uploads, on a busy machine. */
const HUNDREDS_OF_FILES_MS = 120_000;

it(
  'names that lead out, break lines or hide their ending stay names',
  async () => {
    const texts = HOSTILE_TEXTS.filter(oneIn(6)).map(
      (text) => `${text.replace(/[\r\n"]/g, '')}.pdf`,
    );
    for (const [n, name] of [...NAMES, ...texts].entries()) {
      // A message takes no more.
      if (n % 20 === 19) await begin();
      const answer = await upload(name, PDF);
      expect([name, [200, 400].includes(answer.statusCode)]).toEqual([name, true]);
      for (const file of await stored()) expect(file).toMatch(/^[0-9a-f-]{36}$/);
      if (answer.statusCode === 200)
        for (const { file_title } of answer.json() as NotificationFile[]) {
          expect(file_title).not.toMatch(/[/\\\p{Cc}\u202e]/u);
          expect([...file_title].length).toBeLessThanOrEqual(255);
        }
    }
  },
  HUNDREDS_OF_FILES_MS,
);

const BOUNDARY = 'b';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (head: string, content = PDF.toString('latin1')) =>
  `--b\r\n${head}\r\n\r\n${content}\r\n`;
const FILE = 'Content-Disposition: form-data; name="files[]"; filename="a.pdf"';
const END = '--b--\r\n';

it.each<[string, string, string]>([
  [
    'two dispositions',
    part(`${FILE}\r\nContent-Disposition: form-data; name="files[]"; filename="a.html"`),
    TYPE,
  ],
  ['two names', part(`${FILE}; filename="a.html"`) + END, TYPE],
  ['an extended name beside the plain one', part(`${FILE}; filename*=UTF-8''a.html`) + END, TYPE],
  ['a type of its own', part(`${FILE}\r\nContent-Type: text/html`) + END, TYPE],
  [
    'a form in a form',
    part(`${FILE}\r\nContent-Type: multipart/mixed; boundary=c`, '--c\r\n\r\nx\r\n--c--') + END,
    TYPE,
  ],
  [
    'an encoding',
    part(`${FILE}\r\nContent-Transfer-Encoding: base64`, PDF.toString('base64')) + END,
    TYPE,
  ],
  ['no end', part(FILE), TYPE],
  ['no head', `--b\r\n\r\n${PDF}\r\n${END}`, TYPE],
  ['an endless head', part(`${FILE}\r\nX: ${'y'.repeat(100_000)}`) + END, TYPE],
  ['thousands of heads', part(`${FILE}\r\n${'X: y\r\n'.repeat(5000)}`) + END, TYPE],
  [
    'thousands of fields',
    `${part('Content-Disposition: form-data; name="x"', 'y').repeat(5000)}${END}`,
    TYPE,
  ],
  [
    'a field of prototypes',
    part('Content-Disposition: form-data; name="__proto__"', '{"x":1}') + part(FILE) + END,
    TYPE,
  ],
  ['a boundary that is empty', part(FILE) + END, 'multipart/form-data; boundary='],
  [
    'a boundary that is endless',
    part(FILE) + END,
    `multipart/form-data; boundary=${'b'.repeat(5000)}`,
  ],
  ['two boundaries', part(FILE) + END, `${TYPE}; boundary=c`],
  ['line ends of Unix', (part(FILE) + END).replaceAll('\r\n', '\n'), TYPE],
  ['another kind of form', part(FILE) + END, `multipart/mixed; boundary=${BOUNDARY}`],
  ['a NUL in the head', part(FILE.replace('a.pdf', 'a\0.pdf')) + END, TYPE],
])('a form with %s is read as one file or refused whole', async (_, payload, type) => {
  const answer = await post(Buffer.from(payload, 'latin1'), type);
  expect([200, 400, 413, 415]).toContain(answer.statusCode);
  if (answer.statusCode === 200) await expectOnlySavedAs(answer, 1);
  else expect(await stored()).toEqual([]);
  expect({}).not.toHaveProperty('x');
});

it('an address of a file opens that file for its time, and nothing when any of it is changed', async () => {
  const [file] = (await upload('a.pdf', PDF)).json() as NotificationFile[];
  const address = new URL(file?.notification_file ?? '', 'http://localhost');
  const open = async (url: URL | string) =>
    (await server.app.inject({ method: 'GET', url: String(url).replace('http://localhost', '') }))
      .statusCode;
  expect(await open(address)).toBe(200);
  const ticket = address.searchParams.get('ticket') ?? '';
  const [organization = '', user = '', expires = '', signature = ''] = ticket.split('.');
  const forged = [
    [Number(organization) + 1, user, expires, signature],
    [organization, Number(user) + 1, expires, signature],
    [organization, user, Number(expires) + 60, signature],
    [organization, user, expires, signature.slice(0, -1)],
    [organization, user, expires, `${signature.slice(0, -1)}_`],
    [organization, user, expires, signature.toLowerCase()],
    [organization, 0, expires, signature],
    [`0${organization}`, user, expires, signature],
    [organization, user, expires],
    ['', '', '', signature],
  ].map((parts) => parts.join('.'));
  for (const text of [
    ...forged,
    '',
    `${ticket}.`,
    ` ${ticket}`,
    'x'.repeat(10_000),
    `${ticket}&ticket=${ticket}`,
  ]) {
    const changed = new URL(address);
    changed.search = `?ticket=${text.includes('&') ? text : encodeURIComponent(text)}`;
    expect([text, await open(changed)]).toEqual([text, 404]);
  }
  for (const path of [
    '/api/notification_file/0/',
    '/api/notification_file/-1/',
    '/api/report_file/',
  ])
    expect(
      await open(`${path}${path.endsWith('report_file/') ? `${file?.id}/` : ''}${address.search}`),
    ).toBe(404);
});
