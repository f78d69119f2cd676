/** @jest-environment jsdom */
import {
  SheetLine,
  SheetLines,
  type SheetView,
  setFigure,
  setHyphenated,
  setUnit,
} from './lines.js';

class Line extends SheetLine<string, SheetView<string>> {
  protected override drawTitle(row: string): void {
    this.name.textContent = row;
  }
  protected override partsOf(row: string): readonly unknown[] {
    return [row];
  }
  protected override fill(cell: HTMLElement, month: number, row: string): void {
    setFigure(cell, `${row}${month}`, 'actual');
  }
}

function sheetOf(rows: readonly string[]) {
  const sheet = document.createElement('div');
  sheet.append(document.createElement('header'));
  document.body.replaceChildren(sheet);
  const lines = new SheetLines<string, SheetView<string>>(
    sheet,
    (row) => row,
    (element, first) => new Line(element, first),
  );
  return {
    sheet,
    draw(first: number, end: number, column: number, drawn = rows.map((_, index) => index)) {
      const active = { row: 0, column };
      lines.draw({
        rows,
        drawn,
        columns: { first, end },
        headerHeight: 40,
        topOf: (row) => 36 * row,
        active,
        block: { firstRow: 0, lastRow: 0, firstColumn: column, lastColumn: column },
      });
    },
  };
}
const cellsOf = (line: Element | undefined) =>
  [...(line?.querySelectorAll<HTMLElement>('[role="gridcell"]') ?? [])].map(
    ({ textContent, style: { position, marginInlineStart } }) =>
      [textContent, position, marginInlineStart].filter(Boolean).join(' '),
  );

it('keeps the cell with the focus where it is while others are scrolled to', () => {
  const { sheet, draw } = sheetOf(['a', 'b']);
  draw(0, 3, 2);
  const [line, other] = [...sheet.querySelectorAll('[role="row"]')];
  const focused = line?.querySelector<HTMLElement>('[tabindex="0"]');
  focused?.focus();
  expect(focused).toHaveTextContent('a1');
  for (const [first, end, cells] of [
    [10, 12, ['a1 absolute', 'a10 calc(10 * var(--month-width))', 'a11']],
    [2, 4, ['a1 absolute', 'a2 calc(2 * var(--month-width))', 'a3']],
    [1, 3, ['a1 calc(1 * var(--month-width))', 'a2']],
    [0, 1, ['a0 calc(0 * var(--month-width))', 'a1 absolute']],
    [5, 6, ['a1 absolute', 'a5 calc(5 * var(--month-width))']],
    [0, 3, ['a0 calc(0 * var(--month-width))', 'a1', 'a2']],
  ] as const) {
    draw(first, end, 2);
    expect(cellsOf(line)).toEqual(cells);
    expect(focused).toHaveFocus();
  }
  expect(cellsOf(other)).toEqual(['b0 calc(0 * var(--month-width))', 'b1', 'b2']);
});

it('lets it go with the tab stop, and has one where nothing of it is in view', () => {
  const { sheet, draw } = sheetOf(['a']);
  draw(5, 7, 2);
  const line = sheet.querySelector('[role="row"]') ?? undefined;
  expect(line?.querySelector('[tabindex="0"]')).toHaveTextContent('a1');
  draw(5, 7, 7);
  expect(cellsOf(line)).toEqual(['a5 calc(5 * var(--month-width))', 'a6']);
  expect(line?.querySelector('[tabindex="0"]')).toHaveTextContent('a6');
  draw(5, 7, 0);
  expect(line?.querySelector('[tabindex="0"]')).toHaveTextContent('a');
});

it('keeps the lines of rows that stay, in their order', () => {
  const { sheet, draw } = sheetOf(['a', 'b', 'c']);
  draw(0, 1, 1, [0, 2]);
  const [a, c] = [...sheet.querySelectorAll('[role="row"]')];
  draw(0, 1, 1, [0, 1, 2]);
  const lines = [...sheet.querySelectorAll('[role="row"]')];
  expect(lines.map((line) => line.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4']);
  expect([lines[0], lines[2]]).toEqual([a, c]);
  draw(0, 1, 1, [2]);
  expect(sheet.querySelectorAll('[role="row"]')).toHaveLength(1);
});

it('marks what is looked for, also across hyphens, and takes the marks away', () => {
  const name = document.createElement('span');
  setHyphenated(name, 'Liiketoimintakate', 6, [[4, 12]]);
  expect(name.textContent).toBe('Liiketoimintakate');
  expect(name.querySelectorAll('.hyphen').length).toBeGreaterThan(0);
  const marked = [...name.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked.join('')).toBe('etoimint');
  setHyphenated(name, 'Liiketoimintakate', 6);
  expect(name.querySelector('mark')).toBeNull();
  expect(name.textContent).toBe('Liiketoimintakate');
});

it.each([
  ['New orders', 'k€', 12, '\u00a0k€'],
  ['Carbon dioxide emissions', 'MWh', 12, ' MWh'],
  ['New orders', 'k€', 0, ' k€'],
  ['Gross margin %', '%', 12, undefined],
  ['Myyntikate-%', '%', 0, undefined],
  ['Exports', 't', 0, ' t'],
])(
  'keeps the unit of %s with its last word where there is room: %s of %s',
  (name, text, long, unit) => {
    const [title, element, end] = ['div', 'span', 'span'].map((tag) => document.createElement(tag));
    if (!title || !element || !end) throw new Error('No elements');
    element.textContent = name;
    setUnit(title, element, end, text, long);
    expect(element.dataset.unit).toBe(unit);
    expect(end.textContent).toBe(text);
  },
);
