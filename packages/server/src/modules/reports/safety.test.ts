import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.js';
import { graphItem, words } from '../../../test/report-document.js';
import { readConfig } from '../../config/config.js';
import { createMailer } from '../../mail/mailer.js';
import { reportPdf } from '../../render/pdf/index.js';
import { writeReportMail } from './mail.js';

/** Words whose link leads to the text. */
const linked = (text: string) => {
  const content = JSON.parse(words({ text, entityRanges: [{ offset: 0, length: 1, key: 0 }] }));
  content.entityMap[0].data.url = text;
  return JSON.stringify(content);
};

const mailOf = (text: string) =>
  writeReportMail({
    title: text,
    content: linked(text),
    language: 'en',
    organizationName: text,
    authorName: text,
    link: 'https://tavoite.example/reports?report=1',
    pdf: { name: text, size: 1, content: null, link: 'https://tavoite.example/file' },
    pictures: [
      {
        title: text,
        period: text,
        content: words(text),
        file: 1,
        width: 10,
        height: 10,
        png: new Uint8Array(1),
      },
      {
        title: text,
        period: text,
        content: linked(text),
        file: null,
        width: 0,
        height: 0,
        png: null,
      },
    ],
    keptUntil: new Date(0),
    timeZone: 'UTC',
  });

const tagsOf = (html: string) => html.replaceAll('<br>', '').match(/<[a-z!/][^>]*>?/gi) ?? [];
const shapeOf = (html: string) => tagsOf(html).map((tag) => /^<\/?[a-z!\d]+/i.exec(tag)?.[0]);

it.each(HOSTILE_TEXTS)('the mail of a report shows %j as the text that it is', (text) => {
  const { html = '' } = mailOf(text);
  const withoutLinks = (markup: string) =>
    shapeOf(markup).filter((tag) => !/^<\/?a$/.test(tag ?? ''));
  expect(withoutLinks(html)).toEqual(withoutLinks(mailOf('harmless').html ?? ''));
  for (const tag of tagsOf(html)) {
    expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=/i);
    const [, address] = /href="([^"]*)"/.exec(tag) ?? [];
    if (address !== undefined) expect(address).toMatch(/^(?:https?:\/\/|mailto:)/);
  }
});

it('a mail in the outbox has the same headers and a name of its own, whatever it is about', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavoite-outbox-'));
  const mailer = createMailer(readConfig({ TAVOITE_DATA: folder }, '/'));
  const headersOf = async (text: string) => {
    const mail = mailOf(text);
    await mailer.send({
      ...mail,
      to: { name: text, address: 'reader@example.com' },
      attachments: [{ name: text, mediaType: 'application/pdf', content: new Uint8Array(1) }],
    });
    const [name = ''] = readdirSync(join(folder, 'outbox'));
    expect(name).toMatch(/^[\dTZ.-]+-[0-9a-f]{8}\.eml$/);
    const path = join(folder, 'outbox', name);
    const [head = ''] = readFileSync(path, 'latin1').split('\r\n\r\n');
    rmSync(path);
    return head.split('\r\n').flatMap((line) => /^([A-Za-z-]+):/.exec(line)?.[1] ?? []);
  };
  try {
    const harmless = await headersOf('harmless');
    const lines = [
      '\r\nBcc: evil@example.com',
      '\nSubject: x\n\n<script>',
      '../../x\0.eml',
      'a'.repeat(5000),
    ];
    for (const text of [...lines, ...HOSTILE_TEXTS])
      expect([text, await headersOf(text)]).toEqual([text, harmless]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** What makes a reader of PDFs do something: run a script, open a file or a program, send a form. */
const ACTIONS =
  /\/(?:JavaScript|JS|Launch|OpenAction|AA|SubmitForm|ImportData|GoToR|GoToE|RichMedia|EmbeddedFile|XFA)\b/;

it('a report of such texts is a PDF that does nothing, with links to pages and mails only', async () => {
  const sections = HOSTILE_TEXTS.map((text, place) => ({
    id: `item-${place}`,
    heading: text,
    text: linked(text),
    content: graphItem({
      language: 'en',
      title: text,
      series: [{ title: text, level: 5 }],
    }),
    notes: [text],
  }));
  for (let at = 0; at < sections.length; at += 60) {
    const some = HOSTILE_TEXTS[at] ?? '';
    const bytes = await reportPdf({
      language: 'en',
      theme: 'light',
      cover: { organization: some, title: some, period: some, date: '2025-11-22', author: some },
      introduction: linked(some),
      items: sections.slice(at, at + 60),
      options: { tables: true },
    });
    const pdf = Buffer.from(bytes).toString('latin1');
    // Strings are text: what they hold is no name.
    const outside = pdf
      .replace(/\((?:\\.|[^\\)])*\)/gs, '()')
      .replace(/stream[\s\S]*?endstream/g, '');
    expect(outside).not.toMatch(ACTIONS);
    for (const [, address = ''] of pdf.matchAll(/\/URI \(((?:\\.|[^\\)])*)\)/g))
      expect(address).toMatch(/^(?:https?:\/\/|mailto:)/);
  }
}, 180_000);
