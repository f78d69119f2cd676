import {
  formatMonth,
  type Language,
  type MonthRange,
  monthOfDate,
  type OrganizationUser,
  type Report,
  type ReportSchedule,
} from '@tavoite/model';
import { momentText } from '@tavoite/ui';
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
export function partOfItem(item: ReportItem, text: Text): string[] {
  if (item.type === 'graph') return [];
  const count = item.properties.keys.length;
  return count > 0 ? [text('only-top-terms', { count })] : [];
}

/** Its months move on as months close. */
export const isRolling = ({ properties }: ReportItem): boolean => properties.closed_months !== null;

/** "Rolling" or "Fixed": whether its months move on. */
export const rollingOfItem = (item: ReportItem, text: Text): string =>
  text(isRolling(item) ? 'rolling' : 'fixed');

/** "Rolling, 12 months", of what moves on; empty for what stays. */
export const rollingText = ({ properties: { closed_months } }: ReportItem, text: Text): string =>
  closed_months === null ? '' : text('rolling-months', { count: closed_months });

export function savedText({ created }: ReportItem, text: Text, language: Language): string {
  return text('item-saved', { day: momentText(created, language, 'day') || created.slice(0, 10) });
}

/** Months and grouping of an item, in words. */
export const detailsOfItem = (item: ReportItem, text: Text, language: Language): string =>
  [
    `${rollingOfItem(item, text)} ${monthsOfItem(item)}`,
    ...waysOfItem(item, text),
    ...partOfItem(item, text),
    savedText(item, text, language),
  ].join(' · ');

/** What tells an item from others with its title, in the few words of a row. */
export const rowOfItem = (item: ReportItem, text: Text, language: Language): string =>
  `${text(item.type === 'graph' ? 'graph' : 'data-map')} · ${detailsOfItem(item, text, language)}`;

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

/** A line about when a report is sent, or was. */
export interface SendingLine {
  /** Of the next sending, then of the last one. */
  state: 'planned' | 'waiting' | 'unplanned' | 'unsent' | 'sending' | 'sent' | 'failed';
  words: string;
}

/** "Monthly on the 5th working day": how often something is sent by itself. */
export const rhythmText = ({ kind, day }: Pick<ReportSchedule, 'kind' | 'day'>, text: Text) =>
  text('schedule-rhythm', { kind, day });

/** A day stays on one line with its time. */
const unbroken = (moment: string): string => moment.replaceAll(' ', '\u00a0');

/** How often a report is sent, when next, and to how many. */
function nextSending(
  { next_send, paused_schedule_count }: Report,
  written: (moment: string) => string,
  text: Text,
): SendingLine {
  if (next_send) {
    const { due, recipients: count } = next_send;
    const rhythm = rhythmText(next_send, text);
    return {
      state: 'planned',
      words: text('report-next-send', { rhythm, moment: unbroken(written(due)), count }),
    };
  }
  return paused_schedule_count > 0
    ? { state: 'waiting', words: text('report-schedule-paused') }
    : { state: 'unplanned', words: text('report-not-scheduled') };
}

/** When a report was sent last, and how that went. */
function lastSending(
  { last_send }: Report,
  written: (moment: string) => string,
  text: Text,
): SendingLine {
  if (!last_send) return { state: 'unsent', words: text('no-sends') };
  const { queued, sent, failed, unknown } = last_send.deliveries;
  const words = text(queued > 0 ? 'report-sending' : 'report-sent-at', {
    moment: written(last_send.sent),
    sent,
    total: queued + sent + failed + unknown,
    failed: failed + unknown,
  });
  if (failed + unknown > 0) return { state: 'failed', words };
  return { state: queued > 0 ? 'sending' : 'sent', words };
}

/** A line on the next sending of a report and one on the last; only the first where there is neither. */
export function sendingText(
  report: Report,
  written: (moment: string) => string,
  text: Text,
): SendingLine[] {
  const next = nextSending(report, written, text);
  const last = lastSending(report, written, text);
  if (next.state === 'unplanned' && last.state === 'unsent') return [next];
  return [next, last];
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
