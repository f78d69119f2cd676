import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link that someone keeps or passes on is of no use after this time. */
export const TICKET_SECONDS = 5 * 60;
const MAX_TICKET_CHARACTERS = 200;

/** Which files an address is for: those of messages, or those of reports. */
export type FilePurpose = 'notification_file' | 'report_file';

/** Who may read which file. */
export interface FileGrant {
  readonly organizationId: number;
  readonly fileId: number;
  /** 0: whoever has the address. */
  readonly userId: number;
}

function sign(key: Buffer, purpose: FilePurpose, payload: string, fileId: number): string {
  // What it is for is signed, too, so that the key can sign other things.
  return createHmac('sha256', key).update(`${purpose} ${fileId} ${payload}`).digest('base64url');
}

/** Signs that the user may read the file, until {@link TICKET_SECONDS} from now. */
export function makeTicket(key: Buffer, grant: FileGrant, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + TICKET_SECONDS;
  return signTicket(key, 'notification_file', grant, expires);
}

/** Signs that the user may read the file until a time, in seconds since 1970. */
export function signTicket(
  key: Buffer,
  purpose: FilePurpose,
  grant: FileGrant,
  expires: number,
): string {
  const payload = [grant.organizationId, grant.userId, expires].join('.');
  return `${payload}.${sign(key, purpose, payload, grant.fileId)}`;
}

/** Whom a ticket for the file was made for; null for one that is forged, for another file, or too old. */
export function readTicket(
  key: Buffer,
  fileId: number,
  ticket: string,
  now = Date.now(),
  purpose: FilePurpose = 'notification_file',
): FileGrant | null {
  if (ticket.length > MAX_TICKET_CHARACTERS) return null;
  const [, payload, signature] = /^((?:\d{1,12}\.){2}\d{1,12})\.([\w-]{43})$/.exec(ticket) ?? [];
  if (payload === undefined || signature === undefined) return null;
  const expected = Buffer.from(sign(key, purpose, payload, fileId));
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null;
  const [organizationId = 0, userId = 0, expires = 0] = payload.split('.').map(Number);
  return expires * 1000 > now ? { organizationId, fileId, userId } : null;
}
