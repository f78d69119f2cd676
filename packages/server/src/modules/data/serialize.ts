import {
  type Contract,
  type DataColumns,
  type DataMapNode,
  type DataPoint,
  type EndpointAnswer,
  endOfMonth,
  formatMonth,
  type Language,
  type MonthRange,
  monthsOfRange,
  type Period,
  startOfMonth,
} from '@tavoite/model';
import type { DataMapPlace } from '../../domain/places.js';
import { titleIn } from '../../domain/titles.js';
import { JsonBytes } from '../../json/json-bytes.js';
import type { JsonText } from '../../json/json-text.js';
import type { List } from '../../json/list-answer.js';
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
export async function dataAsColumns(
  answer: DataAnswer,
  language: Language,
): Promise<JsonText<DataColumns>> {
  const json = new JsonBytes();
  await writeColumns(json, answer, language, new Yielder());
  return json.answer();
}

/** Several answers as columns, in a list. */
export async function dataAsColumnsList(
  answers: readonly DataAnswer[],
  language: Language,
): Promise<JsonText<DataColumns[]>> {
  const json = new JsonBytes();
  const yielder = new Yielder();
  json.text('[');
  for (const [i, answer] of answers.entries()) {
    if (i > 0) json.text(',');
    await writeColumns(json, answer, language, yielder);
  }
  json.text(']');
  return json.answer();
}

async function writeColumns(
  json: JsonBytes,
  { periods, totalsPartial, columns }: DataAnswer,
  language: Language,
  yielder: Yielder,
): Promise<void> {
  const startDates = JSON.stringify(periods.map(({ start }) => startOfMonth(start)));
  const endDates = JSON.stringify(periods.map(({ end }) => endOfMonth(end)));
  const isPartial = JSON.stringify(periods.map(({ is_partial }) => is_partial));
  json.text(
    `{"start_dates":${startDates},"end_dates":${endDates},"is_partial":${isPartial},` +
      `"is_cumulative_partial":${JSON.stringify(totalsPartial)},"series":[`,
  );
  for (const [i, { term, own, cumulative, percentage, additional }] of columns.entries()) {
    if (yielder.due) await yielder.rest();
    json.text(`${i === 0 ? '' : ','}{${describeTerm(term, language)},"values":`);
    json.numbers(own.values);
    json.text(',"cumulative_values":');
    json.numbers(cumulative.values);
    if (percentage !== null) {
      json.text(',"percentage_values":');
      json.shares(percentage.values);
    }
    if (additional.length > 0) writeAdditional(json, additional);
    json.text(',"verified":');
    json.flags(own.verified);
    json.text(',"cumulative_verified":');
    json.flags(cumulative.verified);
    json.text('}');
  }
  json.text(']}');
}

function writeAdditional(json: JsonBytes, additional: TermColumns['additional']): void {
  json.text(',"additional_percentages":[');
  for (const [i, { parent, share }] of additional.entries()) {
    json.text(`${i === 0 ? '' : ','}{"parent":${JSON.stringify(parent.row.key)},"values":`);
    json.shares(share.values);
    json.text('}');
  }
  json.text(']');
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

function periodBytes({ start, end, is_partial }: Period): PeriodBytes {
  const dates = `,"start_date":"${startOfMonth(start)}","end_date":"${endOfMonth(end)}","value":`;
  return { dates: Buffer.from(dates), end: Buffer.from(`,"is_partial":${is_partial}}`) };
}

/** The answers of the data calls as rows: one object per term and period. */
export async function dataAsRows(
  answers: readonly DataAnswer[],
  language: Language,
): Promise<JsonText<List<DataPoint>>> {
  // Without periods there is no row, and so no first one.
  const filled = answers.filter(({ periods }) => periods.length > 0);
  const json = new JsonBytes();
  const yielder = new Yielder();
  const count = filled.reduce(
    (sum, { periods, columns }) => sum + periods.length * columns.length,
    0,
  );
  json.text(`{"count":${count},"next":null,"previous":null,"results":[`);
  let isFirst = true;
  for (const { periods, columns } of filled) {
    const bytes = periods.map(periodBytes);
    for (const column of columns) {
      if (yielder.due) await yielder.rest();
      writeRows(json, column, bytes, language, isFirst);
      isFirst = false;
    }
  }
  json.text(']}');
  return json.answer();
}

/** Shares of stacks: one object per term and period. */
export async function sharesAsJson(
  periods: readonly MonthRange[],
  shares: StackShares['shares'],
): Promise<JsonText<EndpointAnswer<Contract['getPercentageValue']>>> {
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
  return json.answer();
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
): Promise<JsonText<Record<string, DataMapNode>>> {
  const months = monthsOfRange(range).map((month) => `"${formatMonth(month)}":{"value":`);
  const first = Buffer.from(months[0] ?? '');
  // The text between one value and the next, for an estimate and for a verified value.
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
  // An explicit stack: a tree may be deeper than calls can nest.
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
  return json.answer();
}
