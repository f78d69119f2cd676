import { closest, distance } from 'fastest-levenshtein';
import { type Fault, type FaultValue, fault } from './faults.js';

/** Names beyond this many are not searched: a hint is not worth seconds. */
const MAX_CANDIDATES = 5000;
/** Of a cell's text in a message. */
const MAX_QUOTED = 60;

/** A cell's text as a message shows it: quoted, on one line, cut when long. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return `"${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}"`;
}

/** ` Did you mean "revenue"?` when one of the names is near enough, else nothing. */
export function didYouMean(text: string, names: Iterable<string>): FaultValue {
  const candidates = [...names];
  if (candidates.length === 0 || candidates.length > MAX_CANDIDATES || text.length > 255) return '';
  const nearest = closest(text.toLowerCase(), candidates);
  const far = distance(text.toLowerCase(), nearest.toLowerCase());
  // Two letters that changed places count as two.
  const near = text.length < 4 ? 1 : Math.max(2, Math.floor(text.length / 3));
  return far <= near ? fault('fault_did_you_mean', { name: quoted(nearest) }) : '';
}

/** What a row may name. */
export type Named =
  | 'term'
  | 'organization'
  | 'user'
  | 'target_group'
  | 'target'
  | 'mapping'
  | 'roadmap'
  | 'main_task'
  | 'task'
  | 'color_pair'
  | 'report_item';

/** `There is no term "revenu". Did you mean "revenue"?` */
export function noSuch(what: Named, key: string, known: Iterable<string>): Fault {
  return fault(`fault_no_${what}`, { name: quoted(key), hint: didYouMean(key, known) });
}
