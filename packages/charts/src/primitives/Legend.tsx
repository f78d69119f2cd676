import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  useState,
} from 'react';
import type { ChartTheme } from '../theme/theme.js';
import type { LegendEntry } from './DrawnLegend.js';
import { LegendCells, legendCells } from './LegendCells.js';
import { SWATCH_HEIGHT, SWATCH_WIDTH, Swatch } from './Swatch.js';
import type { PeriodReadout } from './Tooltip.js';

export interface LegendProps {
  /** The series with the looks of their marks. */
  readonly entries: readonly LegendEntry[];
  /** The legend's name. */
  readonly label: string;
  /** Colours of the swatches. */
  readonly theme: ChartTheme;
  /** Keys that are hidden. */
  readonly filteredKeys: ReadonlySet<string>;
  /** Nothing more may be hidden; what is hidden can still be shown. */
  readonly isLocked?: boolean | undefined;
  /** Hides or shows a key; left out, the legend only informs. */
  readonly onToggle?: ((key: string) => void) | undefined;
  /** Shows a key alone, or all again: double click, or the key O. */
  readonly onAlone?: ((key: string) => void) | undefined;
  /**
   * The values of a period, each below its entry, which a target shares with its series. Null where none is
   * known; left out, the legend only names.
   */
  readonly readout?: PeriodReadout | null | undefined;
  /** Width of each entry with its value, in pixels, by key. */
  readonly cellWidths?: ReadonlyMap<string, number> | undefined;
  /** The word for a target, on its entry beside that of its series. */
  readonly target?: string | undefined;
  /** What the entries do, as their tooltip. */
  readonly hint?: string | undefined;
  /** Shows all again; written at the end while anything is hidden. */
  readonly reset?: { readonly label: string; readonly onReset: () => void } | undefined;
  /** The entry under the pointer or focus, to make its series stand out; null for none. */
  readonly onHighlight?: ((key: string | null) => void) | undefined;
}

/**
 * A chart's legend and filter: one tab stop, arrow keys between entries, Space or Enter hides or
 * shows one. Renders a toolbar of toggle buttons, or a list when there is nothing to toggle.
 */
export const Legend = memo(function Legend(props: LegendProps): ReactElement {
  const { label, theme, filteredKeys, isLocked = false, onToggle, onHighlight } = props;
  const { onAlone, hint, reset, readout, cellWidths } = props;
  const [reached, setReached] = useState(0);
  const cells = legendCells(props.entries);
  // As they stand, which the arrow keys follow.
  const entries =
    readout === undefined
      ? props.entries
      : cells.flatMap(({ entry, target }) => (target ? [entry, target] : entry));
  if (!onToggle) {
    return (
      <ul className="tavoite-chart-legend" aria-label={label}>
        {props.entries.map((entry) => (
          <li key={entry.key} className="tavoite-chart-legend-entry">
            <EntryPicture entry={entry} theme={theme} />
          </li>
        ))}
      </ul>
    );
  }

  const last = entries.length - 1;
  const stop = Math.min(reached, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = entries[entryAt(event)]?.key;
    if (event.key.toLowerCase() === 'o' && key !== undefined && onAlone) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onAlone(key);
      return;
    }
    const target = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowDown: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      ArrowUp: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setReached(target);
    event.currentTarget.querySelectorAll<HTMLButtonElement>(ENTRY)[target]?.focus();
  };
  // Answered here for all entries, so that a filter draws only those that it changes.
  const onClick = (event: MouseEvent) => {
    const position = entryAt(event);
    const entry = entries[position];
    if (!entry) return;
    setReached(position);
    onToggle(entry.key);
  };
  // Its two clicks have hidden the entry and shown it again.
  const onDoubleClick = (event: MouseEvent) => {
    const entry = entries[entryAt(event)];
    if (entry) onAlone?.(entry.key);
  };
  const highlight = (event: FocusEvent | PointerEvent) => {
    const entry = entries[entryAt(event)];
    const isThere = entry && (entry.isOption || !filteredKeys.has(entry.key));
    onHighlight?.(isThere ? entry.key : null);
  };
  const rest = () => onHighlight?.(null);
  const button = (entry: LegendEntry, name?: string) => (
    <EntryButton
      key={entry.key}
      entry={entry}
      name={name}
      theme={theme}
      shown={!filteredKeys.has(entry.key)}
      locked={isLocked && !filteredKeys.has(entry.key)}
      isStop={entry === entries[stop]}
      hint={hint}
    />
  );
  const showAll =
    reset && entries.some(({ key, isOption }) => !isOption && filteredKeys.has(key)) ? (
      <button type="button" className="tavoite-chart-reset" onClick={reset.onReset}>
        {reset.label}
      </button>
    ) : null;
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="tavoite-chart-legend"
      data-values={readout !== undefined || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onFocus={highlight}
      onBlur={rest}
      onPointerOver={highlight}
      onPointerLeave={rest}
    >
      {readout === undefined ? (
        <>
          {entries.map((entry) => button(entry))}
          {showAll}
        </>
      ) : (
        <LegendCells
          {...{ cells, readout, cellWidths, filteredKeys, button }}
          target={props.target}
        >
          {showAll}
        </LegendCells>
      )}
    </div>
  );
});

const ENTRY = 'button[aria-pressed]';

/** Position of the entry that an event happened in, or -1. */
function entryAt({ target, currentTarget }: MouseEvent | FocusEvent | KeyboardEvent): number {
  const button = target instanceof Element ? target.closest(ENTRY) : null;
  return button ? [...currentTarget.querySelectorAll(ENTRY)].indexOf(button) : -1;
}

/** An eye with a stroke through it, in the middle of a swatch. */
const EYE_OFF =
  'M5,7c1.9,-3.2 4.2,-4.8 7,-4.8s5.1,1.6 7,4.8c-1.9,3.2 -4.2,4.8 -7,4.8s-5.1,-1.6 -7,-4.8zm5,0a2,2 0 1,0 4,0a2,2 0 1,0 -4,0M6.5,13l11,-12';

const EntryButton = memo(function EntryButton(props: {
  entry: LegendEntry;
  /** Written in place of the title, which is spoken. */
  name: string | undefined;
  theme: ChartTheme;
  shown: boolean;
  locked: boolean;
  isStop: boolean;
  hint: string | undefined;
}): ReactElement {
  return (
    <button
      type="button"
      className="tavoite-chart-legend-entry"
      title={props.hint}
      aria-pressed={props.shown}
      aria-disabled={props.locked || undefined}
      tabIndex={props.isStop ? 0 : -1}
    >
      <EntryPicture
        entry={props.entry}
        name={props.name}
        theme={props.theme}
        hidden={!props.shown}
      />
    </button>
  );
});

function EntryPicture({
  entry: { title, swatch },
  name,
  theme,
  hidden = false,
}: {
  entry: LegendEntry;
  name?: string | undefined;
  theme: ChartTheme;
  hidden?: boolean;
}): ReactElement {
  return (
    <>
      {swatch ? null : (
        <svg className="tavoite-chart-check" width={14} height={14} aria-hidden="true">
          <rect x={0.75} y={0.75} width={12.5} height={12.5} rx={3} />
          <path d="M3.5,7.2l2.4,2.4l4.6,-5" />
        </svg>
      )}
      {swatch ? (
        <svg width={SWATCH_WIDTH} height={SWATCH_HEIGHT} aria-hidden="true">
          {hidden ? (
            <path className="tavoite-chart-eye-off" d={EYE_OFF} />
          ) : (
            <Swatch {...swatch} theme={theme} />
          )}
        </svg>
      ) : null}
      {name === undefined ? (
        <span>{title}</span>
      ) : (
        <>
          <span aria-hidden="true">{name}</span>
          <span className="tavoite-chart-hidden">{title}</span>
        </>
      )}
    </>
  );
}
