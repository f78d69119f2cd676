import { readFile } from 'node:fs/promises';
import { instantOfMoment, MAX_TITLE_CHARACTERS, momentInTimeZone } from '@tavoite/model';
import { desc, eq } from 'drizzle-orm';
import { OperatorError } from '../config/operator-error.js';
import { asOwner, type Connection } from '../db/database.js';
import { auditLog, systemMessage } from '../db/schema/index.js';
import { isBlankHtml, safeHtml } from '../domain/safe-html.js';

export interface NewMessageOptions {
  readonly titleFi?: string;
  /** Path of a file with HTML. */
  readonly html: string;
  readonly htmlFi?: string;
  readonly forced: boolean;
  /** `YYYY-MM-DD`: the last day on which it is shown. */
  readonly until?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function readTitle(text: string): string {
  const title = text.trim();
  if (title === '') throw new OperatorError('A system message needs a title.');
  if (title.length > MAX_TITLE_CHARACTERS)
    throw new OperatorError(`The title is longer than ${MAX_TITLE_CHARACTERS} characters.`);
  return title;
}

async function readHtml(path: string): Promise<string> {
  let html: string;
  try {
    html = await readFile(path, 'utf8');
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
  if (/[\p{Surrogate}\0]/u.test(html)) throw new OperatorError(`${path} is not text in UTF-8.`);
  const safe = safeHtml(html);
  if (isBlankHtml(safe)) throw new OperatorError(`Nothing of the HTML in ${path} can be shown.`);
  return safe;
}

/** The beginning of the day after, by the clock of Finland. */
function readUntil(date: string): Date {
  const day = Date.parse(`${date}T00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || new Date(day || 0).toISOString().slice(0, 10) !== date)
    throw new OperatorError(`"${date}" is not a date. Write YYYY-MM-DD.`);
  const until = instantOfMoment(`${new Date(day + DAY_MS).toISOString().slice(0, 10)}T00:00`);
  if (until <= new Date()) throw new OperatorError(`The day ${date} has passed.`);
  return until;
}

/** Publishes a message to all users and answers its id. */
export async function addMessage(
  connection: Connection,
  title: string,
  { titleFi, html, htmlFi, forced, until }: NewMessageOptions,
): Promise<number> {
  const values = {
    title: readTitle(title),
    titleFi: titleFi === undefined ? null : readTitle(titleFi),
    textValue: await readHtml(html),
    textValueFi: htmlFi === undefined ? null : await readHtml(htmlFi),
    shownUntil: until === undefined ? null : readUntil(until),
    forced,
  };
  return asOwner(connection, async (tx) => {
    const [row] = await tx.insert(systemMessage).values(values).returning({ id: systemMessage.id });
    if (!row) throw new Error('No message was made');
    const detail = { id: row.id, title: values.title, forced };
    await tx.insert(auditLog).values({ event: 'system_message_published', detail });
    return row.id;
  });
}

/** A line for each message, newest first. */
export async function listMessages(connection: Connection): Promise<string[]> {
  const rows = await asOwner(connection, (tx) =>
    tx
      .select()
      .from(systemMessage)
      .orderBy(desc(systemMessage.publishedAt), desc(systemMessage.id)),
  );
  return rows.map(({ id, title, publishedAt, shownUntil, forced }) => {
    const minute = (moment: Date) => momentInTimeZone(moment).slice(0, 16).replace('T', ' ');
    const isOver = shownUntil !== null && shownUntil <= new Date();
    return [
      String(id).padStart(4),
      minute(publishedAt),
      title,
      ...(forced ? ['(forced)'] : []),
      ...(shownUntil === null
        ? []
        : [`(${isOver ? 'was shown' : 'shown'} until ${minute(shownUntil)})`]),
    ].join('  ');
  });
}

/** Takes a message away from all users; answers its title. */
export async function removeMessage(connection: Connection, id: string): Promise<string> {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  return asOwner(connection, async (tx) => {
    const [row] = await tx
      .delete(systemMessage)
      .where(eq(systemMessage.id, number))
      .returning({ title: systemMessage.title });
    if (!row) throw new OperatorError(`There is no system message ${id}; list shows them.`);
    const detail = { id: number, title: row.title };
    await tx.insert(auditLog).values({ event: 'system_message_removed', detail });
    return row.title;
  });
}
