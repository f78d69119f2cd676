import { syllablesOf } from '@tavoite/model';
import { pixels, rem } from '@tavoite/tokens';
import { type Block, type Cell, isInBlock } from '../sheet/cells.js';
import type { Span } from '../sheet/window.js';
import { type DataMapExtra, TREND, trendPaths } from './extras.js';
import type { DataMapNode, DataMapRow } from './rows.js';

export interface LinesView {
  rows: readonly DataMapRow[];
  /** Indices of the rows to draw, rising. */
  drawn: readonly number[];
  /** The months to draw, and the columns after them. */
  columns: Span;
  /** How many of the columns are months. */
  months: number;
  /** What follows the months. The same array between renders. */
  extras: readonly DataMapExtra[];
  expanded: ReadonlySet<string>;
  /** Pixels on the screen. */
  headerHeight: number;
  rowHeight: number;
  /** The frame is too narrow for the full indentation. */
  isNarrow: boolean;
  /** The cell that has the map's tab stop. */
  active: Cell;
  block: Block;
  formatValue: (value: number, node: DataMapNode) => string;
  noteOf: ((node: DataMapNode, month: number) => string | null) | undefined;
}

export interface LineTexts {
  expand: string;
  collapse: string;
  actual: string;
  estimate: string;
  /** Stands for a missing value. */
  missing: string;
}

/** A level's indentation, and the room before the titles at the top. */
const INDENT_PX = pixels('layout-data-map-indent');
const TITLE_PADDING_PX = pixels('space-2');
const NARROW_INDENT_PX = pixels('space-2');
/** Letters of the shortest word that a narrow title breaks. */
const NARROW_WORD = 8;
/** The toggle's width and the gap after it, kept free where there is none. */
const TOGGLE_PX = pixels('size-target') + pixels('space-1');
/** Characters that fit into the narrowest month. */
const SHORT_TEXT = 9;

/** The first month drawn makes room for those before it. */
export const roomBefore = ({ first }: Span) => `calc(${first} * var(--month-width))`;

/** Writes only what changes: an attribute that is set again costs as much as a new one. */
function set(element: Element, name: string, value: string | number | boolean | undefined): void {
  const text = value === undefined ? null : String(value);
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

function add(parent: Element, name: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  parent.append(element);
  return element;
}

/** As `Hyphenated`: the hyphens come from the styles and are neither spoken nor copied. */
function setHyphenated(element: HTMLElement, text: string, isNarrow: boolean): void {
  if (element.textContent === text) return;
  element.replaceChildren();
  for (const [index, part] of syllablesOf(text, isNarrow ? NARROW_WORD : undefined).entries()) {
    if (index > 0) add(element, 'span', { class: 'hyphen' });
    element.append(part);
  }
}

function addMonth(line: Element, month: number): HTMLElement {
  return add(line, 'div', {
    class: 'month',
    role: 'gridcell',
    'aria-colindex': String(month + 2),
    'aria-selected': 'false',
  });
}

const SVG = 'http://www.w3.org/2000/svg';

/** The months of a row as a line; its cells say the same in figures. */
function trendPicture(node: DataMapNode): Element {
  const picture = document.createElementNS(SVG, 'svg');
  set(picture, 'class', 'trend');
  set(picture, 'viewBox', `0 0 ${TREND.width} ${TREND.height}`);
  set(picture, 'preserveAspectRatio', 'none');
  set(picture, 'aria-hidden', 'true');
  for (const [kind, path] of Object.entries(trendPaths(node))) {
    const line = document.createElementNS(SVG, 'path');
    set(line, 'd', path);
    set(line, 'data-kind', kind);
    picture.append(line);
  }
  return picture;
}

/** A line without content. */
function blankLine(columns: Span): HTMLElement {
  const line = document.createElement('div');
  line.className = 'line';
  line.setAttribute('role', 'row');
  const title = add(line, 'div', { class: 'title', role: 'rowheader', 'aria-colindex': '1' });
  add(title, 'button', { class: 'toggle', type: 'button', tabindex: '-1' });
  add(title, 'span', { class: 'name' });
  add(title, 'span', { class: 'unit' });
  for (let month = columns.first; month < columns.end; month += 1) addMonth(line, month);
  return line;
}

/** The text is the element's last child. */
function setText(element: Element, text: string): void {
  const last = element.lastChild;
  if (!(last instanceof Text)) element.append(text);
  else if (last.data !== text) last.data = text;
}

/** One row on the page: a `<div role="row">` with its title and the months near the view. */
class Line {
  private readonly title: HTMLElement;
  private readonly toggle: HTMLElement;
  private readonly name: HTMLElement;
  private readonly unit: HTMLElement;
  private readonly cells: HTMLElement[];
  /** The row, the way of writing values and the notes that the cells show. */
  private shown: readonly unknown[] = [];

  constructor(
    readonly element: HTMLElement,
    private first: number,
    private readonly texts: LineTexts,
    private readonly activate: Element | null,
  ) {
    [this.title, ...this.cells] = Array.from(element.children) as [HTMLElement, ...HTMLElement[]];
    const [toggle, name, unit] = Array.from(this.title.children) as HTMLElement[];
    this.toggle = toggle as HTMLElement;
    this.name = name as HTMLElement;
    this.unit = unit as HTMLElement;
  }

  draw(view: LinesView, index: number, row: DataMapRow): void {
    const { columns, formatValue, noteOf, block } = view;
    this.drawTitle(row, view);
    this.element.style.top = `${view.headerHeight + index * view.rowHeight}px`;
    set(this.element, 'aria-rowindex', index + 2);
    const shown = [row.node, formatValue, noteOf, view.months, view.extras];
    const isSame = shown.every((part, i) => part === this.shown[i]);
    this.shown = shown;
    this.reach(columns, isSame ? (cell, month) => this.fill(cell, month, view, row.node) : null);
    if (!isSame)
      this.cells.forEach((cell, i) => {
        this.fill(cell, columns.first + i, view, row.node);
      });
    const touched = index >= block.firstRow && index <= block.lastRow;
    const isSelected = (column: number) => touched && isInBlock(block, index, column);
    // Where the active month is not drawn, the tab stop is at the title.
    const { row: activeRow, column } = view.active;
    const isDrawn = column > columns.first && column <= columns.end;
    const tabStop = activeRow !== index ? -1 : isDrawn ? column : 0;
    set(this.title, 'tabindex', tabStop === 0 ? 0 : -1);
    set(this.title, 'aria-selected', isSelected(0));
    this.cells.forEach((cell, i) => {
      this.mark(cell, tabStop === columns.first + i + 1, isSelected(columns.first + i + 1));
    });
  }

  private drawTitle({ node, level, position, siblings }: DataMapRow, view: LinesView): void {
    const { element, title, toggle, name, unit, texts } = this;
    const hasChildren = node.children.length > 0;
    const isExpanded = view.expanded.has(node.path);
    set(element, 'aria-level', level + 1);
    set(element, 'aria-posinset', position);
    set(element, 'aria-setsize', siblings);
    set(element, 'aria-expanded', hasChildren ? isExpanded : undefined);
    set(title, 'title', node.title);
    const [padding, step] = view.isNarrow ? [0, NARROW_INDENT_PX] : [TITLE_PADDING_PX, INDENT_PX];
    const indent = padding + level * step + (hasChildren ? 0 : TOGGLE_PX);
    title.style.setProperty('--indent', rem(indent));
    setHyphenated(name, node.title, view.isNarrow);
    setText(unit, node.unit);
    if (node.unit === '') unit.remove();
    else if (unit.parentNode === null) title.append(unit);
    if (!hasChildren) toggle.remove();
    else {
      if (toggle.parentNode === null) title.prepend(toggle);
      set(toggle, 'aria-label', `${isExpanded ? texts.collapse : texts.expand}: ${node.title}`);
      setText(toggle, isExpanded ? '−' : '+');
    }
  }

  /** Adds and drops months at both ends; `fill` is given those that are added. */
  private reach(columns: Span, fill: ((cell: HTMLElement, month: number) => void) | null): void {
    const { cells } = this;
    const room = cells[0];
    while (cells.length > 0 && this.first < columns.first) {
      cells.shift()?.remove();
      this.first += 1;
    }
    while (cells.length > 0 && this.first + cells.length > columns.end) cells.pop()?.remove();
    if (cells.length === 0) this.first = columns.first;
    while (this.first > columns.first) {
      this.first -= 1;
      const cell = addMonth(this.element, this.first);
      this.title.after(cell);
      cells.unshift(cell);
      fill?.(cell, this.first);
    }
    for (let month = this.first + cells.length; month < columns.end; month += 1) {
      const cell = addMonth(this.element, month);
      cells.push(cell);
      fill?.(cell, month);
    }
    if (room !== cells[0]) room?.style.removeProperty('margin-inline-start');
    cells[0]?.style.setProperty('margin-inline-start', roomBefore(columns));
  }

  private fill(cell: HTMLElement, month: number, view: LinesView, node: DataMapNode): void {
    cell.querySelector('.trend')?.remove();
    const extra = view.extras[month - view.months];
    set(cell, 'data-extra', extra?.type);
    if (extra) this.fillExtra(cell, extra, node);
    else this.fillMonth(cell, month, view, node);
  }

  private fillExtra(cell: HTMLElement, extra: DataMapExtra, node: DataMapNode): void {
    const figure = extra.figureOf?.(node) ?? null;
    const text = figure?.text ?? (extra.type === 'trend' ? '' : this.texts.missing);
    setText(cell, text);
    set(cell, 'data-state', figure?.state ?? 'missing');
    set(cell, 'data-long', text.length > SHORT_TEXT || undefined);
    set(cell, 'data-noted', undefined);
    set(cell, 'title', figure ? this.texts[figure.state] : undefined);
    if (extra.type === 'trend') cell.append(trendPicture(node));
  }

  private fillMonth(cell: HTMLElement, month: number, view: LinesView, node: DataMapNode): void {
    const value = node.values[month] ?? null;
    const state = value === null ? 'missing' : node.verified[month] ? 'actual' : 'estimate';
    const text = value === null ? this.texts.missing : view.formatValue(value, node);
    setText(cell, text);
    set(cell, 'data-state', state);
    set(cell, 'data-long', text.length > SHORT_TEXT || undefined);
    const note = view.noteOf?.(node, month) ?? null;
    const words = [state === 'missing' ? '' : this.texts[state], note ?? ''].filter(Boolean);
    set(cell, 'data-noted', note === null ? undefined : true);
    set(cell, 'title', words.join(', ') || undefined);
  }

  private mark(cell: HTMLElement, isActive: boolean, isSelected: boolean): void {
    set(cell, 'aria-selected', isSelected);
    if (cell.hasAttribute('tabindex') === isActive) return;
    set(cell, 'tabindex', isActive ? 0 : undefined);
    if (!isActive) cell.querySelector('button')?.remove();
    else if (this.activate && !cell.hasAttribute('data-extra'))
      cell.prepend(this.activate.cloneNode(true));
  }
}

/**
 * The rows on the page, drawn straight into the DOM: there are hundreds of cells, made again with
 * every row that opens, and components for them would take three times as long.
 */
export class Lines {
  private lines = new Map<string, Line>();
  private blank: { columns: Span; line: HTMLElement } | null = null;

  /**
   * @param sheet where lines are added, after its first child
   * @param activate the button of the active cell, to be copied there; null for none
   */
  constructor(
    private readonly sheet: HTMLElement,
    private readonly texts: LineTexts,
    private readonly activate: Element | null,
  ) {}

  /** Lines keep their elements, and the focus in them, while their rows are drawn. */
  draw(view: LinesView): void {
    const before = this.lines;
    this.lines = new Map();
    for (const index of view.drawn) {
      const row = view.rows[index];
      if (!row) continue;
      const line = before.get(row.node.path) ?? this.newLine(view.columns);
      before.delete(row.node.path);
      this.lines.set(row.node.path, line);
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

  private newLine(columns: Span): Line {
    if (this.blank?.columns !== columns) this.blank = { columns, line: blankLine(columns) };
    const element = this.blank.line.cloneNode(true) as HTMLElement;
    return new Line(element, columns.first, this.texts, this.activate);
  }
}
