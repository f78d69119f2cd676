import type { Config } from '../config/config.js';
import { type Finding, ok, warning } from './finding.js';

/** Settings that can be read, and yet are hardly meant like that. */
export function checkSettings(config: Config): Finding[] {
  const { protocol, hostname } = new URL(config.publicUrl);
  const isPublic = !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const findings = [ok(`Settings can be read; users see ${config.publicUrl}.`)];
  if (isPublic && protocol === 'http:')
    findings.push(
      warning(
        'TAVOITE_URL begins with http: passwords and figures cross the network unencrypted.',
        'Put a proxy with a certificate in front, and set TAVOITE_URL to its https address.',
      ),
    );
  if (protocol === 'https:' && config.trustedProxies === 0)
    findings.push(
      warning(
        'TAVOITE_URL is an https address, so a proxy is in front, but TAVOITE_TRUST_PROXY is 0: all users count as one client.',
        'Set TAVOITE_TRUST_PROXY to how many proxies are in front.',
      ),
    );
  if (isPublic && config.secret === null)
    findings.push(
      warning(
        'TAVOITE_SECRET is not set: whoever gets a copy of the database can make the codes of authenticator apps.',
        'Set it to 32 random characters or more, keep them apart from backups, and never change them.',
      ),
    );
  if (isPublic && config.smtpUrl === null)
    findings.push(
      warning(
        'SMTP_URL is not set: mails become files in the data folder and reach nobody.',
        'Set SMTP_URL to your mail server.',
      ),
    );
  return findings;
}
