import type { AddressInfo } from 'node:net';
import { readConfig } from '../src/config/config.js';
import { type Connection, openDatabase } from '../src/db/database.js';
import { createApp } from '../src/http/app.js';
import { createMailer } from '../src/mail/mailer.js';
import { contractRoutes } from '../src/modules/index.js';
import { createServices } from '../src/services.js';

/*
 * A server that runs until it is killed: `TEST_CONNECTION` says where the database is. It prints its
 * port. It works on no jobs.
 */
const config = readConfig(
  { TAVOITE_LOG_LEVEL: 'silent', TAVOITE_REQUESTS_PER_MINUTE: '0', ...process.env },
  '/',
);
const services = createServices(config, {
  database: openDatabase(JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection),
  mailer: createMailer(config),
  onJobError: () => undefined,
});
const { app } = await createApp({ services, registerRoutes: contractRoutes(services) });
await app.listen({ host: '127.0.0.1', port: 0 });
console.log((app.server.address() as AddressInfo).port);
