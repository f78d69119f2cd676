import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.js';
import { useTestServer } from '../../../test/server.js';
import {
  notification,
  notificationFile,
  notificationRead,
  notificationRecipient,
  systemMessage,
} from '../../db/schema/index.js';
import { safeHtml } from '../../domain/safe-html.js';
import { writeMail } from './mail.js';

const server = useTestServer();
const TABLES = [
  'notification',
  'notification_recipient',
  'notification_read',
  'notification_file',
] as const;

describe('the tables, by statements that name no organisation', () => {
  let own: number;
  let other: number;

  async function fill(organizationId: number): Promise<void> {
    const { id: userId } = await server.createUser({ memberships: { [organizationId]: {} } });
    await server.seed(async (tx) => {
      const [row] = await tx
        .insert(notification)
        .values({ organizationId, title: 'x', textValue: '{}', publishedAt: new Date() })
        .returning({ id: notification.id });
      const of = { organizationId, notificationId: row?.id ?? 0 };
      await tx.insert(notificationRecipient).values({ ...of, userId });
      await tx.insert(notificationRead).values({ ...of, userId });
      await tx.insert(notificationFile).values({
        ...of,
        title: 'a.pdf',
        storageKey: randomUUID(),
        mediaType: 'application/pdf',
        size: 1,
        sha256: Buffer.alloc(32),
      });
    });
  }
  beforeAll(async () => {
    own = await server.createOrganization();
    other = await server.createOrganization();
    await fill(own);
    await fill(other);
  });

  const run = (statement: string) =>
    server.services.database.withOrganization(own, (_tx, client) => client.query(statement));
  const rowsOf = async (table: string, organizationId: number) =>
    (
      await server.seed((tx) =>
        tx.execute(
          sql.raw(`SELECT to_jsonb(t) FROM ${table} t WHERE organization_id = ${organizationId}`),
        ),
      )
    ).rows;

  it.each(TABLES)(
    '%s shows, changes and takes rows of the one organisation only',
    async (table) => {
      const before = await rowsOf(table, other);
      expect(before).toHaveLength(1);
      const { rows } = await run(`SELECT organization_id FROM ${table}`);
      expect(rows).toEqual([{ organization_id: own }]);
      // Nor can a row be given to another one.
      await expect(run(`UPDATE ${table} SET organization_id = ${other}`)).rejects.toThrow(
        /row-level security/,
      );
      for (const statement of [
        `UPDATE ${table} SET organization_id = ${own} WHERE organization_id = ${other}`,
        `DELETE FROM ${table} WHERE organization_id = ${other}`,
      ])
        expect((await run(statement)).rowCount).toBe(0);
      expect(await rowsOf(table, other)).toEqual(before);
      const outside = await server.services.database.query(`SELECT FROM ${table}`);
      expect(outside.rowCount).toBe(0);
    },
  );

  it('takes no message for another organisation', async () => {
    await expect(
      run(`INSERT INTO notification (organization_id, title, text_value, published_at)
           VALUES (${other}, 'x', '{}', now())`),
    ).rejects.toThrow(/row-level security/);
  });

  it('lets the server write no system message', async () => {
    await server.seed((tx) =>
      tx.insert(systemMessage).values({ title: 'x', textValue: '<p>x</p>' }),
    );
    for (const statement of [
      `INSERT INTO system_message (title, text_value) VALUES ('x', 'x')`,
      `UPDATE system_message SET title = 'x'`,
      'DELETE FROM system_message',
      'TRUNCATE notification CASCADE',
    ])
      await expect(run(statement)).rejects.toThrow(/permission denied/);
  });
});

/** The tags that a browser would see. */
const tagsOf = (html: string) => html.match(/<[a-z!/][^>]*>?/gi) ?? [];

it.each(HOSTILE_TEXTS)('a system message keeps nothing that runs of %s', (vector) => {
  const html = safeHtml(`<p>before</p>${vector}<p>after</p>`);
  for (const tag of tagsOf(html)) {
    expect(tag).not.toMatch(
      /^<\/?(?:script|img|svg|math|style|iframe|object|embed|form|base|meta|link|template|noscript|video)/i,
    );
    // What stands in quotes is text.
    expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\s(?:on\w+|style|srcdoc|formaction)\s*=/i);
    const [, address] = /href="([^"]*)"/.exec(tag) ?? [];
    if (address === undefined) continue;
    // As a browser reads it.
    const read = new URL(address.replaceAll('&amp;', '&'), 'https://tavoite.example/');
    expect(read.protocol).toMatch(/^(?:https?:|mailto:)$/);
    if (!/^(?:https?|mailto):/.test(address)) expect(read.host).toBe('tavoite.example');
  }
  // Sanitised once, it stays as it is.
  expect(safeHtml(html)).toBe(html);
});

it.each(HOSTILE_TEXTS)('a mail shows %s as the text that it is', (vector) => {
  const content = (text: string, url: string | null) =>
    JSON.stringify({
      blocks: [
        {
          text,
          entityRanges: url === null ? [] : [{ offset: 0, length: 1, key: 0 }],
        },
      ],
      entityMap: url === null ? {} : { 0: { type: 'LINK', data: { url } } },
    });
  const write = (evil: string, url: string | null) =>
    writeMail('https://tavoite.example', {
      title: evil,
      text: content(evil, url),
      fileTitles: [evil],
      language: 'en',
      organization: { id: 1, name: evil, nameFi: null },
      authorName: evil,
      notificationId: 1,
    });
  // The same tags as those of a harmless mail, in the same order.
  const url = `https://example.com/?q=${vector}`;
  for (const address of [null, url]) {
    // Line ends are shown as such.
    const shape = (html: string) =>
      tagsOf(html.replaceAll('<br>', '')).map((tag) => /^<\/?[a-z!\d]+/i.exec(tag)?.[0]);
    const { html } = write(vector, address);
    expect(shape(html)).toEqual(shape(write('harmless', address && 'https://example.com/').html));
    for (const tag of tagsOf(html)) expect(tag).not.toMatch(/\son\w+\s*=/i);
  }
});
