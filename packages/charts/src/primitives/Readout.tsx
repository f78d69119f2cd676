import { type ReactElement, useId, useState } from 'react';
import { useParts } from '../ChartProvider/ChartProvider.js';
import type { FrameLabels } from '../labels/types.js';
import {
  RowSwatch,
  rowProps,
  type TooltipProps,
  type TooltipRow,
  TooltipTitle,
} from './Tooltip.js';

export interface ReadoutProps extends Omit<TooltipProps, 'differenceHeading'> {
  /** Above the plot it is one line, below it a row for each series. */
  readonly part: 'line' | 'rows';
  /** Texts of the button that shows the other rows. */
  readonly labels: Pick<FrameLabels, 'moreRows' | 'fewerRows'>;
}

/** As many leave room for the plot below them. */
const MAX_ROWS = 5;

const isSeries = ({ swatch }: TooltipRow): boolean => swatch !== undefined;

/**
 * The rows of the first series, and in place of the last of them the current one, where that is further
 * down; totals say something of all of them.
 */
function firstRows(rows: readonly TooltipRow[]): readonly TooltipRow[] {
  const series = rows.filter(isSeries);
  const first = series.slice(0, MAX_ROWS);
  const current = series.slice(MAX_ROWS).find((row) => row.current);
  const kept = new Set(current ? [...first.slice(0, -1), current] : first);
  return rows.filter((row) => !isSeries(row) || kept.has(row));
}

/** The values at the cursor of a narrow chart, for places of their own above and below its plot. */
export function Readout(props: ReadoutProps): ReactElement {
  return props.part === 'line' ? <ReadoutLine {...props} /> : <ReadoutRows {...props} />;
}

/** What is pointed at, and the value that says most: of the current series, of all, or of the first. */
function ReadoutLine(props: ReadoutProps): ReactElement {
  const { rows, theme } = props;
  const row =
    rows.find(({ current }) => current) ?? rows.find((each) => !isSeries(each)) ?? rows[0];
  return (
    <>
      <TooltipTitle {...props} saysEstimate />
      {row ? (
        <span className="tavoite-chart-readout-first" data-kind={rowProps(row)['data-kind']}>
          {isSeries(row) ? <RowSwatch row={row} theme={theme} /> : null}
          <span className="tavoite-chart-readout-name" title={row.title}>
            {row.title}
          </span>
          <span className="tavoite-chart-tooltip-value">{row.value}</span>
        </span>
      ) : null}
    </>
  );
}

/**
 * A line for each series, with its target below it, and the first series only until all are asked for.
 * Renders the provider's panel.
 */
function ReadoutRows(props: ReadoutProps): ReactElement {
  const { rows, hint, theme, targetHeading, labels } = props;
  const { TooltipPanel } = useParts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // The button takes the place of a row: it has to stand for more than one.
  const folds = rows.filter(isSeries).length > MAX_ROWS + 1;
  const shown = folds && !isOpen ? firstRows(rows) : rows;
  return (
    <TooltipPanel>
      <div className="tavoite-chart-readout-panel">
        <div id={id} className="tavoite-chart-readout-rows">
          {shown.map((row) => (
            <div key={row.key} {...rowProps(row)}>
              <RowSwatch row={row} theme={theme} />
              <span className="tavoite-chart-readout-name" title={row.title}>
                {row.title}
              </span>
              <span className="tavoite-chart-tooltip-value">{row.value}</span>
              {row.target === undefined ? null : (
                <>
                  <RowSwatch row={{ ...row, swatch: row.targetSwatch }} theme={theme} />
                  <span className="tavoite-chart-readout-target">
                    <span>{targetHeading} </span>
                    <span>
                      <b>{row.target}</b>
                      {row.difference ? ` (${row.difference})` : null}
                    </span>
                  </span>
                </>
              )}
            </div>
          ))}
        </div>
        {folds || hint ? (
          <div className="tavoite-chart-readout-foot">
            {hint ? <span>{hint}</span> : null}
            {folds ? (
              <button
                type="button"
                className="tavoite-chart-reset"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? labels.fewerRows : labels.moreRows(rows.length - shown.length)}
              </button>
            ) : null}
          </div>
        ) : null}
      </div>
    </TooltipPanel>
  );
}
