import type { Config } from '../config/config.js';
import { asOwner, type Connection } from '../db/database.js';
import { organization, user } from '../db/schema/index.js';
import { type RunningServer, startServer } from '../server.js';
import { type DemoUser, findDemoUsers, importDemo, signInLine } from './demo.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const CLOSE_TIMEOUT_MS = 30_000;

async function isEmpty(connection: Connection): Promise<boolean> {
  return asOwner(connection, async (tx) => {
    const organizations = await tx.select({ id: organization.id }).from(organization).limit(1);
    const users = await tx.select({ id: user.id }).from(user).limit(1);
    return organizations.length + users.length === 0;
  });
}

/** Shuts the process down gracefully at the first signal, at once at the second. */
function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error: Error) => {
          console.error(error.message);
          process.exit(1);
        },
      );
    });
  }
}

/** Serves until a signal ends it; the first start on an empty database makes the demo organisation. */
export async function serve(
  config: Config,
  { development = false }: { development?: boolean } = {},
): Promise<void> {
  let signIns: Promise<DemoUser[]> = Promise.resolve([]);
  const server = await startServer(config, {
    development,
    onProgress: (message) => console.log(message),
    prepare: async (connection) => {
      if (!config.demo) return;
      if (await isEmpty(connection)) {
        console.log('Making the demo organisation …');
        await importDemo(connection, config);
      }
      // Their passwords are checked while the rest of the server is made.
      signIns = findDemoUsers(connection);
      signIns.catch(() => undefined);
    },
  });
  stopOnSignals(server);
  const what = development ? 'The API' : 'Tavoite';
  console.log(`${what} is ready at http://localhost:${server.port}`);
  for (const demoUser of await signIns) console.log(signInLine(demoUser));
  console.log(`Mails go to ${server.mailDestination}`);
}
