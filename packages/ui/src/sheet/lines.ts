import { hyphenate, NARROW_WORD, type TextPart } from '@tavoite/model';
import { type Block, type Cell, isInBlock } from './cells.js';
import type { Span } from './window.js';

/** What is drawn of a sheet. */
export interface SheetView<Row> {
  readonly rows: readonly Row[];
  /** Indices of the rows to draw, rising. */
  readonly drawn: readonly number[];
  /** The columns after the titles to draw; the first one is 0. */
  readonly columns: Span;
  /** Pixels on the screen. */
  readonly headerHeight: number;
  readonly topOf: (row: number) => number;
  /** The cell that has the sheet's tab stop. */
  readonly active: Cell;
  readonly block: Block;
}

/** Characters that fit into the narrowest month. */
const SHORT_TEXT = 9;

/** The first month drawn makes room for those before it. */
export const roomBefore = ({ first }: Span) => roomOf(first);
const roomOf = (months: number) => `calc(${months} * var(--month-width))`;

/** Writes only what changes: an attribute that is set again costs as much as a new one. */
export function set(
  element: Element,
  name: string,
  value: string | number | boolean | undefined,
): void {
  const text = value === undefined ? null : String(value);
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

export function add(
  parent: Element,
  name: string,
  attributes: Record<string, string>,
): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  parent.append(element);
  return element;
}

/** The text is the element's last child, or its first one. */
export function setText(element: Element, text: string): void {
  const { firstChild, lastChild } = element;
  const own = lastChild instanceof Text ? lastChild : firstChild;
  if (!(own instanceof Text)) element.append(text);
  else if (own.data !== text) own.data = text;
}

/**
 * As `Hyphenated`: the hyphens come from the styles and are neither spoken nor copied.
 * @param long letters that make a part of a word long in a narrow column; none for a wide one
 * @param marks parts that are marked, in order
 */
export function setHyphenated(
  element: HTMLElement,
  text: string,
  long?: number,
  marks: readonly TextPart[] = [],
): void {
  const parts = hyphenate(text, long && NARROW_WORD, long);
  const marked = marks.join() || undefined;
  if (
    element.textContent === parts.join('') &&
    element.getAttribute('data-marked') === (marked ?? null)
  )
    return;
  element.replaceChildren();
  set(element, 'data-marked', marked);
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) add(element, 'span', { class: 'hyphen' });
    appendMarked(element, part, at, marks);
    at += part.length;
  }
}

/** Adds a text that begins at a place of a longer one, with the marks of that. */
function appendMarked(
  element: HTMLElement,
  text: string,
  at: number,
  marks: readonly TextPart[],
): void {
  let done = 0;
  for (const [start, end] of marks) {
    const from = Math.max(done, start - at);
    const to = Math.min(text.length, end - at);
    if (to <= from) continue;
    if (from > done) element.append(text.slice(done, from));
    add(element, 'mark', {}).append(text.slice(from, to));
    done = to;
  }
  if (done < text.length) element.append(text.slice(done));
}

/** Writes a figure into its cell, and whether it is too long for the narrowest month. */
export function setFigure(cell: Element, text: string, state: string): void {
  setText(cell, text);
  set(cell, 'data-state', state);
  set(cell, 'data-long', text.length > SHORT_TEXT || undefined);
}

function addMonth(line: Element, month: number): HTMLElement {
  return add(line, 'div', {
    class: 'month',
    role: 'gridcell',
    'aria-colindex': String(month + 2),
    'aria-selected': 'false',
  });
}

/** A line without content. */
function blankLine(columns: Span): HTMLElement {
  const line = document.createElement('div');
  line.className = 'line';
  line.setAttribute('role', 'row');
  const title = add(line, 'div', { class: 'title', role: 'rowheader', 'aria-colindex': '1' });
  add(title, 'span', { class: 'name' });
  add(title, 'span', { class: 'unit' });
  for (let month = columns.first; month < columns.end; month += 1) addMonth(line, month);
  return line;
}

type FillMonth = (cell: HTMLElement, month: number) => void;

/** Letters for which a line of a narrow frame has room: a last word, a comma and a unit. */
export const UNIT_LETTERS = 12;

/**
 * Units stand at the end of the titles' column; in a narrow frame the name says it after itself, unless it
 * ends with it: "Gross margin %".
 *
 * @param long letters that stay together there: the unit with the last word of the name
 */
export function setUnit(
  title: HTMLElement,
  name: HTMLElement,
  unit: HTMLElement,
  text: string,
  long = 0,
) {
  setText(unit, text);
  const last = name.textContent.split(/[ \u00ad-]/).at(-1) ?? '';
  const isKept = `${last}, ${text}`.length <= long;
  const isSaid = text === '' || last === text;
  set(name, 'data-unit', isSaid ? undefined : `${isKept ? '\u00a0' : ' '}${text}`);
  if (text === '') unit.remove();
  else if (unit.parentNode === null) title.append(unit);
}

/** One row on the page: a `<div role="row">` with its title and the months near the view. */
export abstract class SheetLine<Row, View extends SheetView<Row>> {
  protected readonly title: HTMLElement;
  protected readonly name: HTMLElement;
  protected readonly unit: HTMLElement;
  private readonly cells: HTMLElement[];
  /** What the cells show. */
  private shown: readonly unknown[] = [];
  /** The cell with the tab stop, out of view: without it scrolling would lose the focus. */
  private kept: { readonly month: number; readonly cell: HTMLElement } | null = null;

  constructor(
    readonly element: HTMLElement,
    private first: number,
  ) {
    [this.title, ...this.cells] = Array.from(element.children) as [HTMLElement, ...HTMLElement[]];
    const [name, unit] = Array.from(this.title.children) as HTMLElement[];
    this.name = name as HTMLElement;
    this.unit = unit as HTMLElement;
  }

  protected abstract drawTitle(row: Row, view: View): void;
  /** All that the texts and attributes of the cells are made of. */
  protected abstract partsOf(row: Row, view: View): readonly unknown[];
  protected abstract fill(cell: HTMLElement, month: number, row: Row, view: View): void;
  /** A cell got the tab stop, or has it no longer. */
  protected onTabStop(_cell: HTMLElement, _isActive: boolean): void {}

  draw(view: View, index: number, row: Row): void {
    const { columns, block, active } = view;
    this.drawTitle(row, view);
    this.element.style.top = `${view.headerHeight + view.topOf(index)}px`;
    set(this.element, 'aria-rowindex', index + 2);
    const parts = this.partsOf(row, view);
    const isSame = parts.every((part, i) => part === this.shown[i]);
    this.shown = parts;
    const fill = (cell: HTMLElement, month: number) => this.fill(cell, month, row, view);
    const tabStop = active.row === index ? active.column : -1;
    this.reach(columns, tabStop - 1, isSame ? fill : null);
    if (!isSame) this.eachCell(fill);
    const touched = index >= block.firstRow && index <= block.lastRow;
    const isSelected = (column: number) => touched && isInBlock(block, index, column);
    set(this.title, 'tabindex', tabStop === 0 ? 0 : -1);
    set(this.title, 'aria-selected', isSelected(0));
    this.eachCell((cell, month) => {
      this.mark(cell, tabStop === month + 1, isSelected(month + 1));
    });
  }

  private eachCell(visit: FillMonth): void {
    this.cells.forEach((cell, i) => {
      visit(cell, this.first + i);
    });
    if (this.kept) visit(this.kept.cell, this.kept.month);
  }

  /**
   * Adds and drops months at both ends; `fill` is given those that are added.
   *
   * @param active the month with the tab stop, which stays; negative where it is in another line
   */
  private reach(columns: Span, active: number, fill: FillMonth | null): void {
    const { cells } = this;
    const room = cells[0];
    if (this.kept && this.kept.month !== active) this.forget(this.kept.cell);
    while (cells.length > 0 && this.first < columns.first) {
      this.drop(cells.shift(), this.first, active);
      this.first += 1;
    }
    while (cells.length > 0 && this.first + cells.length > columns.end)
      this.drop(cells.pop(), this.first + cells.length, active);
    if (cells.length === 0) this.first = columns.first;
    while (this.first > columns.first) {
      this.first -= 1;
      cells.unshift(this.cellAt(this.first, cells[0] ?? null, fill));
    }
    for (let month = this.first + cells.length; month < columns.end; month += 1)
      cells.push(this.cellAt(month, null, fill));
    if (room !== cells[0]) room?.style.removeProperty('margin-inline-start');
    cells[0]?.style.setProperty('margin-inline-start', roomBefore(columns));
    if (active < 0 || this.kept || (active >= columns.first && active < columns.end)) return;
    const before = active < columns.first ? (cells[0] ?? null) : null;
    this.keep(this.cellAt(active, before, fill), active);
  }

  private drop(cell: HTMLElement | undefined, month: number, active: number): void {
    if (month === active && cell) this.keep(cell, month);
    else cell?.remove();
  }

  /** At its place, but for the months that are not drawn between it and the others. */
  private keep(cell: HTMLElement, month: number): void {
    this.kept = { month, cell };
    cell.style.position = 'absolute';
    cell.style.insetInlineStart = `calc(var(--title-width) + ${roomOf(month)})`;
  }

  private forget(cell: HTMLElement): void {
    cell.remove();
    this.kept = null;
  }

  /** The cell of a month that comes into view: the kept one where it is, so that it keeps the focus. */
  private cellAt(month: number, before: HTMLElement | null, fill: FillMonth | null): HTMLElement {
    const { kept } = this;
    if (kept?.month === month) {
      kept.cell.style.removeProperty('position');
      kept.cell.style.removeProperty('inset-inline-start');
      this.kept = null;
      return kept.cell;
    }
    const cell = addMonth(this.element, month);
    const next = before ?? (kept && kept.month > month ? kept.cell : null);
    if (next) next.before(cell);
    fill?.(cell, month);
    return cell;
  }

  private mark(cell: HTMLElement, isActive: boolean, isSelected: boolean): void {
    set(cell, 'aria-selected', isSelected);
    if (cell.hasAttribute('tabindex') === isActive) return;
    set(cell, 'tabindex', isActive ? 0 : undefined);
    this.onTabStop(cell, isActive);
  }
}

/**
 * The rows on the page, drawn straight into the DOM: there are hundreds of cells, made again with
 * every row that opens or is scrolled to, and components for them would take three times as long.
 */
export class SheetLines<Row, View extends SheetView<Row>> {
  private lines = new Map<string, SheetLine<Row, View>>();
  private blank: { columns: Span; line: HTMLElement } | null = null;

  /**
   * @param sheet where lines are added, after its first child
   * @param keyOf unique among the rows
   * @param lineOf makes the line of a blank element with the months from `first` on
   */
  constructor(
    private readonly sheet: HTMLElement,
    private readonly keyOf: (row: Row) => string,
    private readonly lineOf: (element: HTMLElement, first: number) => SheetLine<Row, View>,
  ) {}

  /** Lines keep their elements, and the focus in them, while their rows are drawn. */
  draw(view: View): void {
    const before = this.lines;
    this.lines = new Map();
    for (const index of view.drawn) {
      const row = view.rows[index];
      if (!row) continue;
      const key = this.keyOf(row);
      const line = before.get(key) ?? this.newLine(view.columns);
      before.delete(key);
      this.lines.set(key, line);
      line.draw(view, index, row);
    }
    for (const { element } of before.values()) element.remove();
    let place = this.sheet.firstChild?.nextSibling ?? null;
    for (const { element } of this.lines.values())
      if (element === place) place = place.nextSibling;
      else this.sheet.insertBefore(element, place);
  }

  clear(): void {
    for (const { element } of this.lines.values()) element.remove();
    this.lines.clear();
  }

  private newLine(columns: Span): SheetLine<Row, View> {
    if (this.blank?.columns !== columns) this.blank = { columns, line: blankLine(columns) };
    const element = this.blank.line.cloneNode(true) as HTMLElement;
    return this.lineOf(element, columns.first);
  }
}
