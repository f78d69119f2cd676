import {
  endOfMonth,
  formatMonth,
  type Language,
  type MonthRange,
  monthsOfRange,
  startOfMonth,
} from '@tavoite/model';
import { JsonBytes, jsonFlags, jsonNumber, jsonNumbers } from '../../http/json-bytes.js';
import {
  Breather,
  type DataAnswer,
  type Reading,
  type SeriesTerm,
  type TermColumns,
} from '../../series/index.js';
import { titleIn } from '../terms/titles.js';

function describeTerm({ row }: SeriesTerm, language: Language): string {
  return `"id":${row.id},"key":${JSON.stringify(row.key)},"title":${JSON.stringify(titleIn(language, row))}`;
}

function dates(period: MonthRange): string {
  return `"start_date":"${startOfMonth(period.start)}","end_date":"${endOfMonth(period.end)}"`;
}

/** The answer of the data calls as columns: periods once, then arrays per term. */
export async function dataAsColumns(answer: DataAnswer, language: Language): Promise<Buffer> {
  const { periods, columns } = answer;
  const json = new JsonBytes();
  const breather = new Breather();
  json.push(
    `{"start_dates":${JSON.stringify(periods.map(({ start }) => startOfMonth(start)))},"end_dates":${JSON.stringify(periods.map(({ end }) => endOfMonth(end)))},"is_partial":${JSON.stringify(periods.map(({ is_partial }) => is_partial))},"series":[`,
  );
  for (const [i, { term, own, cumulative, percentage }] of columns.entries()) {
    if (breather.due) await breather.rest();
    json.push(`${i === 0 ? '' : ','}{${describeTerm(term, language)},"values":`);
    json.push(jsonNumbers(own.values));
    json.push(`,"cumulative_values":${jsonNumbers(cumulative.values)}`);
    if (percentage !== null) json.push(`,"percentage_values":${jsonNumbers(percentage.values)}`);
    json.push(`,"is_verified":${jsonFlags(own.verified)}}`);
  }
  json.push(']}');
  return json.bytes();
}

function pushRows(
  json: JsonBytes,
  { term, own, cumulative, percentage }: TermColumns,
  periodTexts: readonly { readonly dates: string; readonly isPartial: string }[],
  language: Language,
  isFirst: boolean,
): void {
  const described = describeTerm(term, language);
  for (const [i, period] of periodTexts.entries())
    json.push(
      `${isFirst && i === 0 ? '' : ','}{${described},${period.dates},"value":${jsonNumber(own.values[i])},"cumulative_value":${jsonNumber(cumulative.values[i])},"percentage_value":${jsonNumber(percentage?.values[i])},"is_verified":${own.verified[i] === 1},${period.isPartial}}`,
    );
}

/** The answer of the data calls as rows: one object per term and period. */
export async function dataAsRows(answer: DataAnswer, language: Language): Promise<Buffer> {
  const { periods, columns } = answer;
  const periodTexts = periods.map((period) => ({
    dates: dates(period),
    isPartial: `"is_partial":${period.is_partial}`,
  }));
  const json = new JsonBytes();
  const breather = new Breather();
  json.push(`{"count":${periods.length * columns.length},"next":null,"previous":null,"results":[`);
  for (const [i, column] of columns.entries()) {
    if (breather.due) await breather.rest();
    pushRows(json, column, periodTexts, language, i === 0);
  }
  json.push(']}');
  return json.bytes();
}

/** A node of the data map; the same term may hang in several places. */
export interface DataMapPlace {
  readonly term: SeriesTerm;
  readonly children: readonly DataMapPlace[];
}

/** The data map: terms keyed by term key, each with its months and the terms below it. */
export async function dataMapAsJson(
  places: readonly DataMapPlace[],
  reading: Reading,
  range: MonthRange,
  language: Language,
): Promise<Buffer> {
  const months = monthsOfRange(range).map((month) => `"${formatMonth(month)}":{"value":`);
  const valuesOf = (term: SeriesTerm) => {
    const { values, verified } = reading.columnsOf(term);
    let text = '';
    for (const [i, month] of months.entries())
      text += `${i === 0 ? '' : ','}${month}${jsonNumber(values[i])},"verified":${verified[i] === 1}}`;
    return text;
  };
  const json = new JsonBytes();
  const breather = new Breather();
  // A stack of its own: a tree may be deeper than calls can nest.
  const open: { places: readonly DataMapPlace[]; next: number; after: string }[] = [
    { places, next: 0, after: '' },
  ];
  json.push('{');
  for (let level = open.at(-1); level !== undefined; level = open.at(-1)) {
    const place = level.places[level.next];
    if (place === undefined) {
      json.push(`}${level.after}`);
      open.pop();
      continue;
    }
    if (breather.due) await breather.rest();
    const { row } = place.term;
    const unit = `${row.measurementTypePrefix ?? ''}${row.unit ?? ''}`;
    json.push(
      `${level.next === 0 ? '' : ','}${JSON.stringify(row.key)}:{"title":${JSON.stringify(titleIn(language, row))},"unit":${JSON.stringify(unit)},"children":{`,
    );
    level.next += 1;
    open.push({ places: place.children, next: 0, after: `,"values":{${valuesOf(place.term)}}}` });
  }
  return json.bytes();
}
