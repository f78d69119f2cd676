import {
  type FileCell,
  type FileTable,
  isBlankContent,
  readContent,
  sheetNames,
  sheetXml,
  workbookParts,
} from '@tavoite/model';
import { strToU8, zipSync } from 'fflate';
import type { DataMapItem, GraphItem, ItemCell } from '../items/types.js';
import type { ReportDocument, ReportSection } from '../pdf/document.js';
import { readableDate } from '../pdf/parts/cover.js';
import { pdfTexts } from '../pdf/texts.js';
import { officeTexts } from './texts.js';

const TITLE_WIDTH = 34;
const NUMBER_WIDTH = 16;
const UNIT_WIDTH = 10;
const WORDS_WIDTH = 90;
const LEVEL = 6;

interface Sheet {
  readonly title: string;
  readonly table: FileTable;
}

/** A report as the bytes of a workbook: what it is about, then a sheet for each graph and data map. */
export function reportWorkbook(document: ReportDocument): Uint8Array {
  const sections = document.items.map((section) => sheetOf(section, document));
  const sheets: Sheet[] = [aboutSheet(document, sections), ...sections];
  const parts: Record<string, Uint8Array> = {};
  for (const [path, text] of Object.entries(workbookParts(sheets.map(({ title }) => title))))
    parts[path] = strToU8(text);
  for (const [index, { table }] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = strToU8([...sheetXml(table)].join(''));
  return zipSync(parts, { level: LEVEL });
}

/** The paragraphs of a text of the editor, without their formats. */
const paragraphsOf = (text: string): string[] =>
  text === '' || isBlankContent(text)
    ? []
    : readContent(text).blocks.flatMap((block) => (block.text.trim() === '' ? [] : block.text));

function aboutSheet(document: ReportDocument, sections: readonly Sheet[]): Sheet {
  const { cover, introduction, items, language } = document;
  const texts = pdfTexts[language];
  const office = officeTexts[language];
  const names = sheetNames([texts.report, ...sections.map(({ title }) => title)]).slice(1);
  const facts: [string, string][] = [
    [office.organization, cover.organization],
    [office.period, cover.period],
    [office.date, readableDate(cover.date, language)],
    [office.author, cover.author],
  ];
  const introductory = paragraphsOf(introduction);
  const title = cover.title.trim() === '' ? texts.report : cover.title;
  const rows: FileCell[][] = [
    ...facts.filter(([, value]) => value !== ''),
    [{ text: office.bold, kind: 'actual' }, office.actual],
    [{ text: office.italics, kind: 'estimate' }, office.estimate],
    ...introductory.map((line, index) => [index === 0 ? texts.introduction : '', line]),
    ...items.map(({ content }, index): FileCell[] => [
      index === 0 ? texts.contents : '',
      [names[index], 'period' in content ? content.period : texts.failed].join(': '),
    ]),
  ];
  return {
    title: texts.report,
    table: {
      columns: [
        { title: texts.report, width: TITLE_WIDTH },
        { title, width: WORDS_WIDTH },
      ],
      stickyColumns: 0,
      rows,
    },
  };
}

function sheetOf(section: ReportSection, { language }: ReportDocument): Sheet {
  const { heading, content } = section;
  const texts = pdfTexts[language];
  if (content.kind === 'failure') {
    const reason = [`${texts.failed} ${content.reason}`.trim(), ...paragraphsOf(section.text)];
    const columns = [{ title: heading, width: WORDS_WIDTH }];
    return {
      title: heading,
      table: { columns, stickyColumns: 0, rows: reason.map((line) => [line]) },
    };
  }
  const figures = content.kind === 'graph' ? graphTable(content) : mapTable(content, texts);
  return {
    title: heading,
    table: { ...figures, rows: withWords(section, content, figures, texts) },
  };
}

/** The figures, and below them what the PDF says around them. */
function* withWords(
  { text, notes }: ReportSection,
  { period, missingTerms }: GraphItem | DataMapItem,
  { rows }: FileTable,
  texts: (typeof pdfTexts)['en'],
): Generator<readonly FileCell[]> {
  yield* rows;
  yield [];
  if (period !== '') yield [period];
  for (const line of paragraphsOf(text)) yield [line];
  if (missingTerms.length > 0) yield [texts.missing(missingTerms.join(', '))];
  if (notes.length > 0) yield [{ text: texts.notes, kind: 'actual' }];
  for (const [index, note] of notes.entries()) yield [`${index + 1}. ${note}`];
}

/** Every digit that is known, shown with the decimals that the PDF has. */
function figureCell({ kind, value, decimals }: ItemCell, isFixed: boolean): FileCell {
  if (value === null || kind === 'missing') return null;
  return { value, decimals, ...(!isFixed && { kind }) };
}

function graphTable({ table }: GraphItem): FileTable {
  const { rowHeading, columns, rows } = table;
  return {
    columns: [
      { title: rowHeading, width: TITLE_WIDTH },
      ...columns.map(({ title, unit }) => ({
        title: unit === '' ? title : `${title} (${unit})`,
        isNumeric: true,
        width: NUMBER_WIDTH,
      })),
    ],
    stickyColumns: 1,
    rows: rows.map(({ title, note, cells }) => [
      note === null ? title : `${title} ${note}`,
      ...cells.map((cell, index) => figureCell(cell, columns[index]?.isFixed ?? false)),
    ]),
  };
}

function mapTable({ months, rows }: DataMapItem, texts: (typeof pdfTexts)['en']): FileTable {
  return {
    columns: [
      { title: texts.term, width: TITLE_WIDTH },
      { title: texts.unit, width: UNIT_WIDTH },
      ...months.map(({ month, title }) => ({ title, month, width: NUMBER_WIDTH })),
    ],
    stickyColumns: 2,
    outlineColumn: 0,
    rows: rows.map(({ title, unit, level, cells }) => [
      { text: title, indent: level },
      unit,
      ...cells.map((cell) => figureCell(cell, false)),
    ]),
  };
}
