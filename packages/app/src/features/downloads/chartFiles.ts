import { type ChartData, type ChartLabels, radarTable, timeSeriesTable } from '@tavoite/charts';
import type { ChartDrawing } from '@tavoite/charts/mappedGraph';
import { type FileCell, type FileTable, titleWithUnit } from '@tavoite/model';

const TIME_SERIES_SIZE = { width: 1200, height: 600 };
const RADAR_SIZE = { width: 900, height: 800 };
const LONGEST_TITLE = 40;

/** What the chart shows, as numbers. */
const dataOf = ({ type, spec }: ChartDrawing, total: string): ChartData =>
  type === 'timeSeries' ? timeSeriesTable(spec, total) : radarTable(spec);

/** A month as a date; a period that the range covers only in part is marked: `2025 (4/12)`. */
function rowTitle(
  { title, month, coverage, format }: ChartData['rows'][number],
  { spec, type }: ChartDrawing,
): FileCell {
  if (coverage) return `${title} (${coverage.months}/${coverage.of})`;
  const isMonth = type === 'timeSeries' && (spec.grouping ?? 'month') === 'month';
  return month !== null && isMonth ? { month } : titleWithUnit(title, format?.unit ?? '');
}

/** Words for the status of figures in a file without formats. */
export interface StatusWords {
  actual: string;
  estimate: string;
  /** Title of the column with the status of the figures of another one. */
  columnOf: (title: string) => string;
}

/**
 * The numbers of a chart as a file: a row for each period or key, a column for each series.
 * @param heading of the first column, and the word for what a stack comes to
 * @param status for a file without formats: after the column of each series follows one that says which
 *   of its figures are actual and which are estimates
 */
export function chartTable(
  drawing: ChartDrawing,
  { heading, total }: { heading: string; total: string },
  status?: StatusWords,
): FileTable {
  const { columns, rows } = dataOf(drawing, total);
  const headings = columns.flatMap((column) => {
    const figure = { title: titleWithUnit(column.title, column.unit), isNumeric: true };
    return status && !column.isTarget
      ? [figure, { title: status.columnOf(column.title) }]
      : [figure];
  });
  return {
    columns: [{ title: heading }, ...headings].map((column) => ({
      ...column,
      width: Math.min(LONGEST_TITLE, Math.max(16, column.title.length + 2)),
    })),
    stickyColumns: 1,
    rows: rows.map((row) => [
      rowTitle(row, drawing),
      ...row.cells.flatMap(({ kind, value }, column): FileCell[] => {
        const decimals = row.format?.decimals ?? columns[column]?.decimals ?? 0;
        // What is aimed at is neither actual nor an estimate.
        const isTarget = columns[column]?.isTarget ?? false;
        const cell = value === null ? null : { value, decimals, ...(isTarget ? {} : { kind }) };
        if (!status || isTarget) return [cell];
        return [cell, kind === 'missing' ? null : status[kind]];
      }),
    ]),
  };
}

/** The names in a picture, and its colours. */
export interface PictureWords {
  title: string;
  /** The period that is shown. */
  subtitle: string;
  labels: ChartLabels;
  theme: 'light' | 'dark';
}

/** The picture of a chart, with title, period and legend. The code that draws it is fetched first. */
export async function chartPicture(
  format: 'svg' | 'png',
  drawing: ChartDrawing,
  { theme, ...words }: PictureWords,
): Promise<Blob> {
  const kit = await import('@tavoite/charts/download');
  const picture = kit.chartPicture(drawing, {
    ...words,
    theme: kit.literalTheme(theme),
    size: drawing.type === 'timeSeries' ? TIME_SERIES_SIZE : RADAR_SIZE,
  });
  if (format === 'png') return kit.chartPng(picture);
  return new Blob([await kit.chartSvg(picture)], { type: 'image/svg+xml' });
}

/** A picture that is drawn elsewhere, with the page's font in it. The code for it is fetched first. */
export async function pictureFile(format: 'svg' | 'png', svg: string): Promise<Blob> {
  const kit = await import('@tavoite/charts/download');
  if (format === 'png') return kit.svgPng(svg);
  return new Blob([await kit.svgFile(svg)], { type: 'image/svg+xml' });
}
