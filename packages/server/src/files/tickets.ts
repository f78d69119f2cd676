import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link that someone keeps or passes on is of no use after this time. */
export const TICKET_SECONDS = 5 * 60;
const MAX_TICKET_CHARACTERS = 200;

/** Who may read which file. */
export interface FileGrant {
  readonly organizationId: number;
  readonly fileId: number;
  readonly userId: number;
}

function sign(key: Buffer, payload: string, fileId: number): string {
  // What it is for is signed, too, so that the key can sign other things.
  return createHmac('sha256', key)
    .update(`notification_file ${fileId} ${payload}`)
    .digest('base64url');
}

/** Signs that the user may read the file, until {@link TICKET_SECONDS} from now. */
export function makeTicket(key: Buffer, grant: FileGrant, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + TICKET_SECONDS;
  const payload = [grant.organizationId, grant.userId, expires].join('.');
  return `${payload}.${sign(key, payload, grant.fileId)}`;
}

/** Whom a ticket for the file was made for; null for one that is forged, for another file, or too old. */
export function readTicket(
  key: Buffer,
  fileId: number,
  ticket: string,
  now = Date.now(),
): FileGrant | null {
  if (ticket.length > MAX_TICKET_CHARACTERS) return null;
  const [, payload, signature] = /^((?:\d{1,12}\.){2}\d{1,12})\.([\w-]{43})$/.exec(ticket) ?? [];
  if (payload === undefined || signature === undefined) return null;
  const expected = Buffer.from(sign(key, payload, fileId));
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null;
  const [organizationId = 0, userId = 0, expires = 0] = payload.split('.').map(Number);
  return expires * 1000 > now ? { organizationId, fileId, userId } : null;
}
