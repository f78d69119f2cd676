import { rangeMissed, type TextPart } from '@tavoite/model';
import { pixels, rem } from '@tavoite/tokens';
import {
  add,
  SheetLine,
  SheetLines,
  type SheetView,
  set,
  setFigure,
  setHyphenated,
  setText,
  setUnit,
  UNIT_LETTERS,
} from '../sheet/lines.js';
import type { MeterStatus } from '../TargetMeter/index.js';
import { type DataMapExtra, TREND, trendPaths } from './extras.js';
import type { DataMapNode, DataMapRow } from './rows.js';

/** How a term stands by its target. */
export interface DataMapStatus {
  /** Which mark stands for it. */
  status: MeterStatus;
  /** The same in words, spoken and shown when pointed at. */
  text: string;
}

export interface MapView extends SheetView<DataMapRow> {
  /** How many of the columns are months. */
  readonly months: number;
  /** What follows the months. The same array between renders. */
  readonly extras: readonly DataMapExtra[];
  readonly expanded: ReadonlySet<string>;
  /** Paths of the rows with an unusual value below them. */
  readonly unusualBelow: ReadonlySet<string>;
  /** The frame is too narrow for the full indentation. */
  readonly isNarrow: boolean;
  readonly formatValue: (value: number, node: DataMapNode) => string;
  readonly noteOf: ((node: DataMapNode, month: number) => string | null) | undefined;
  readonly statusOf: ((node: DataMapNode) => DataMapStatus | null | undefined) | undefined;
  readonly marksIn: ((title: string) => readonly TextPart[]) | undefined;
}

export interface LineTexts {
  expand: string;
  collapse: string;
  actual: string;
  estimate: string;
  unusual: ((low: string, high: string) => string) | undefined;
  unusualBelow: string | undefined;
  /** Stands for a missing value. */
  missing: string;
}

/** A level's indentation, and the room before the titles at the top. */
const INDENT_PX = pixels('layout-data-map-indent');
const TITLE_PADDING_PX = pixels('space-2');
const NARROW_INDENT_PX = pixels('space-2');
/** Of a part of a word that is too long in a narrow frame, and how many fewer letters at each level. */
const LONG_LETTERS = 13;
const LETTERS_OF_LEVEL = 1.5;
/** The toggle's width and the gap after it, kept free where there is none. */
const TOGGLE_PX = pixels('size-target') + pixels('space-1');

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

const TOGGLE = { class: 'toggle', type: 'button', tabindex: '-1' };

/** A term in the map, which may be opened. */
class MapLine extends SheetLine<DataMapRow, MapView> {
  private readonly toggle: HTMLElement;
  private readonly status: HTMLElement;

  constructor(
    element: HTMLElement,
    first: number,
    private readonly texts: LineTexts,
    private readonly patterns: Element,
  ) {
    super(element, first);
    this.toggle = add(this.title, 'button', TOGGLE);
    this.toggle.remove();
    this.status = add(this.title, 'span', { class: 'status' });
    this.status.remove();
  }

  protected override drawTitle(row: DataMapRow, view: MapView): void {
    const { node, level, position, siblings } = row;
    const { element, title, toggle, name, unit, texts } = this;
    const hasChildren = node.children.length > 0;
    const isExpanded = view.expanded.has(node.path);
    set(element, 'aria-level', level + 1);
    set(element, 'aria-posinset', position);
    set(element, 'aria-setsize', siblings);
    set(element, 'aria-expanded', hasChildren ? isExpanded : undefined);
    set(title, 'title', node.title);
    const [padding, step, room] = view.isNarrow
      ? [0, NARROW_INDENT_PX, pixels('size-target')]
      : [TITLE_PADDING_PX, INDENT_PX, TOGGLE_PX];
    const indent = padding + level * step + (hasChildren ? 0 : room);
    title.style.setProperty('--indent', rem(indent));
    title.style.setProperty('--level', String(level));
    const long = view.isNarrow ? LONG_LETTERS - LETTERS_OF_LEVEL * level : undefined;
    setHyphenated(name, node.title, long, view.marksIn?.(node.title));
    setUnit(
      title,
      name,
      unit,
      node.unit,
      view.isNarrow ? UNIT_LETTERS - LETTERS_OF_LEVEL * level : 0,
    );
    this.drawStatus(view.statusOf ? view.statusOf(node) : null);
    if (!hasChildren) toggle.remove();
    else {
      if (toggle.parentNode === null) title.prepend(toggle);
      const hidden = !isExpanded && view.unusualBelow.has(node.path);
      const spoken = `${isExpanded ? texts.collapse : texts.expand}: ${node.title}`;
      set(toggle, 'aria-label', hidden ? `${spoken}, ${texts.unusualBelow}` : spoken);
      set(toggle, 'title', hidden ? texts.unusualBelow : undefined);
      set(toggle, 'data-unusual-below', hidden || undefined);
      setText(toggle, isExpanded ? '−' : '+');
    }
  }

  /** Where there is none, its room is the name's. */
  private drawStatus(standing: DataMapStatus | null | undefined): void {
    const { title, name, status } = this;
    if (standing === null) {
      status.remove();
      return;
    }
    if (status.parentNode !== title) name.after(status);
    set(status, 'role', standing ? 'img' : undefined);
    set(status, 'aria-label', standing?.text);
    set(status, 'title', standing?.text);
    if (status.getAttribute('data-mark') === (standing?.status ?? null)) return;
    set(status, 'data-mark', standing?.status);
    const mark = standing && this.patterns.querySelector(`[data-status='${standing.status}']`);
    status.replaceChildren(...(mark ? [mark.cloneNode(true)] : []));
  }

  protected override partsOf({ node }: DataMapRow, view: MapView): readonly unknown[] {
    return [node, view.formatValue, view.noteOf, view.months, view.extras];
  }

  protected override fill(cell: HTMLElement, month: number, { node }: DataMapRow, view: MapView) {
    cell.querySelector('.trend')?.remove();
    const extra = view.extras[month - view.months];
    set(cell, 'data-extra', extra?.type);
    if (extra) this.fillExtra(cell, extra, node);
    else this.fillMonth(cell, month, view, node);
  }

  private fillExtra(cell: HTMLElement, extra: DataMapExtra, node: DataMapNode): void {
    const figure = extra.figureOf?.(node) ?? null;
    const text = figure?.text ?? (extra.type === 'trend' ? '' : this.texts.missing);
    setFigure(cell, text, figure?.state ?? 'missing');
    set(cell, 'data-noted', undefined);
    set(cell, 'data-unusual', undefined);
    set(cell, 'title', figure ? this.texts[figure.state] : undefined);
    if (extra.type === 'trend') cell.append(trendPicture(node));
  }

  private fillMonth(cell: HTMLElement, month: number, view: MapView, node: DataMapNode): void {
    const value = node.values[month] ?? null;
    const state = value === null ? 'missing' : node.verified[month] ? 'actual' : 'estimate';
    setFigure(cell, value === null ? this.texts.missing : view.formatValue(value, node), state);
    const note = view.noteOf?.(node, month) ?? null;
    const unusual = this.unusualWords(node, month, view);
    const kind = state === 'missing' ? '' : this.texts[state];
    const words = [kind, unusual ?? '', note ?? ''].filter(Boolean);
    set(cell, 'data-noted', note === null ? undefined : true);
    set(cell, 'data-unusual', unusual === null ? undefined : true);
    set(cell, 'title', words.join(', ') || undefined);
  }

  /** What is said of a value that is unusual; null of others. */
  private unusualWords(node: DataMapNode, month: number, view: MapView): string | null {
    const { unusual } = this.texts;
    const range = unusual ? rangeMissed(node.values, month) : null;
    if (!unusual || !range) return null;
    return unusual(view.formatValue(range.low, node), view.formatValue(range.high, node));
  }

  protected override onTabStop(cell: HTMLElement, isActive: boolean): void {
    if (!isActive) cell.querySelector('button')?.remove();
    else if (!cell.hasAttribute('data-extra')) {
      const button = this.patterns.querySelector('button');
      if (button) cell.prepend(button.cloneNode(true));
    }
  }
}

/**
 * @param sheet where lines are added, after its first child
 * @param patterns what is copied into lines: the button of the active cell, if it has one, and the marks of statuses
 */
export const mapLines = (sheet: HTMLElement, texts: LineTexts, patterns: Element) =>
  new SheetLines<DataMapRow, MapView>(
    sheet,
    ({ node }) => node.path,
    (element, first) => new MapLine(element, first, texts, patterns),
  );
