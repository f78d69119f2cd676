import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '../src/config/config.js';
import type { Connection } from '../src/db/database.js';
import { createApp } from '../src/http/app.js';
import { LISTEN_BACKLOG } from '../src/http/connections.js';
import { createMailer } from '../src/mail/mailer.js';
import { contractRoutes } from '../src/modules/index.js';
import { createServices } from '../src/services.js';
import { openTestDatabases } from './working.js';

/*
 * A server that runs until it is killed: `TEST_CONNECTION` says where the database is. It prints its
 * port. It works on no jobs. At SIGUSR2 it prints for how many ms its event loop stood still at most,
 * in 999 of 1,000 cases since the last time.
 */
const config = readConfig(
  { TAVOITE_LOG_LEVEL: 'silent', TAVOITE_REQUESTS_PER_MINUTE: '0', ...process.env },
  '/',
);
const services = createServices(config, {
  ...openTestDatabases(JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection),
  mailer: createMailer(config),
  onJobError: () => undefined,
});
const { app } = await createApp({ services, registerRoutes: contractRoutes(services) });
await app.listen({ host: '127.0.0.1', port: 0, backlog: LISTEN_BACKLOG });
console.log((app.server.address() as AddressInfo).port);
const NS_PER_MS = 1e6;
const gaps = monitorEventLoopDelay({ resolution: 1 });
gaps.enable();
process.on('SIGUSR2', () => {
  console.log(gaps.percentile(99.9) / NS_PER_MS);
  gaps.reset();
});
