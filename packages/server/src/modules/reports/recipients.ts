import { MAX_REPORT_RECIPIENTS } from '@tavoite/model';
import type { Database } from '../../db/database.js';
import { findMembers } from '../../domain/members.js';
import { isOneAddress } from '../../mail/address.js';
import { FieldError, type Message, nonFieldError } from '../../messages/errors.js';

/** Whom a report goes to: colleagues by id, others by address. */
export interface Recipients {
  readonly users: readonly number[];
  readonly emails: readonly string[];
}

/**
 * Recipients as they are stored: each once, addresses without blanks around them.
 *
 * @throws FieldError for users who are no members, texts that are not one address each, too many, or none
 */
export async function checkRecipients(
  database: Database,
  organizationId: number,
  asked: Recipients,
): Promise<Recipients> {
  const users = [...new Set(asked.users)];
  const byAddress = new Map<string, string>();
  for (const email of asked.emails.map((text) => text.replace(/^ +| +$/g, ''))) {
    const known = email.toLowerCase();
    if (!byAddress.has(known)) byAddress.set(known, email);
  }
  const emails = [...byAddress.values()];
  const fields: Record<string, Message[]> = {};
  const members = new Set((await findMembers(database, organizationId)).map(({ id }) => id));
  const strangers = users.filter((id) => !members.has(id));
  if (strangers.length > 0)
    fields.users = [{ key: 'recipient_not_member', values: { users: strangers.join(', ') } }];
  const unusable = emails.filter((email) => !isOneAddress(email));
  if (unusable.length > 0) {
    const addresses = unusable.map((email) => JSON.stringify(email).slice(0, 100)).join(', ');
    fields.emails = [{ key: 'not_one_address', values: { addresses } }];
  }
  if (Object.keys(fields).length > 0) throw new FieldError(fields);
  if (users.length + emails.length === 0) throw nonFieldError('no_recipients');
  if (users.length + emails.length > MAX_REPORT_RECIPIENTS)
    throw nonFieldError('too_many_recipients');
  return { users, emails };
}
