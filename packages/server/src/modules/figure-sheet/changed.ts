import { type FiguresChanged, formatMonth, type Language, type StoredFigure } from '@tavoite/model';
import type { FigureEdit } from '../../domain/figure-writing.js';
import { titleIn } from '../../domain/titles.js';
import { JsonBytes } from '../../json/json-bytes.js';
import type { JsonText } from '../../json/json-text.js';
import type { OrganizationSeries } from '../../series/index.js';

function writeFigure(json: JsonBytes, { value, verified }: StoredFigure): void {
  json.text('{"value":');
  json.number(value ?? undefined);
  json.text(verified ? ',"verified":true}' : ',"verified":false}');
}

/**
 * What a change did, or would do, as the bytes of its answer: there may be twenty thousand edits, of
 * terms that nobody has removed meanwhile.
 */
export function changedAnswer(
  series: OrganizationSeries,
  language: Language,
  edits: readonly FigureEdit[],
  rest: Omit<FiguresChanged, 'edits' | 'edit_count'>,
  maxEdits = edits.length,
): JsonText<FiguresChanged> {
  const named = new Map<number, string | null>();
  const nameOf = (termId: number): string | null => {
    const known = named.get(termId);
    if (known !== undefined) return known;
    const row = series.termById(termId)?.row;
    const title = row && JSON.stringify(titleIn(language, row));
    const name = row ? `{"key":${JSON.stringify(row.key)},"title":${title},"month":"` : null;
    named.set(termId, name);
    return name;
  };
  const json = new JsonBytes();
  const head = JSON.stringify({ ...rest, edit_count: edits.length });
  json.text(`${head.slice(0, -1)},"edits":[`);
  let isFirst = true;
  for (const { termId, month, before, after } of edits.slice(0, maxEdits)) {
    const name = nameOf(termId);
    if (name === null) continue;
    json.text(`${isFirst ? '' : ','}${name}${formatMonth(month)}","before":`);
    writeFigure(json, before);
    json.text(',"after":');
    writeFigure(json, after);
    json.text('}');
    isFirst = false;
  }
  json.text(']}');
  return json.answer();
}
