import { rem } from '@tavoite/tokens';
import type { ReactElement, ReactNode } from 'react';
import type { LegendEntry } from './DrawnLegend.js';
import { type PeriodReadout, rowProps, TooltipTitle } from './Tooltip.js';

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
  readonly cellWidth: number | undefined;
  /** The word for a target. */
  readonly target: string | undefined;
  /** An entry's button, with something else written on it than its title. */
  readonly button: (entry: LegendEntry, name?: string) => ReactNode;
}

/** A period, and each entry with its value below it; in a narrow chart, whose readout has them, entries only. */
export function LegendCells(props: LegendCellsProps): ReactElement {
  const { cells, readout, cellWidth, target: targetWord, button } = props;
  const rows = new Map(readout?.rows.map((row) => [row.key, row]));
  const totals = readout?.rows.filter(({ swatch }) => swatch === undefined) ?? [];
  return (
    <>
      <div className="tavoite-chart-legend-period">
        {readout ? <TooltipTitle {...readout} saysEstimate /> : null}
      </div>
      <div
        className="tavoite-chart-legend-cells"
        style={{ gridTemplateColumns: `repeat(auto-fill, min(${rem(cellWidth ?? 0)}, 100%))` }}
      >
        {cells.map(({ entry, target }) => {
          const row = rows.get(entry.key);
          return (
            <div key={entry.key} {...(row && rowProps(row))} className="tavoite-chart-legend-cell">
              {button(entry)}
              {row ? (
                <span className="tavoite-chart-legend-value tavoite-chart-tooltip-value">
                  {row.value}
                </span>
              ) : null}
              {target ? (
                <span
                  className="tavoite-chart-legend-target"
                  title={row?.target && `${targetWord} ${row.target}`}
                >
                  {button(target, targetWord)}
                  {row?.difference ? (
                    <span className="tavoite-chart-legend-value">
                      <span className="tavoite-chart-hidden">
                        {targetWord} {row.target}:{' '}
                      </span>
                      {row.difference}
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
            <span className="tavoite-chart-legend-value tavoite-chart-tooltip-value">
              {row.value}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
