import { createSecretBox, type SecretBox } from '../auth/second-factor/secret-box.js';
import { asOwner, type Connection } from '../db/database.js';
import { counted, type Finding, ok, problem } from './finding.js';

interface Sealed {
  readonly owner: number;
  readonly secret: Buffer;
}

async function countUnread(box: SecretBox, sealed: readonly Sealed[]): Promise<number> {
  let unread = 0;
  for (const { owner, secret } of sealed)
    await box.open(secret, owner).catch(() => {
      unread += 1;
    });
  return unread;
}

const judge = (
  unread: number,
  { what, reason, remedy }: { what: string; reason: string; remedy: string },
): Finding =>
  unread === 0
    ? ok(`The secrets of ${what} can be read.`)
    : problem(`${unread} of ${what} cannot be used: ${reason}.`, remedy);

/** Whether TAVOITE_SECRET is the one that secrets in the database were encrypted with. */
export function checkSecret(connection: Connection, secret: string | null): Promise<Finding[]> {
  return asOwner(connection, async (_, client) => {
    const { rows } = await client.query<{ signing_key: Buffer }>(
      'SELECT signing_key FROM installation',
    );
    const key = rows[0]?.signing_key;
    if (!key)
      return [
        problem('The table installation is empty.', 'Restore a backup: the database is not whole.'),
      ];
    const box = createSecretBox(async () => key, secret);
    const { rows: sealed } = await client.query<Sealed>(
      'SELECT user_id AS owner, secret FROM authenticator',
    );
    const hooks = await client.query<Sealed>(
      'SELECT organization_id AS owner, secret FROM webhook',
    );
    const hookBox = createSecretBox(async () => key, secret, 'webhook');
    const reason =
      secret === null
        ? 'TAVOITE_SECRET is not set'
        : 'TAVOITE_SECRET is not the one they were set up with';
    return [
      judge(await countUnread(box, sealed), {
        what: counted(sealed.length, 'authenticator app'),
        reason,
        remedy:
          'Set TAVOITE_SECRET as it was. If it is lost, tavoite user reset-second-factor lets each user set it up again.',
      }),
      judge(await countUnread(hookBox, hooks.rows), {
        what: counted(hooks.rows.length, 'webhook'),
        reason,
        remedy:
          'Set TAVOITE_SECRET as it was. If it is lost, organisation managers renew the secrets of their webhooks.',
      }),
    ];
  });
}
