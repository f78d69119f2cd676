import { printTable } from '../lib/table.js';
import type { Cost } from './measure.js';
import { type Kind, SCREENS } from './requests.js';

/** What is reckoned for. Change it to reckon for another installation. */
export const WANTED = {
  organizations: 100_000,
  usersEach: 10,
  /** Of all users, those who have the application open in the busiest hour. */
  openShare: 0.05,
  pollSeconds: 15,
  /** A user looks at another screen so often. */
  screenSeconds: 120,
  editSeconds: 3_600,
} as const;

/** Cores of servers that a process keeps busy, and connections that it takes. */
const BUSY_SHARE = 0.6;
const CONNECTIONS_EACH = 11;

export interface Figures {
  /** Of an organisation in the database, with its users. */
  readonly bytes: number;
  readonly costs: Readonly<Record<Kind, { readonly warm: Cost; readonly cold: Cost }>>;
  /** Of a server process that holds nothing, and of an organisation that it holds. */
  readonly process: number;
  readonly held: number;
  /** Of PostgreSQL, for a connection that is in use. */
  readonly connection: number;
}

type Temperature = 'warm' | 'cold';

/** Cores that so many users who have the application open keep busy. */
function coresFor(
  users: number,
  { costs }: Figures,
  part: 'server' | 'database',
  temperature: Temperature,
): number {
  const ms = (kind: Kind) => costs[kind][temperature][part];
  const screens = SCREENS.reduce((sum, kind) => sum + ms(kind), 0) / SCREENS.length;
  const { pollSeconds, screenSeconds, editSeconds } = WANTED;
  const perUser =
    costs.poll.warm[part] / pollSeconds + screens / screenSeconds + ms('edit') / editSeconds;
  return (users * perUser) / 1_000;
}

const GB = 1e9;
const gigabytes = (bytes: number) =>
  bytes >= 100 * GB ? `${Math.round(bytes / GB)} GB` : `${(bytes / GB).toFixed(1)} GB`;
const cores = (count: number) => count.toFixed(count < 10 ? 2 : 0);

/** Prints what the wanted number of organisations needs. */
export function printReckoning(figures: Figures): void {
  const { organizations, usersEach, openShare, pollSeconds, screenSeconds, editSeconds } = WANTED;
  const users = organizations * usersEach;
  const open = users * openShare;
  const both = (count: number, part: 'server' | 'database') =>
    `${cores(coresFor(count, figures, part, 'warm'))} to ${cores(coresFor(count, figures, part, 'cold'))}`;
  const processes = Math.ceil(coresFor(open, figures, 'server', 'cold') / BUSY_SHARE);
  const connections = processes * CONNECTIONS_EACH;
  const log = (open * figures.costs.edit.warm.log) / editSeconds;
  const row = (what: string, figure: string, beside = '') => ({ what, figure, beside, goal: '' });
  printTable(
    `Reckoned for ${organizations} organisations of ${usersEach} users, ${open} of whom have it open: ` +
      `a poll each ${pollSeconds} s, a screen each ${screenSeconds} s, an edit each ${editSeconds} s`,
    [
      row('database', gigabytes(figures.bytes * organizations), 'with indexes, without files'),
      row('write-ahead log', `${(log / 1e6).toFixed(1)} MB/s`),
      row('requests', `${Math.round(open / pollSeconds + open / screenSeconds)} /s`),
      row('cores of servers', both(open, 'server'), 'all in memory, to nothing in memory'),
      row('cores of PostgreSQL', both(open, 'database')),
      row(
        'processes',
        `${processes}`,
        `each ${Math.round(BUSY_SHARE * 100)} % busy with nothing in memory; ${gigabytes(processes * figures.process)} before they hold anything`,
      ),
      row(
        'connections',
        `${connections}`,
        `${gigabytes(connections * figures.connection)} of PostgreSQL; behind PgBouncer a few for each core do`,
      ),
      row('memory to hold every organisation once', gigabytes(figures.held * organizations)),
      row('for 1,000 users who have it open: cores of servers', both(1_000, 'server')),
      row('  cores of PostgreSQL', both(1_000, 'database')),
    ],
  );
}
