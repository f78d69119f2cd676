import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Tells those who find a weakness whom to write to, as RFC 9116 asks, in a text that never runs out.
 * Without a contact nothing is served: a text that names nobody is not valid.
 */
export function serveSecurityContact(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
): void {
  if (securityContact === null) return;
  app.get('/.well-known/security.txt', (_request, reply) => {
    const today = new Date().setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, fi',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .send(`${lines.join('\n')}\n`);
  });
}
