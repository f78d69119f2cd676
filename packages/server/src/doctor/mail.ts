import { checkMailServer } from '../mail/mailer.js';
import { type Finding, ok, problem } from './finding.js';

const TIMEOUT_MS = 10_000;

/** Whether the mail server lets Tavoite in. Sends nothing. */
export async function checkMail(smtpUrl: string | null): Promise<Finding[]> {
  if (smtpUrl === null) return [];
  const { host } = new URL(smtpUrl);
  try {
    await checkMailServer(smtpUrl, TIMEOUT_MS);
    return [ok(`The mail server ${host} takes mails.`)];
  } catch (error) {
    const [said = ''] = (error as Error).message.split('\n');
    return [
      problem(
        `The mail server ${host} cannot be used: ${said}`,
        'Check address, user and password in SMTP_URL, and whether a firewall is in between. Mails are tried again for hours meanwhile.',
      ),
    ];
  }
}
