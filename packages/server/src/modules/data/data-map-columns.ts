import {
  type DataMapColumns,
  formatMonth,
  type Language,
  type MonthRange,
  monthsOfRange,
} from '@tavoite/model';
import type { DataMapPlace } from '../../domain/places.js';
import { titleIn } from '../../domain/titles.js';
import { JsonBytes } from '../../json/json-bytes.js';
import type { JsonText } from '../../json/json-text.js';
import { type Reading, type SeriesTerm, Yielder } from '../../series/index.js';

interface Rows {
  /** Each term once, in the order of its first row. */
  readonly terms: readonly SeriesTerm[];
  /** Place in `terms` and depth of each row. */
  readonly rows: readonly number[];
  readonly levels: readonly number[];
}

/** The places as the rows of a map with everything open. */
function rowsOf(places: readonly DataMapPlace[]): Rows {
  const indexOf = new Map<SeriesTerm, number>();
  const rows: number[] = [];
  const levels: number[] = [];
  const open = places.map((place) => ({ place, level: 0 })).reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, level } = next;
    const index = indexOf.get(place.term) ?? indexOf.size;
    indexOf.set(place.term, index);
    rows.push(index);
    levels.push(level);
    for (const child of place.children.toReversed()) open.push({ place: child, level: level + 1 });
  }
  return { terms: [...indexOf.keys()], rows, levels };
}

function describe({ row }: SeriesTerm, language: Language): string {
  const unit = `${row.measurementTypePrefix ?? ''}${row.unit ?? ''}`;
  const title = JSON.stringify(titleIn(language, row));
  return `"key":${JSON.stringify(row.key)},"title":${title},"unit":${JSON.stringify(unit)},"value_numeric_type":"${row.valueNumericType}"`;
}

/**
 * The data map as columns: the months, the values of each term once, and the rows.
 *
 * @param totals of the whole period, and of the same months a year before; null where not asked for
 */
export async function dataMapAsColumns(
  places: readonly DataMapPlace[],
  reading: Reading,
  totals: Reading | null,
  range: MonthRange,
  language: Language,
): Promise<JsonText<DataMapColumns>> {
  const { terms, rows, levels } = rowsOf(places);
  const months = monthsOfRange(range).map((month) => formatMonth(month));
  const json = new JsonBytes();
  const yielder = new Yielder();
  json.text(`{"months":${JSON.stringify(months)},"terms":[`);
  for (const [i, term] of terms.entries()) {
    if (yielder.due) await yielder.rest();
    const { values, verified } = reading.columnsOf(term);
    json.text(`${i === 0 ? '' : ','}{${describe(term, language)},"values":`);
    json.numbers(values);
    json.text(',"verified":');
    json.flags(verified);
    if (totals) {
      const { values: sums, verified: whole } = totals.columnsOf(term);
      json.text(',"total":');
      json.number(sums[0]);
      json.text(`,"total_verified":${whole[0] === 1},"compared":`);
      json.number(sums[1]);
    }
    json.text('}');
  }
  json.text(`],"rows":${JSON.stringify(rows)},"levels":${JSON.stringify(levels)}}`);
  return json.answer();
}
