import { literalTheme } from '@tavoite/charts';
import { chartPicture } from '@tavoite/charts/chartPicture';
import * as labels from '@tavoite/charts/labels/en';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type {
  DataMapItem,
  GraphItem,
  ItemCell,
} from '../../packages/server/src/render/items/types.js';
import type { ReportDocument } from '../../packages/server/src/render/pdf/index.js';

/*
 * The same report as a page for a browser to print: what one writes first.
 */

// Outside of the package whose tsconfig.json it reads, tsx makes calls of `React` out of JSX.
Object.assign(globalThis, { React });

const STYLE = `
@page { size: A4; margin: 20mm }
@page wide { size: A4 landscape; margin: 15mm }
body { font: 10pt Inter, sans-serif; margin: 0 }
section { break-before: page }
.wide { page: wide; font-size: 7pt }
h2 { break-after: avoid }
svg { width: 100%; height: auto }
table { border-collapse: collapse; width: 100% }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 2pt 4pt; border-bottom: .5pt solid #d9e1e5; text-align: right; font-variant-numeric: tabular-nums }
th:first-child { text-align: left }
.estimate { font-style: italic }
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const cells = (row: readonly ItemCell[]) =>
  row.map(({ kind, text }) => `<td class="${kind}">${escaped(text)}</td>`).join('');

const head = (titles: readonly string[]) =>
  `<thead><tr>${titles.map((title) => `<th scope="col">${escaped(title)}</th>`).join('')}</tr></thead>`;

function graph(item: GraphItem, prefix: string, hasTable: boolean): string {
  const svg = renderToStaticMarkup(
    chartPicture(item.drawing, {
      title: item.title,
      showTitle: false,
      theme: literalTheme('light'),
      labels,
      size: { width: 740, height: 370 },
      idPrefix: prefix,
    }),
  );
  if (!hasTable) return svg;
  const { rowHeading, columns, rows } = item.table;
  const body = rows
    .map((row) => `<tr><th scope="row">${escaped(row.title)}</th>${cells(row.cells)}</tr>`)
    .join('');
  return `${svg}<table>${head([rowHeading, ...columns.map(({ title }) => title)])}<tbody>${body}</tbody></table>`;
}

function dataMap({ fiscalYears, months, rows }: DataMapItem): string {
  return fiscalYears
    .map(({ title, first, count }) => {
      const body = rows
        .map(
          (row) =>
            `<tr><th scope="row">${escaped(row.title)}</th><td>${row.unit}</td>${cells(row.cells.slice(first, first + count))}</tr>`,
        )
        .join('');
      const titles = [
        'Term',
        'Unit',
        ...months.slice(first, first + count).map((one) => one.title),
      ];
      return `<table><caption>${title}</caption>${head(titles)}<tbody>${body}</tbody></table>`;
    })
    .join('');
}

/** A report as one HTML document. */
export function reportHtml({ cover, items, options }: ReportDocument): string {
  const sections = items.map(({ heading, content }, at) => {
    const isWide = content.kind === 'data-map';
    const inside =
      content.kind === 'graph'
        ? graph(content, `g${at}`, options.tables)
        : content.kind === 'data-map'
          ? dataMap(content)
          : '';
    return `<section class="${isWide ? 'wide' : ''}"><h2>${escaped(heading)}</h2>${inside}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(cover.title)}</title><style>${STYLE}</style><h1>${escaped(cover.title)}</h1>${sections.join('')}</html>`;
}
