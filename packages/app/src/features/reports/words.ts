import {
  formatMonth,
  type MonthRange,
  monthOfDate,
  type OrganizationUser,
  type Report,
  type ReportSchedule,
} from '@tavoite/model';
import { dayText, type TileEntry, type TileNote } from '@tavoite/ui';
import type { ReactNode } from 'react';
import type { TextFunctions } from '../../i18n/Texts.js';
import { keyOfItem, orderOf, type ReportItem } from './items.js';

type Text = TextFunctions['text'];

const monthText = (date: string): string => {
  const month = monthOfDate(date);
  return month === null ? date : formatMonth(month, 'MM/YYYY');
};

/** "01/2026 – 11/2026". */
export const rangeText = ({ start, end }: MonthRange): string =>
  `${formatMonth(start, 'MM/YYYY')} – ${formatMonth(end, 'MM/YYYY')}`;

/** What an item is called without a name of its own. */
export const plainTitleOfItem = (item: ReportItem, text: Text): string =>
  item.type === 'graph' ? item.mapping.view_title : text('data-map');

export const titleOfItem = (item: ReportItem, text: Text): string =>
  item.properties.title || plainTitleOfItem(item, text);

const monthsText = (start: string, end: string): string =>
  `${monthText(start)} – ${monthText(end)}`;

export const monthsOfItem = ({ properties: { start_date, end_date } }: ReportItem): string =>
  monthsText(start_date, end_date);

/** The months from the first that anything in a report shows to the last; empty where nothing is known of it. */
export function spanOfReport(report: Report, items: readonly ReportItem[]): string {
  const keys = new Set(orderOf(report).map(keyOfItem));
  const shown = items
    .filter((item) => keys.has(keyOfItem(item)))
    .map(({ properties }) => properties);
  const start = shown.map(({ start_date }) => start_date).sort()[0];
  const end = shown
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1);
  return start && end ? monthsText(start, end) : '';
}

/** How a graph shows its months: "Quarter", "Cumulative". */
export function waysOfItem(item: ReportItem, text: Text): string[] {
  if (item.type !== 'graph') return [];
  const { grouping, cumulative } = item.properties;
  return [
    ...(grouping === 'month' ? [] : [text(`grouping-${grouping}`)]),
    ...(cumulative ? [text('item-cumulative')] : []),
  ];
}

/** "1 term with its parts": what a data map shows of all terms; empty for all of them. */
function partOfItem(item: ReportItem, text: Text): string[] {
  if (item.type === 'graph') return [];
  const count = item.properties.keys.length;
  return count > 0 ? [text('only-top-terms', { count })] : [];
}

/** Its months move on as months close. */
export const isRolling = ({ properties }: ReportItem): boolean => properties.closed_months !== null;

/** "Rolling" or "Fixed": whether its months move on. */
export const rollingOfItem = (item: ReportItem, text: Text): string =>
  text(isRolling(item) ? 'rolling' : 'fixed');

export function savedText({ created }: ReportItem, text: Text): string {
  const day = created.slice(0, 10);
  return text('item-saved', { day: dayText(day, 'DD/MM/YYYY') ?? day });
}

/** Months and grouping of an item, in words. */
export const detailsOfItem = (item: ReportItem, text: Text): string =>
  [
    `${rollingOfItem(item, text)} ${monthsOfItem(item)}`,
    ...waysOfItem(item, text),
    ...partOfItem(item, text),
    savedText(item, text),
  ].join(' · ');

/** A term that a graph draws. */
export interface DrawnName {
  key: string;
  title: string;
  /** How it is drawn; undefined where the graph gives it no form of its own. */
  mark?: ReactNode;
  /** Whether its values are on the second axis. */
  onSecondAxis: boolean;
}

/** Letters that a line of a tile has room for, about, and what is between words. */
const WORDS = { line: 40, gap: 1 };
/** Names are parted by their marks; where they need more room than that none is cut. */
const KEY = { line: 46, gap: 5.5 };
const MAX_LINES = 2;

/** Lines that words fill which are not parted, about. */
function linesOf(words: readonly string[], { line, gap }: typeof WORDS): number {
  let lines = 1;
  let used = 0;
  for (const { length } of words) {
    const width = length + gap;
    if (used > 0 && used + width > line + gap) {
      lines += 1;
      used = 0;
    }
    used += width;
  }
  return lines;
}

/** The names of terms; those on the second of two axes say so. */
function namesOf(terms: readonly DrawnName[], text: Text): string[] {
  const hasFirst = terms.some(({ onSecondAxis }) => !onSecondAxis);
  return terms.map(({ title, onSecondAxis }) =>
    hasFirst && onSecondAxis ? text('on-second-axis', { title }) : title,
  );
}

/** "Materials, Production wages and 3 more": as many names as there is room for, beside their marks if they have any. */
function termsNote(terms: readonly DrawnName[], text: Text): TileNote {
  const titles = namesOf(terms, text);
  const entries = terms.flatMap(({ key, mark }, index): TileEntry[] =>
    mark === undefined ? [] : [{ key, name: titles[index] ?? '', mark }],
  );
  const isKey = entries.length === terms.length;
  const naming = (count: number, names: string) =>
    text('names-and-more', { names, more: terms.length - count }).trim();
  const wordsOf = (count: number) => {
    const shown = titles.slice(0, count);
    if (!isKey) return naming(count, shown.join(', ')).split(' ');
    const rest = naming(count, '');
    return rest === '' ? shown : [...shown, rest];
  };
  let named = terms.length;
  while (named > 1 && linesOf(wordsOf(named), isKey ? KEY : WORDS) > MAX_LINES) named -= 1;
  const whole = titles.join(', ');
  return isKey
    ? { text: naming(named, ''), entries: entries.slice(0, named), whole }
    : { text: naming(named, titles.slice(0, named).join(', ')), whole };
}

/** What stands below its months: the terms that it draws; single months are said where nothing else is. */
export function notesOfItem(
  item: ReportItem,
  terms: readonly DrawnName[],
  text: Text,
): (string | TileNote)[] {
  const isGone = item.type === 'graph' && item.mapping.deleted;
  const notes = terms.length > 0 ? [termsNote(terms, text)] : partOfItem(item, text);
  // Its months already say what else it is.
  const isSaid = notes.length > 0 || waysOfItem(item, text).length > 0;
  return [
    ...(isSaid ? notes : [text('grouping-month')]),
    ...(isGone ? [text('view-deleted')] : []),
  ];
}

/** "In Monthly report": the reports that an item is in, how many where they are several. */
export function reportsNote([first, ...others]: readonly string[], text: Text): TileNote {
  const all = (words: string): TileNote => ({ text: words, whole: words });
  if (first === undefined) return all(text('in-no-report'));
  if (others.length === 0) return all(text('in-report', { title: first }));
  return {
    text: text('in-reports-count', { count: others.length + 1 }),
    whole: text('in-reports', { titles: [first, ...others].join(', ') }),
  };
}

/** What tells an item from others with its title, in the few words of a row. */
export const rowOfItem = (item: ReportItem, text: Text): string =>
  `${text(item.type === 'graph' ? 'graph' : 'data-map')} · ${detailsOfItem(item, text)}`;

/** "3 graphs, 1 data map". */
export function contentsText(report: Report, text: Text): string {
  if (orderOf(report).length === 0) return text('report-empty');
  const graphs = report.report_graphs.length;
  const maps = report.report_data_maps.length;
  return [
    ...(graphs > 0 ? [text('graphs-count', { count: graphs })] : []),
    ...(maps > 0 ? [text('data-maps-count', { count: maps })] : []),
  ].join(', ');
}

/** Whether a schedule sends it, now or when it goes on. */
const isScheduled = ({ next_send, paused_schedule_count }: Report): boolean =>
  next_send !== null || paused_schedule_count > 0;

/** A line about when a report is sent, or was. */
export interface SendingLine {
  kind: 'next' | 'last';
  words: string;
  /** Nothing is planned: a schedule is offered. */
  unplanned?: true;
}

/** When a report is sent next and to how many, and when it was sent last; a line each, and one where it is neither. */
export function sendingText(
  report: Report,
  written: (moment: string) => string,
  text: Text,
): SendingLine[] {
  const { next_send, last_send } = report;
  const unplanned = !isScheduled(report);
  if (unplanned && !last_send) return [{ kind: 'last', words: text('no-sends'), unplanned }];
  const lines: SendingLine[] = [];
  if (next_send)
    lines.push({
      kind: 'next',
      words: text('report-next-send', {
        moment: written(next_send.due),
        count: next_send.recipients,
      }),
    });
  else if (unplanned) lines.push({ kind: 'next', words: text('report-not-scheduled'), unplanned });
  else lines.push({ kind: 'next', words: text('report-schedule-paused') });
  if (!last_send) lines.push({ kind: 'last', words: text('no-sends') });
  else {
    const { queued, sent, failed, unknown } = last_send.deliveries;
    const counts = {
      moment: written(last_send.sent),
      sent,
      total: queued + sent + failed + unknown,
      failed: failed + unknown,
    };
    lines.push({
      kind: 'last',
      words: text(queued > 0 ? 'report-sending' : 'report-sent-at', counts),
    });
  }
  return lines;
}

/** Recipients that are named; a longer list ends with how many more there are. */
const MAX_NAMED = 6;

/** "To Aino Virtanen, bank@example.com": whom a schedule mails; how many while names are unknown. */
export function recipientsText(
  { users, emails }: Pick<ReportSchedule, 'users' | 'emails'>,
  members: readonly OrganizationUser[] | null,
  text: Text,
): string {
  if (members === null) return text('schedule-to', { count: users.length + emails.length });
  const names = members
    .filter(({ id }) => users.includes(id))
    .map(({ full_name, username }) => full_name || username)
    .concat(emails);
  // Those who have left are mailed nothing.
  const left = users.filter((id) => !members.some((member) => member.id === id)).length;
  const named = {
    names: names.slice(0, MAX_NAMED).join(', '),
    count: Math.max(0, names.length - MAX_NAMED),
  };
  return [
    ...(names.length > 0 ? [text('schedule-recipients', named)] : []),
    ...(left > 0 || names.length === 0 ? [text('schedule-left', { count: left })] : []),
  ].join(' · ');
}
