import { rem } from '@tavoite/tokens';
import type { ReactElement, ReactNode } from 'react';
import type { LegendEntry } from './DrawnLegend.js';
import { DifferenceText, type PeriodReadout, rowProps, TooltipTitle } from './Tooltip.js';

/** An entry with that of its target. */
export interface LegendCell {
  readonly entry: LegendEntry;
  readonly target: LegendEntry | undefined;
}

/** Entries in the order of a legend: a target follows its series, where that is among them. */
export function legendCells(entries: readonly LegendEntry[]): LegendCell[] {
  const keys = new Set(entries.map(({ key }) => key));
  const isBeside = ({ targetOf }: LegendEntry) => targetOf !== undefined && keys.has(targetOf);
  return entries
    .filter((entry) => !isBeside(entry))
    .map((entry) => ({ entry, target: entries.find(({ targetOf }) => targetOf === entry.key) }));
}

export interface LegendCellsProps {
  readonly cells: readonly LegendCell[];
  /** See `Legend`. */
  readonly readout: PeriodReadout | null;
  /** See `Legend`. */
  readonly cellWidths: ReadonlyMap<string, number> | undefined;
  /** See `Legend`. */
  readonly filteredKeys: ReadonlySet<string>;
  /** The word for a target. */
  readonly target: string | undefined;
  /** An entry's button, with something else written on it than its title. */
  readonly button: (entry: LegendEntry, name?: string) => ReactNode;
  /** After all entries. */
  readonly children: ReactNode;
}

/** More entries take several lines, where they stand in columns. */
const MAX_UNALIGNED = 6;

/** A period, and each entry with its value below it, its target beside it; in a narrow chart, whose readout has them, entries only. */
export function LegendCells(props: LegendCellsProps): ReactElement {
  const { cells, readout, cellWidths, filteredKeys, target: targetWord, button } = props;
  const rows = new Map(readout?.rows.map((row) => [row.key, row]));
  const totals = readout?.rows.filter(({ swatch }) => swatch === undefined) ?? [];
  const widths = new Map(cells.map(({ entry }) => [entry.key, cellWidths?.get(entry.key) ?? 0]));
  const isAligned = cells.length + totals.length > MAX_UNALIGNED;
  const column = rem(Math.max(0, ...widths.values()));
  return (
    <>
      <div className="tavoite-chart-legend-period">
        {readout ? <TooltipTitle {...readout} saysEstimate /> : null}
      </div>
      <div
        className="tavoite-chart-legend-cells"
        data-aligned={isAligned || undefined}
        style={
          isAligned ? { gridTemplateColumns: `repeat(auto-fill, min(${column}, 100%))` } : undefined
        }
      >
        {cells.map(({ entry, target }) => {
          const row = rows.get(entry.key);
          const difference = target && !filteredKeys.has(target.key) ? row?.difference : null;
          return (
            <div
              key={entry.key}
              {...(row && rowProps(row))}
              className="tavoite-chart-legend-cell"
              style={
                isAligned
                  ? undefined
                  : { minWidth: rem(widths.get(entry.key) ?? 0), maxWidth: column }
              }
            >
              {button(entry)}
              {target ? (
                <span
                  className="tavoite-chart-legend-target"
                  title={row?.target && `${targetWord} ${row.target}`}
                >
                  {button(target, targetWord)}
                </span>
              ) : null}
              {row ? (
                <span className="tavoite-chart-legend-values">
                  <span className="tavoite-chart-tooltip-value">{row.value}</span>
                  {difference ? (
                    <span>
                      <span className="tavoite-chart-hidden">
                        {targetWord} {row.target}:{' '}
                      </span>
                      <DifferenceText difference={difference} />
                    </span>
                  ) : null}
                </span>
              ) : null}
            </div>
          );
        })}
        {totals.map((row) => (
          <div key={row.key} {...rowProps(row)} className="tavoite-chart-legend-cell">
            <span>{row.title}</span>
            <span className="tavoite-chart-legend-values">
              <span className="tavoite-chart-tooltip-value">{row.value}</span>
            </span>
          </div>
        ))}
        {props.children}
      </div>
    </>
  );
}
