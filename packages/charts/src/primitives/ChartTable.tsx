import type { ReactElement } from 'react';
import { spokenKind } from '../points.js';
import type { PointKind } from '../types.js';

export interface ChartTableCell {
  readonly kind: PointKind;
  /** The value with its unit; empty when it is missing. */
  readonly text: string;
}

export interface ChartTableRow {
  readonly key: string;
  readonly title: string;
  /** How much of a partial period is covered. */
  readonly note?: string | null | undefined;
  readonly cells: readonly ChartTableCell[];
}

export interface ChartTableColumn {
  readonly key: string;
  readonly title: string;
  /** Its values are not activated: a level, which comes from nowhere. */
  readonly isFixed?: boolean | undefined;
  /** What is aimed at: its values are neither actual nor estimates. */
  readonly isTarget?: boolean | undefined;
}

export interface ChartTableProps {
  /** Name of the table, spoken and not shown. */
  readonly caption: string;
  /** Heading of the first column, which names the rows. */
  readonly rowHeading: string;
  /** Heads of the columns, that of the rows' names first. */
  readonly columns: readonly ChartTableColumn[];
  /** The rows with their cells as text. */
  readonly rows: readonly ChartTableRow[];
  /** The word that marks estimates. */
  readonly estimate: string;
  /** The word for a value that is not there. */
  readonly missing: string;
  /** Makes a button of each value. */
  readonly onActivate?: ((column: string, row: string) => void) | undefined;
  /** What the button does, said after the value. */
  readonly activateLabel?: string | undefined;
}

/** The same values as the chart's, as text; renders a `<table>`. */
export function ChartTable(props: ChartTableProps): ReactElement {
  const { caption, rowHeading, columns, rows, estimate, missing, onActivate } = props;
  return (
    <table className="tavoite-chart-table">
      <caption className="tavoite-chart-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowHeading}</th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, note, cells }) => (
          <tr key={key}>
            <th scope="row">
              {title}
              {note ? <span className="tavoite-chart-table-note"> {note}</span> : null}
            </th>
            {columns.map((column, i) => {
              const cell = cells[i];
              return (
                <td
                  key={column.key}
                  data-kind={spokenKind(cell?.kind ?? 'missing', column.isTarget === true)}
                >
                  {cell && cell.kind !== 'missing' ? (
                    onActivate && !column.isFixed ? (
                      <button
                        type="button"
                        className="tavoite-chart-value-button"
                        onClick={() => onActivate(column.key, key)}
                      >
                        {cell.text}
                        <span className="tavoite-chart-hidden">, {props.activateLabel}</span>
                      </button>
                    ) : (
                      cell.text
                    )
                  ) : (
                    <span className="tavoite-chart-hidden">{missing}</span>
                  )}
                  {cell?.kind === 'estimate' ? (
                    <span className="tavoite-chart-table-note"> {estimate}</span>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
