import pg from 'pg';
import { OperatorError } from './operator-error.js';

const MAX_SHOWN = 300;

/** By SQLSTATE code or its first two characters, the more exact one first. */
const DATABASE_FAILURES: readonly [state: RegExp, sentence: string][] = [
  [/^53100/, 'The disk of the database is full. Make room on it and try again.'],
  [/^53200/, 'The database is out of memory. Give it more, and try again.'],
  [/^53300/, 'The database has no connection left. Let it take more, or close some.'],
  [/^53/, 'The database lacks room or memory. Look into its log.'],
  [/^57014/, 'A statement took too long for the database. Try again when it has less to do.'],
  [/^(57P0|08)/, 'The database ended the connection. Try again once it runs.'],
  [/^(40001|40P01|55P03)/, 'Something else changed the same data at once. Try again.'],
  [/^25006/, 'The database can only be read: DATABASE_URL must name the primary server.'],
  [/^28/, 'The database does not let this user in. Check the user and password in DATABASE_URL.'],
  [/^3D000/, 'The database that DATABASE_URL names does not exist.'],
  [/^42501/, 'The user in DATABASE_URL may not do this in the database.'],
];

const SYSTEM_FAILURES: Readonly<Record<string, (what: string) => string>> = {
  ENOSPC: (what) =>
    `The disk is full${what}. Make room on it, or set TAVOITE_DATA to a folder on another one.`,
  EDQUOT: (what) =>
    `This user's share of the disk is full${what}. Make room, or set TAVOITE_DATA to another folder.`,
  EFBIG: (what) => `The file is larger than this user or disk may have${what}.`,
  EROFS: (what) =>
    `The disk can only be read${what}. Set TAVOITE_DATA to a folder that can be written.`,
  EACCES: (what) => `This user may not do that${what}. Change who owns it, or set TAVOITE_DATA.`,
  EPERM: (what) => `This user may not do that${what}. Change who owns it, or set TAVOITE_DATA.`,
  EMFILE: () => 'Too many files are open. Let this user open more (ulimit -n).',
  ENFILE: () => 'Too many files are open on this machine.',
  ENOMEM: () => 'The machine is out of memory.',
};

function* causesOf(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

function sentenceOf(error: Error): string | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError) {
    const known = DATABASE_FAILURES.find(([state]) => state.test(error.code ?? ''));
    // PostgreSQL's own message names columns and constraints; rows are in its detail, left out here.
    return known?.[1] ?? `The database refused: ${shortened(error.message)} (${error.code}).`;
  }
  if (/^(connect|getaddrinfo)/.test(syscall ?? ''))
    return `The database cannot be reached (${code}). Check that it runs and what DATABASE_URL names.`;
  // The driver's own error, which has no code.
  if (error.message === 'timeout expired')
    return 'The database did not answer in time. Check that it runs and is not overloaded, and try again.';
  return SYSTEM_FAILURES[code ?? '']?.(path === undefined ? '' : ` (${path})`);
}

/** The start of the first line: the rest can be a statement with all its values. */
function shortened(message: string): string {
  const [line = ''] = message.split('\n');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)} …` : line;
}

/**
 * What went wrong, in one or two sentences for the person who runs the program: the cause and what to do,
 * never the data that was worked on. An OperatorError says so itself.
 */
export function failureSentence(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const causes = [...causesOf(error)];
  // The innermost cause says most: a failed statement's error repeats the statement.
  const known = causes.toReversed().map(sentenceOf).find(Boolean);
  return known ?? `Unexpected problem: ${shortened(String(causes.at(-1)?.message ?? error))}`;
}

/** The sentence about a full disk when that is what a program's output is about. */
export function diskFullSentence(output: string, path: string): string | undefined {
  return /No space left on device|Disk quota exceeded/.test(output)
    ? SYSTEM_FAILURES.ENOSPC?.(` (${path})`)
    : undefined;
}
