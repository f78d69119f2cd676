import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../src/config/config.js';
import type { Connection } from '../src/db/database.js';
import { createMailer } from '../src/mail/mailer.js';
import { createServices } from '../src/services.js';
import { openTestDatabases } from './working.js';

/*
 * A process that sends mails until it is killed: `TEST_CONNECTION` says where the jobs are, SMTP_URL
 * where the mails go. It prints a line when it begins.
 */
const config = readConfig({ TAVOITE_LOG_LEVEL: 'silent', ...process.env }, '/');
const services = createServices(config, {
  ...openTestDatabases(JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection),
  mailer: createMailer(config),
  onJobError: () => undefined,
});
await services.jobs.start();
console.log('ready');
await wait(120_000);
