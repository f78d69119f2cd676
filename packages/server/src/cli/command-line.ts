import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { type Config, readConfig } from '../config/config.js';
import { failureSentence } from '../config/failure.js';
import { OperatorError } from '../config/operator-error.js';
import { VERSION } from '../config/version.js';
import type { Connection } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { planMigrations } from '../db/migration-plan.js';
import { openStore, type Store } from '../db/store.js';
import { loggedError } from '../http/logger.js';
import { findDemoUsers, importDemo, signInLine } from './demo.js';
import { waitUntilFilled } from './first-start.js';
import { generateCommand } from './generate.js';
import { withMessageFiles } from './message-files.js';
import type { NewMessageOptions } from './messages.js';
import { planLines } from './migration-plan.js';
import { readPassword } from './read-password.js';
import { serve } from './serve.js';
import { addUser, requireSecondFactor, resetSecondFactor, setPassword } from './users.js';

const SETTINGS_HELP = `
Settings are environment variables:
  PORT                         port to listen on (4000)
  HOST                         address to listen on (localhost)
  TAVOITE_DATA                 data folder (.data)
  DATABASE_URL                 a PostgreSQL server in place of the bundled one
  DATABASE_DIRECT_URL          the same past PgBouncer, as the owner of the tables
  DATABASE_REPLICA_URLS        streaming replicas that may answer reads of figures
  DATABASE_PREPARED            0: no statements are planned once under a name
  DATABASE_CONNECTIONS         connections of a process at most (10)
  TAVOITE_DEMO                 0: the first start makes no demo organisation
  TAVOITE_URL                  the address that users see, for links in mails
  TAVOITE_TRUST_PROXY          how many proxies are in front, or their addresses (0)
  TAVOITE_SECRET               encrypts, with the database's own key, what authenticator apps share
  TAVOITE_SESSION_DAYS         days after which an unused session ends (14)
  TAVOITE_REQUESTS_PER_MINUTE  requests a minute of one client; 0 for no limit (3000)
  TAVOITE_DRAIN_SECONDS        how long a stopping process still answers (0)
  TAVOITE_CACHE_MB             memory for figures and ready answers (64)
  TAVOITE_AVATAR_HOSTS         hosts from which avatars may be loaded
  TAVOITE_SECURITY_CONTACT     where weaknesses are reported, for security.txt
  TAVOITE_STORYBOOK            folder of a built Storybook to serve at /storybook/
  TAVOITE_LOG_LEVEL            debug, info, warn, error or silent (warn)
  METRICS_TOKEN                who sends it may read figures for Prometheus at /metrics
  OTEL_EXPORTER_OTLP_ENDPOINT  where traces are sent
  SMTP_URL                     mail server; without it mails are files in the data folder
  TAVOITE_MAIL_FROM            sender of mails`;

const say = (message: string) => console.log(message);

/** Runs work on the migrated database, also while a server works on it or is only starting for the first time. */
async function withDatabase(
  config: Config,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const store: Store = await openStore(config, { shared: true, onProgress: say });
  try {
    await migrate(store.connection);
    await waitUntilFilled(store.connection, say);
    await work(store.connection);
  } finally {
    await store.stop();
  }
}

const MAX_WORKERS = 64;

function atLeastOne(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 1 on.');
  return Number(text);
}

function readWorkers(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MAX_WORKERS)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_WORKERS}.`);
  return count;
}

function buildProgram(config: () => Config): Command {
  const program = new Command('tavoite')
    .description('Tavoite shows an organisation how it is doing against its strategy.')
    .version(VERSION, '-v, --version', 'say which version this is')
    .addHelpText('after', SETTINGS_HELP)
    .showHelpAfterError('(tavoite --help shows all commands)')
    .exitOverride();

  program
    .command('serve')
    .description('serve the application and its API')
    .option('--development', 'serve the API alone and check each answer', false)
    .option('--workers <count>', 'how many processes serve behind the port', readWorkers, 1)
    .action(async (options: { development: boolean; workers: number }) => {
      await serve(config(), options);
    });

  program
    .command('import')
    .description('check a folder of CSV files, then write all of it or nothing')
    .argument('<folder>', 'import folder; docs/import.md describes it')
    .action(async (folder: string) => {
      const { importWithProgress } = await import('./import.js');
      await withDatabase(config(), (connection) =>
        withMessageFiles(connection, config(), (files) =>
          importWithProgress(connection, folder, files),
        ),
      );
    });

  program.addCommand(generateCommand(say));

  program
    .command('demo')
    .description('make the demo organisation and its users, or bring them up to date')
    .action(() =>
      withDatabase(config(), async (connection) => {
        await importDemo(connection, config());
        for (const demoUser of await findDemoUsers(connection)) say(signInLine(demoUser));
      }),
    );

  const user = program.command('user').description('manage users');
  user
    .command('add')
    .description('add a user; the password is asked, or read from standard input')
    .argument('<email>')
    .requiredOption('--name <name>', 'full name')
    .option('--organization <key>', 'make a member of this organisation and all below it')
    .option('--language <language>', 'en or fi', 'en')
    .option('--report-manager', 'may make and send reports', false)
    .option('--notification-manager', 'may publish notifications', false)
    .option('--roadmap-manager', 'may change roadmaps', false)
    .option('--organization-manager', 'may change figures, targets and people', false)
    .action((email: string, options) =>
      withDatabase(config(), async (connection) => {
        await addUser(connection, email, options, readPassword);
        say(`Added ${email}.`);
      }),
    );
  user
    .command('password')
    .description("set a user's password and end the user's sessions")
    .argument('<email>')
    .action((email: string) =>
      withDatabase(config(), async (connection) => {
        await setPassword(connection, email, readPassword);
        say(`Set the password of ${email} and ended all sessions.`);
      }),
    );

  user
    .command('reset-second-factor')
    .description("take a user's second factors away, for lost devices, and end the user's sessions")
    .argument('<email>')
    .action((email: string) =>
      withDatabase(config(), async (connection) => {
        const hadFactors = await resetSecondFactor(connection, email);
        say(
          hadFactors
            ? `Took the second factors of ${email} away and ended all sessions.`
            : `${email} has no second factor. Ended all sessions.`,
        );
      }),
    );

  const organization = program.command('organization').description('manage organisations');
  organization
    .command('require-second-factor')
    .description('have everyone who sees the organisation sign in with a second factor')
    .argument('<key>', 'as in organizations.csv')
    .option('--off', 'no longer require it', false)
    .action((key: string, { off }: { off: boolean }) =>
      withDatabase(config(), async (connection) => {
        await requireSecondFactor(connection, key, !off);
        say(
          off
            ? `${key} no longer requires a second factor.`
            : `${key} requires a second factor. Whoever has none signs in again and sets one up.`,
        );
      }),
    );

  const message = program.command('message').description('manage messages to all users');
  message
    .command('add')
    .description('publish a system message; its HTML is read from files and sanitised')
    .argument('<title>')
    .requiredOption('--html <file>', 'file with the text as HTML')
    .option('--title-fi <title>', 'title in Finnish')
    .option('--html-fi <file>', 'file with the text in Finnish')
    .option('--forced', 'cover the screen once, until it is read', false)
    .option('--until <date>', 'show it until the end of this day, YYYY-MM-DD')
    .action((title: string, options: NewMessageOptions) =>
      withDatabase(config(), async (connection) => {
        const { addMessage } = await import('./messages.js');
        say(`Published message ${await addMessage(connection, title, options)}.`);
      }),
    );
  message
    .command('list')
    .description('list system messages, newest first')
    .action(() =>
      withDatabase(config(), async (connection) => {
        const { listMessages } = await import('./messages.js');
        const lines = await listMessages(connection);
        say(lines.length === 0 ? 'There are no system messages.' : lines.join('\n'));
      }),
    );
  message
    .command('remove')
    .description('take a system message away from all users')
    .argument('<id>', 'as in the list')
    .action((id: string) =>
      withDatabase(config(), async (connection) => {
        const { removeMessage } = await import('./messages.js');
        say(`Removed “${await removeMessage(connection, id)}”.`);
      }),
    );

  program
    .command('backup')
    .description('keep database and files in one archive, also while the server works on them')
    .argument('<file>', 'the archive to write, or a folder, where the time gives it its name')
    .option(
      '--keep <count>',
      'of the archives in the folder, remove the oldest beyond this',
      atLeastOne,
    )
    .action(async (file: string, { keep }: { keep?: number }) => {
      const { backUpTo } = await import('./backup.js');
      await backUpTo(file, config(), { keep }, say);
    });
  program
    .command('restore')
    .description('make database and files what a backup holds, all of it or nothing')
    .argument('<file>', 'an archive that `tavoite backup` has written')
    .option('--replace', 'remove what the database holds first', false)
    .action(async (file: string, options: { replace: boolean }) => {
      const { restoreFrom } = await import('./backup.js');
      await restoreFrom(file, config(), options, say);
    });

  program
    .command('doctor')
    .description('say what is wrong with the installation and what to do; changes nothing')
    .option('--read-files', 'read every file and compare it with its checksum', false)
    .addHelpText('after', '\nExit code: 0 all is well, 1 warnings, 2 problems.')
    .action(async ({ readFiles }: { readFiles: boolean }) => {
      const { runDoctor } = await import('./doctor.js');
      process.exitCode = await runDoctor(config, { reads: readFiles, say });
    });

  program
    .command('migrate')
    .description('bring the database to the schema of this version')
    .option('--plan', 'only say what would be run, and what it means for the release before', false)
    .action(async ({ plan }: { plan: boolean }) => {
      const store = await openStore(config(), { shared: true, onProgress: say });
      try {
        if (plan) {
          for (const line of planLines(await planMigrations(store.connection))) say(line);
          return;
        }
        const ran = await migrate(store.connection);
        say(ran.length === 0 ? 'The database is up to date.' : `Applied ${ran.join(', ')}.`);
      } finally {
        await store.stop();
      }
    });

  program
    .command('shard')
    .description(
      'on trial: spread the tables by organisation over the machines of a Citus database',
    )
    .option('--plan', 'only print the statements that would be run', false)
    .action(async ({ plan: isPlan }: { plan: boolean }) => {
      const store = await openStore(config(), { shared: true, onProgress: say });
      try {
        const { shardTables } = await import('./shard.js');
        await shardTables(store.connection, { isPlan, say });
      } finally {
        await store.stop();
      }
    });
  return program;
}

/** Runs one command of the command line; problems are said in a sentence and set the exit code. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    const program = buildProgram(() => readConfig(process.env, process.cwd()));
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    reportFailure(error);
  }
}

/** Says what went wrong without a stack trace; the log level debug shows that, too. */
export function reportFailure(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof CommanderError) {
    // Commander has said it already; help and version are no problems.
    process.exitCode = error.exitCode;
  } else {
    console.error(failureSentence(error));
    const isUnexpected = error instanceof Error && !(error instanceof OperatorError);
    if (isUnexpected && process.env.TAVOITE_LOG_LEVEL === 'debug')
      console.error(loggedError(error));
  }
}
