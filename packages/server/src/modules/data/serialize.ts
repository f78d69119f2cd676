import {
  endOfMonth,
  formatMonth,
  type Language,
  type MonthRange,
  monthsOfRange,
  startOfMonth,
} from '@tavoite/model';
import { titleIn } from '../../domain/titles.js';
import { JsonBytes } from '../../json/json-bytes.js';
import {
  type DataAnswer,
  type Reading,
  type SeriesTerm,
  type StackShares,
  type TermColumns,
  Yielder,
} from '../../series/index.js';

function describeTerm({ row }: SeriesTerm, language: Language): string {
  return `"id":${row.id},"key":${JSON.stringify(row.key)},"title":${JSON.stringify(titleIn(language, row))}`;
}

/** The answer of the data calls as columns: periods once, then arrays per term. */
export async function dataAsColumns(answer: DataAnswer, language: Language): Promise<Buffer> {
  const { periods, columns } = answer;
  const json = new JsonBytes();
  const yielder = new Yielder();
  const startDates = JSON.stringify(periods.map(({ start }) => startOfMonth(start)));
  const endDates = JSON.stringify(periods.map(({ end }) => endOfMonth(end)));
  const isPartial = JSON.stringify(periods.map(({ is_partial }) => is_partial));
  json.text(
    `{"start_dates":${startDates},"end_dates":${endDates},"is_partial":${isPartial},"series":[`,
  );
  for (const [i, { term, own, cumulative, percentage }] of columns.entries()) {
    if (yielder.due) await yielder.rest();
    json.text(`${i === 0 ? '' : ','}{${describeTerm(term, language)},"values":`);
    json.numbers(own.values);
    json.text(',"cumulative_values":');
    json.numbers(cumulative.values);
    if (percentage !== null) {
      json.text(',"percentage_values":');
      json.shares(percentage.values);
    }
    json.text(',"verified":');
    json.flags(own.verified);
    json.text('}');
  }
  json.text(']}');
  return json.bytes();
}

const CUMULATIVE = Buffer.from(',"cumulative_value":');
const PERCENTAGE = Buffer.from(',"percentage_value":');
const OBJECT_END = Buffer.from('}');
const VERIFIED = Buffer.from(',"is_verified":');

/** What is the same in the rows of every term: the dates before the value, and what follows it. */
interface PeriodBytes {
  readonly dates: Buffer;
  readonly end: Buffer;
}

function writeRows(
  json: JsonBytes,
  { term, own, cumulative, percentage }: TermColumns,
  periods: readonly PeriodBytes[],
  language: Language,
  isFirst: boolean,
): void {
  const described = Buffer.from(`,{${describeTerm(term, language)}`);
  for (let i = 0; i < periods.length; i += 1) {
    const { dates, end } = periods[i] as PeriodBytes;
    json.raw(isFirst && i === 0 ? described.subarray(1) : described);
    json.raw(dates);
    json.number(own.values[i]);
    json.raw(CUMULATIVE);
    json.number(cumulative.values[i]);
    json.raw(PERCENTAGE);
    json.share(percentage?.values[i]);
    json.raw(VERIFIED);
    json.flag(own.verified[i] === 1);
    json.raw(end);
  }
}

/** The answer of the data calls as rows: one object per term and period. */
export async function dataAsRows(answer: DataAnswer, language: Language): Promise<Buffer> {
  const { periods, columns } = answer;
  const periodBytes = periods.map(({ start, end, is_partial }) => ({
    dates: Buffer.from(
      `,"start_date":"${startOfMonth(start)}","end_date":"${endOfMonth(end)}","value":`,
    ),
    end: Buffer.from(`,"is_partial":${is_partial}}`),
  }));
  const json = new JsonBytes();
  const yielder = new Yielder();
  const count = periods.length * columns.length;
  json.text(`{"count":${count},"next":null,"previous":null,"results":[`);
  for (const [i, column] of columns.entries()) {
    if (yielder.due) await yielder.rest();
    writeRows(json, column, periodBytes, language, i === 0);
  }
  json.text(']}');
  return json.bytes();
}

/** Shares of stacks: one object per term and period. */
export async function sharesAsJson(
  periods: readonly MonthRange[],
  shares: StackShares['shares'],
): Promise<Buffer> {
  const startDates = periods.map(({ start }) =>
    Buffer.from(`,"start_date":"${startOfMonth(start)}","percentage_value":`),
  );
  const json = new JsonBytes();
  const yielder = new Yielder();
  json.text('[');
  for (const [t, { term, values }] of shares.entries()) {
    if (yielder.due) await yielder.rest();
    const described = Buffer.from(`,{"id":${term.row.id},"key":${JSON.stringify(term.row.key)}`);
    for (let i = 0; i < startDates.length; i += 1) {
      json.raw(t === 0 && i === 0 ? described.subarray(1) : described);
      json.raw(startDates[i] as Buffer);
      json.share(values[i]);
      json.raw(OBJECT_END);
    }
  }
  json.text(']');
  return json.bytes();
}

/** A place in the data map; the same term may hang in several. */
export interface DataMapPlace {
  readonly term: SeriesTerm;
  readonly children: readonly DataMapPlace[];
}

function describePlace({ term }: DataMapPlace, order: number, language: Language): string {
  const { row } = term;
  const title = JSON.stringify(titleIn(language, row));
  const unit = JSON.stringify(`${row.measurementTypePrefix ?? ''}${row.unit ?? ''}`);
  return `${JSON.stringify(row.key)}:{"order":${order},"title":${title},"unit":${unit},"children":{`;
}

/** The data map: terms keyed by term key, each with its months and the terms below it. */
export async function dataMapAsJson(
  places: readonly DataMapPlace[],
  reading: Reading,
  range: MonthRange,
  language: Language,
): Promise<Buffer> {
  const months = monthsOfRange(range).map((month) => `"${formatMonth(month)}":{"value":`);
  const first = Buffer.from(months[0] ?? '');
  // What stands between one value and the next, for an estimate and for a verified value.
  const between = [false, true].map((verified) =>
    months.map((_, i) => {
      const next = months[i + 1];
      return Buffer.from(`,"verified":${verified}}${next === undefined ? '' : `,${next}`}`);
    }),
  );
  const [afterEstimate = [], afterVerified = []] = between;
  const json = new JsonBytes();
  const writeMonths = (term: SeriesTerm) => {
    const { values, verified } = reading.columnsOf(term);
    json.raw(first);
    for (let i = 0; i < months.length; i += 1) {
      json.number(values[i]);
      json.raw((verified[i] === 1 ? afterVerified[i] : afterEstimate[i]) as Buffer);
    }
  };
  const yielder = new Yielder();
  // A stack of its own: a tree may be deeper than calls can nest.
  const open: { readonly places: readonly DataMapPlace[]; of: SeriesTerm | null; next: number }[] =
    [{ places, of: null, next: 0 }];
  json.text('{');
  for (let level = open.at(-1); level !== undefined; level = open.at(-1)) {
    const place = level.places[level.next];
    if (place === undefined) {
      json.text(level.of === null ? '}' : '},"values":{');
      if (level.of !== null) {
        writeMonths(level.of);
        json.text('}}');
      }
      open.pop();
      continue;
    }
    if (yielder.due) await yielder.rest();
    json.text(`${level.next === 0 ? '' : ','}${describePlace(place, level.next, language)}`);
    level.next += 1;
    open.push({ places: place.children, of: place.term, next: 0 });
  }
  return json.bytes();
}
