import { type KeyboardEvent, memo, type ReactElement, useRef, useState } from 'react';
import type { ChartTheme } from '../theme/theme.js';
import type { LegendEntry } from './DrawnLegend.js';
import { SWATCH_HEIGHT, SWATCH_WIDTH, Swatch } from './Swatch.js';

export interface LegendProps {
  readonly entries: readonly LegendEntry[];
  /** The legend's name. */
  readonly label: string;
  readonly theme: ChartTheme;
  /** Keys that are hidden. */
  readonly filteredKeys: ReadonlySet<string>;
  /** Nothing more may be hidden; what is hidden can still be shown. */
  readonly isLocked?: boolean | undefined;
  /** Hides or shows a key; left out, the legend only informs. */
  readonly onToggle?: ((key: string) => void) | undefined;
  /** The entry under the pointer or focus, to make its series stand out; null for none. */
  readonly onHighlight?: ((key: string | null) => void) | undefined;
}

/**
 * A chart's legend and filter: one tab stop, arrow keys between entries, Space or Enter hides or
 * shows one. Renders a toolbar of toggle buttons, or a list when there is nothing to toggle.
 */
export const Legend = memo(function Legend(props: LegendProps): ReactElement {
  const { entries, label, theme, filteredKeys, onToggle, onHighlight } = props;
  const [reached, setReached] = useState(0);
  const buttons = useRef<Array<HTMLButtonElement | null>>([]);
  const stop = Math.min(reached, entries.length - 1);

  const picture = ({ title, swatch }: LegendEntry) => (
    <>
      {swatch ? (
        <svg width={SWATCH_WIDTH} height={SWATCH_HEIGHT} aria-hidden="true">
          <Swatch {...swatch} theme={theme} />
        </svg>
      ) : (
        <svg className="tavoite-chart-check" width={14} height={14} aria-hidden="true">
          <rect x={0.75} y={0.75} width={12.5} height={12.5} rx={3} />
          <path d="M3.5,7.2l2.4,2.4l4.6,-5" />
        </svg>
      )}
      <span>{title}</span>
    </>
  );
  if (!onToggle) {
    return (
      <ul className="tavoite-chart-legend" aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.key} className="tavoite-chart-legend-entry">
            {picture(entry)}
          </li>
        ))}
      </ul>
    );
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
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
    buttons.current[target]?.focus();
  };
  return (
    <div role="toolbar" aria-label={label} className="tavoite-chart-legend" onKeyDown={onKeyDown}>
      {entries.map((entry, i) => {
        const shown = !filteredKeys.has(entry.key);
        return (
          <button
            key={entry.key}
            ref={(element) => {
              buttons.current[i] = element;
            }}
            type="button"
            className="tavoite-chart-legend-entry"
            aria-pressed={shown}
            aria-disabled={(props.isLocked && shown) || undefined}
            tabIndex={i === stop ? 0 : -1}
            onClick={() => {
              setReached(i);
              onToggle(entry.key);
            }}
            onFocus={() => onHighlight?.(shown ? entry.key : null)}
            onBlur={() => onHighlight?.(null)}
            onPointerEnter={() => onHighlight?.(shown ? entry.key : null)}
            onPointerLeave={() => onHighlight?.(null)}
          >
            {picture(entry)}
          </button>
        );
      })}
    </div>
  );
});
